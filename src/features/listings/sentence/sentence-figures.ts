import type { SearchCriteria } from '@/domain/search/criteria'
import { figurePattern, multiplePattern, timesOf, typedAmount } from '@/domain/typed-amount'

export interface FoundFigures {
  criteria: Partial<SearchCriteria>
  /** What is left of the text. */
  rest: string
}

const numberWords: readonly string[][] = [
  ['een', 'one', 'un', 'une', 'ein', 'eine'],
  ['twee', 'two', 'deux', 'zwei'],
  ['drie', 'three', 'trois', 'drei'],
  ['vier', 'four', 'quatre'],
  ['vijf', 'five', 'cinq', 'funf'],
  ['zes', 'six', 'sechs'],
]
const count = String.raw`(\d{1,2}|${numberWords.flat().join('|')})`
const most = `tot|max|maximum|maximaal|maximal|hoogstens|onder|minder dan|jusqu a|jusqua|moins de|sous|under|below|up to|less than|bis|bis zu|unter|hochstens|weniger als|budget|budget van|budget de`
const least = `vanaf|min|minimum|minimaal|minimal|minstens|boven|meer dan|a partir de|des|plus de|au moins|from|over|above|at least|more than|ab|uber|mindestens|mehr als`
const amount = String.raw`(?:€|eur)?\s*(${figurePattern})\s*(${multiplePattern})?\b\s*(?:€|euros?|eur)?`
const area = String.raw`(\d{1,3}(?:[. ]\d{3})+|\d{1,6})\s*(?:m2|qm|m²|vierkante meter|sqm|square metres?)`
const letters = String.raw`([a-g])((?:\s*(?:,|/|of|ou|or|oder|en|et|and|und)\s*[a-g]\b)*)`
const bedrooms =
  'slaapkamers?|slpk|slk|kamers?|chambres?|ch|chb|bedrooms?|bedroomed|beds?|br|schlafzimmern?|sz'

/** Below this a bare figure is no price: it may be a postal code or a number of rooms. */
const leastBarePrice = 10_000

type Reading = [pattern: string, read: (groups: string[]) => Partial<SearchCriteria> | null]

/** In this order: what has a unit before what has none. */
const readings: Reading[] = [
  [
    String.raw`(?:epc|peb|energie|energy|energielabel|energieklasse|label)\s*(?:label|klasse|class|classe)?\s+${letters}\b`,
    ([first = '', others = '']) => ({
      energyLabels: [first, ...(others.match(/\b[a-g]\b/g) ?? [])].map((letter) => letter.toUpperCase()),
    }),
  ],
  [
    String.raw`(?:(${most})\s+)?${area}\s*(?:grond|perceel|terrain|de terrain|plot|of land|land|grundstuck)`,
    ([isMost, metres = '']) => ({ [isMost ? 'plotMax' : 'plotMin']: metresOf(metres) }),
  ],
  [
    String.raw`(?:(${most})\s+|(?:${least})\s+)?${area}`,
    ([isMost, metres = '']) => ({ [isMost ? 'livingMax' : 'livingMin']: metresOf(metres) }),
  ],
  [
    String.raw`(?:(${most})\s+|(?:${least})\s+)?${count}\s*\+?\s*(?:${bedrooms})`,
    ([isMost, rooms = '']) => ({ [isMost ? 'bedroomsMax' : 'bedroomsMin']: countOf(rooms) }),
  ],
  // In German the living room is counted too.
  [String.raw`${count}\s*zimmern?`, ([rooms = '']) => atLeastOne('bedroomsMin', countOf(rooms) - 1)],
  [String.raw`${count}\s*garages?n?`, ([cars = '']) => atLeastOne('garagesMin', countOf(cars))],
  [
    String.raw`(?:(?:tussen|entre|between|zwischen|van|de|from|von|vanaf)\s+)?${amount}\s*(?:en|et|and|und|tot|a|to|bis|-)\s*${amount}`,
    ([low = '', lowTimes, high = '', highTimes]) =>
      priced({
        priceMinEuro: euroOf(low, lowTimes ?? highTimes),
        priceMaxEuro: euroOf(high, highTimes),
      }),
  ],
  [
    String.raw`(?:${most})\s+${amount}`,
    ([figure = '', times]) => priced({ priceMaxEuro: euroOf(figure, times) }),
  ],
  [
    String.raw`(?:${least})\s+${amount}`,
    ([figure = '', times]) => priced({ priceMinEuro: euroOf(figure, times) }),
  ],
  [
    String.raw`${amount}\s*(?:/|per|par|pro|im|a)\s*(?:maand|month|mois|monat)`,
    ([figure = '', times]) => priced({ priceMaxEuro: euroOf(figure, times) }),
  ],
  [
    String.raw`(€\s*)?(${figurePattern})\s*(${multiplePattern})?\b\s*(€|euros?\b|eur\b)?`,
    ([before, figure = '', times, after]) => {
      const euro = euroOf(figure, times)
      const isPrice = before ?? times ?? after ?? euro >= leastBarePrice
      return isPrice ? priced({ priceMaxEuro: euro }) : null
    },
  ],
]
const compiled = readings.map(
  ([pattern, read]) => [new RegExp(String.raw`(?<![\w€])(?:${pattern})(?!\w)`), read] as const,
)

/** Prices, areas, rooms and energy labels in a text without capitals and accents. */
export function figuresIn(text: string): FoundFigures {
  const found: FoundFigures = { criteria: {}, rest: text }
  for (const [pattern, read] of compiled) {
    const match = pattern.exec(found.rest)
    const criteria = match && read(match.slice(1))
    if (!criteria || Object.keys(criteria).some((field) => field in found.criteria)) continue
    Object.assign(found.criteria, criteria)
    found.rest = `${found.rest.slice(0, match.index)} , ${found.rest.slice(match.index + match[0].length)}`
  }
  return found
}

/** Less than a hundred euro is no price of a home. */
function priced(criteria: Pick<SearchCriteria, 'priceMinEuro' | 'priceMaxEuro'>) {
  return Object.values(criteria).every((euro) => euro >= 100) ? criteria : null
}

function euroOf(figure: string, times = ''): number {
  const amount_ = typedAmount(figure + times)
  return Math.round(amount_ ?? Number(figure.replaceAll(/\D/g, '')) * timesOf(times))
}

function metresOf(figure: string): number {
  return Number(figure.replaceAll(/\D/g, ''))
}

function countOf(word: string): number {
  const position = numberWords.findIndex((words) => words.includes(word))
  return position === -1 ? Number(word) : position + 1
}

function atLeastOne(field: 'bedroomsMin' | 'garagesMin', value: number): Partial<SearchCriteria> | null {
  return value > 0 ? { [field]: value } : null
}
