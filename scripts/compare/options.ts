import { type PictureWidth, widths as allWidths } from '../screenshots/shots'
import { compareShots, mainShots } from './shots'

const words = process.argv.slice(2)

const option = (name: string) =>
  words.find((word) => word.startsWith(`--${name}=`))?.slice(`--${name}=`.length)

/** The build to compare with: anything that git knows by a name. */
export const commit = words.find((word) => !word.startsWith('--'))

/** Every picture in each of its languages, not only those of every kind of screen in one. */
export const isEverything = words.includes('--all')

const only = option('only')?.split(',')
export const names = only ?? (isEverything ? Object.keys(compareShots) : mainShots)
export const unknownNames = names.filter((name) => !(name in compareShots))

const chosenWidths = option('widths')?.split(',').map(Number)
export const widths: PictureWidth[] = allWidths.filter((width) => chosenWidths?.includes(width) ?? true)
