import { slug } from '../paths/slug'

/** What visitors shorten in the names of places, in any language; several where it depends on the name. */
const abbreviations: Readonly<Record<string, readonly string[]>> = {
  st: ['sint', 'saint', 'sankt'],
  ste: ['sainte'],
  s: ['sint', 'saint'],
  bxl: ['bruxelles'],
  bru: ['bruxelles'],
  lln: ['louvain-la-neuve'],
  lux: ['luxembourg'],
  olv: ['onze-lieve-vrouw'],
  ndame: ['notre-dame'],
}

const mostShortened = 2

/** Words that say what a place is, not what it is called. */
const kindWords = new Set([
  'stad',
  'stadt',
  'ville',
  'city',
  'gemeente',
  'commune',
  'centrum',
  'centre',
  'center',
])

/** A place as it may be written in full, each as a slug; none where there is nothing to write out. */
export function writtenOut(text: string): string[] {
  const words = slug(text.replaceAll(/['’.]/g, ' ')).split('-').filter(Boolean)
  const named = words.filter((word) => !kindWords.has(word))
  // Each multiplies the readings, and no place has more of them.
  if (words.filter((word) => abbreviations[word]).length > mostShortened) return []
  let all: string[][] = [[]]
  for (const word of named)
    all = (abbreviations[word] ?? [word]).flatMap((full) => all.map((before) => [...before, full]))
  const typed = words.join('-')
  return all.map((full) => full.join('-')).filter((full) => full !== '' && full !== typed)
}
