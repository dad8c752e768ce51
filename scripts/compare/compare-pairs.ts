import { mkdirSync, rmSync } from 'node:fs'

import { differenceOf, readPixels } from './pixels'
import { saveSideBySide } from './side-by-side'
import { compareFolder } from './sides'
import type { Taken, TakenPair } from './take-pictures'

export type Compared = { picture: string } & (
  | { state: 'same' }
  | { state: 'differs'; share: number; higherPx: number }
  /** Only one build has such a page, or what it opens. */
  | { state: 'one-side'; only: 'before' | 'after'; problem: string }
  | { state: 'neither'; problem: string }
)

const differenceFolder = `${compareFolder}/difference`

/** What became of each pair; where both differ, `difference/<picture>.png` shows how. */
export async function comparePairs(pairs: TakenPair[]): Promise<Compared[]> {
  rmSync(differenceFolder, { recursive: true, force: true })
  mkdirSync(differenceFolder, { recursive: true })
  const compared: Compared[] = []
  for (const { picture, before, after } of pairs) compared.push(await comparePair(picture, before, after))
  return compared
}

async function comparePair(picture: string, before: Taken, after: Taken): Promise<Compared> {
  const missing = whatIsMissing(before, after)
  if (missing) return { picture, ...missing }
  if (!('file' in before) || !('file' in after)) throw new Error(`${picture} has no files`)
  const [from, to] = await Promise.all([readPixels(before.file), readPixels(after.file)])
  const difference = differenceOf(from, to)
  const { share, higherPx } = difference
  if (share === 0 && higherPx === 0) return { picture, state: 'same' }
  const file = `${differenceFolder}/${picture}.png`
  await saveSideBySide(file, { before: from, after: to, difference })
  return { picture, state: 'differs', share, higherPx }
}

type Missing =
  { state: 'one-side'; only: 'before' | 'after'; problem: string } | { state: 'neither'; problem: string }

/** A page that one build answers and the other does not find is on one side only, though both have a picture. */
export function whatIsMissing(before: Taken, after: Taken): Missing | null {
  const [noBefore, noAfter] = [problemOf(before), problemOf(after)]
  if (noBefore && noAfter) {
    // Where nothing was to be found, both show that.
    if ('file' in before && 'file' in after) return null
    return { state: 'neither', problem: noAfter }
  }
  if (noBefore) return { state: 'one-side', only: 'after', problem: noBefore }
  if (noAfter) return { state: 'one-side', only: 'before', problem: noAfter }
  return null
}

function problemOf(taken: Taken): string | null {
  if ('problem' in taken) return taken.problem
  return taken.status === 404 ? 'not found (404)' : null
}
