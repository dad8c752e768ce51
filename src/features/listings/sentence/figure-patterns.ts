import { figurePattern, multiplePattern } from '@/domain/typed-amount'

/** Parts of which the patterns for figures are made, for texts in small letters without accents and apostrophes. */
const numberWords: readonly string[][] = [
  ['een', 'one', 'un', 'une', 'ein', 'eine'],
  ['twee', 'two', 'deux', 'zwei'],
  ['drie', 'three', 'trois', 'drei'],
  ['vier', 'four', 'quatre'],
  ['vijf', 'five', 'cinq', 'funf'],
  ['zes', 'six', 'sechs'],
]

export const count = String.raw`(\d{1,2}|${numberWords.flat().join('|')})`
export const most = String.raw`tot|t/m|max\.?|maxi|maximum|maximaal|maximale?|hoogstens|ten hoogste|onder(?: de)?|beneden(?: de)?|niet meer dan|minder dan|niet duurder dan|jusqu a|jusqua|jusque|moins de|pas plus de|au plus|inferieur a|en[- ]dessous de|sous(?: les)?|under|below|up to|until|no more than|not more than|at most|less than|bis(?: zu)?|unter|hochstens|weniger als|nicht mehr als|nicht uber|nicht teurer als|niet boven(?: de)?|not over|not above|(?:(?:mijn|my|mon|mein|notre|our|ons|unser) )?budget(?: (?:van|de|is|of|max\.?|maximum|maximaal|maximal|est|von|ist|tot|bis|up to))*:?|<=?|≤`
export const least = String.raw`vanaf|min\.?|mini|minimum|minimaal|minimal|minstens|ten minste|boven(?: de)?|meer dan|niet minder dan|a partir de|des|plus de|au moins|superieur a|au[- ]dessus de|from|over|above|at least|more than|starting at|ab|uber|mindestens|mehr als|>=?|≥`
/** Said after the figure. */
export const mostAfter = String.raw`max\.?|maxi|maximum|maximaal|maximal|hoogstens|au plus|hochstens|at most|of minder|ou moins|or less|oder weniger`
export const leastAfter = String.raw`\+|min\.?|mini|minimum|minimaal|minimal|minstens|au moins|mindestens|at least|of meer|ou plus|et plus|en meer|or more|and more|oder mehr|und mehr`
export const to = String.raw`\s*(?:a|of|ou|or|oder|tot|to|bis|en|et|and|und|t/m|[-–—/])\s*`

/** Figures with these are of something that no filter has. */
const otherUnits = String.raw`km|kwh|kw|minuten|minutes?|gevels?|facades?|fassaden|verdiep\w*|etages?|floors?|stock\w*|bad\w*|salles?|sdb|bath\w*|pers\w*|jaar|ans|years?|jahre?|pk|m\d?|%`
export const amount = String.raw`(€|eur(?:o|os)?\b)?\s*(${figurePattern})\s*(${multiplePattern})?\b\.?\s*(€|euros?\b|eur\b)?(?:,?-+(?!\s*\d))?(?!\s*(?:${otherUnits})(?![\p{L}\d]))`
export const area = String.raw`(\d{1,3}(?:[. ]\d{3})+|\d{1,6})(?:[.,]\d)?`
export const squareMetres = String.raw`\s*(?:m\s?2|qm|sqm|sq\.? ?m(?:et(?:er|re)s?)?|vierkante meters?|square met(?:er|re)s?|metres? carres?|m carres?|quadratmetern?)`
export const plotWords =
  'grond|perceel|terrain|de terrain|plot|of land|land|grundstuck|grundstucksflache|tuin|jardin|garten|garden|kavel'

/** A unit of land, in square metres. */
export const landUnits: readonly (readonly [pattern: string, metres: number])[] = [
  [String.raw`(?:ares?|aren|ar|(?<=\d)a)`, 100],
  [String.raw`(?:ha|hectares?|hectaren?|hektar)`, 10_000],
]

export function countOf(word: string): number {
  const position = numberWords.findIndex((words) => words.includes(word))
  return position === -1 ? Number(word) : position + 1
}
