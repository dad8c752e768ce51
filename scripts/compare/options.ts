import { cms as demoCms } from '../demo/sign-in'
import { site as demoSite } from '../demo/with-demo'

const words = process.argv.slice(2)

const option = (name: string) =>
  words.find((word) => word.startsWith(`--${name}=`))?.slice(`--${name}=`.length)

/** Only these pictures; all of them when none is named. */
export const chosenNames = words.filter((word) => !word.startsWith('--'))
/** The set to take; without it `now` is taken and compared with `base`. */
export const takenSet = option('take')
/** Compares two sets that were taken before, without opening a page. */
export const isOnlyComparing = words.includes('--taken')
const givenSite = option('site')
export const isSiteGiven = givenSite !== undefined
export const site = givenSite ?? demoSite
export const cms = option('cms') ?? demoCms
/** Where the demo keeps the sign-in of its administrator. */
export const runFolder = option('run') ?? '.run'

export const compareFolder = '.run/compare'
