import { existsSync, mkdirSync, rmSync } from 'node:fs'

import { type Figure, rounded } from '../console'
import { compareFolder } from './options'
import { differenceOf, readPixels } from './pixels'
import { compareShots } from './shots'
import { saveSideBySide } from './side-by-side'

const differenceFolder = `${compareFolder}/difference`

/** One row for each picture of these names, the largest difference first. */
export async function compareSets(
  first: string,
  second: string,
  names: string[],
): Promise<Record<string, Figure>[]> {
  rmSync(differenceFolder, { recursive: true, force: true })
  mkdirSync(differenceFolder, { recursive: true })
  const rows: { picture: string; share: number; higherPx: number; says: string }[] = []
  for (const picture of names.flatMap(picturesOf)) {
    const [from, to] = [first, second].map((set) => `${compareFolder}/${set}/${picture}.png`) as [
      string,
      string,
    ]
    const missing = [from, to].find((file) => !existsSync(file))
    if (missing) {
      rows.push({ picture, share: 1, higherPx: 0, says: `${missing} is missing` })
      continue
    }
    const [before, after] = await Promise.all([readPixels(from), readPixels(to)])
    const difference = differenceOf(before, after)
    const { share, higherPx } = difference
    const isSame = share === 0 && higherPx === 0
    const file = `${differenceFolder}/${picture}.png`
    if (!isSame) await saveSideBySide(file, { before, after, difference })
    rows.push({ picture, share, higherPx, says: isSame ? 'same' : file })
  }
  return rows
    .toSorted((a, b) => b.share - a.share || Math.abs(b.higherPx) - Math.abs(a.higherPx))
    .map(({ picture, share, higherPx, says }) => ({
      picture,
      'differs %': rounded(share * 100, 3),
      'higher px': higherPx,
      see: says,
    }))
}

function picturesOf(name: string): string[] {
  const { widths = [], locales = [] } = compareShots[name] ?? {}
  return locales.flatMap((locale) => widths.map((width) => `${name}-${width}-${locale}`))
}
