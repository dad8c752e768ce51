import type { SearchCriteria } from '@/domain/search/criteria'

import {
  area,
  count,
  countOf,
  landUnits,
  least,
  leastAfter,
  most,
  mostAfter,
  plotWords,
  squareMetres,
  to,
} from './figure-patterns'
import { priceReadings } from './price-readings'
import { energyReading } from './energy-reading'
import type { FigureReading } from './figure-reading'

export interface FoundFigures {
  criteria: Partial<SearchCriteria>
  /** A price by the month is a rent. */
  isMonthly: boolean
  /** A price is a bare figure under a thousand: for who buys, thousands are meant. */
  areThousands: boolean
  /** What is left of the text. */
  rest: string
}

const bedrooms = String.raw`slaapkamers?|slaapk|slpkr?s?|slpks?|slk|sk|kamers?|chambres?(?: a coucher)?|chbres?|chb|ch|bedrooms?|bedroomed|bedr|bdrms?|beds?|brs?|schlafzimmern?|schlafz|sz`
/** Where the living room is counted too. */
const rooms = String.raw`zimmern?|zi|raume|pieces?|pcs`
const monthly = String.raw`(?:/|\bper|\bpar|\bpro|\bim|\ba|\bp\.?)\s*(?:maand|mnd|month|mois|monat)(?!\p{L})|\bp\.?/?m(?![\p{L}\d])\.?|\b(?:pcm|mtl|monatlich|monthly|maandelijks|mensuel(?:le)?s?)(?!\p{L})`
const before = String.raw`(?:(${most})\s*|(?:${least})\s*)?`
// "2 slk max 1300": what stands before a figure belongs to that one.
const ofNext = String.raw`(?!\.?:?\s*(?:€|eur)?\s*\d)`
const after = String.raw`(?:\s*(${mostAfter})(?![\p{L}\d])${ofNext}|\s*(?:${leastAfter})(?![\p{L}\d])(?:(?<=\+)|${ofNext}))?`

/** In this order: what has a unit before what has none. */
const readings: FigureReading[] = [
  energyReading,
  ...landUnits.flatMap(([unit, metres]) => landReadings(unit, metres)),
  {
    pattern: `${area}${to}${area}${squareMetres}`,
    read: ([low = '', high = '']) => ({ livingMin: metresOf(low), livingMax: metresOf(high) }),
  },
  {
    pattern: String.raw`(?<=(?:${plotWords})\s(?:(?:van|de|of|von|mit)\s)?)${before}${area}${squareMetres}`,
    read: ([isMost, metres = '']) => ({ [isMost ? 'plotMax' : 'plotMin']: metresOf(metres) }),
  },
  {
    pattern: String.raw`${before}${area}${squareMetres}\s*(?:${plotWords})`,
    read: ([isMost, metres = '']) => ({ [isMost ? 'plotMax' : 'plotMin']: metresOf(metres) }),
  },
  {
    pattern: `${before}${area}${squareMetres}${after}`,
    read: ([isMost, metres = '', isMostAfter]) => ({
      [(isMost ?? isMostAfter) ? 'livingMax' : 'livingMin']: metresOf(metres),
    }),
  },
  {
    pattern: String.raw`${count}${to}${count}[\s-]*(?:${bedrooms})\.?`,
    read: ([low = '', high = '']) => ({ bedroomsMin: countOf(low), bedroomsMax: countOf(high) }),
  },
  {
    pattern: String.raw`${before}${count}[\s+-]*(?:${bedrooms})\.?${after}`,
    read: ([isMost, number = '', isMostAfter]) => ({
      [(isMost ?? isMostAfter) ? 'bedroomsMax' : 'bedroomsMin']: countOf(number),
    }),
  },
  {
    pattern: String.raw`${count}${to}${count}[\s-]*(?:${rooms})\.?`,
    read: ([low = '', high = '']) => ({
      ...withoutLiving('bedroomsMin', low),
      ...withoutLiving('bedroomsMax', high),
    }),
  },
  {
    pattern: String.raw`${before}${count}[\s+-]*(?:${rooms})\.?${after}`,
    read: ([isMost, number = '', isMostAfter]) =>
      withoutLiving((isMost ?? isMostAfter) ? 'bedroomsMax' : 'bedroomsMin', number),
  },
  { pattern: String.raw`[tf]([2-6])`, read: ([number = '']) => withoutLiving('bedroomsMin', number) },
  {
    pattern: String.raw`garages?\s*(?:voor|for|pour|fur)?\s*${count}\s*(?:auto s|autos?|wagens|cars?|voitures?)`,
    read: ([cars = '']) => ({ garagesMin: countOf(cars) }),
  },
  { pattern: String.raw`${count}\s*garages?n?`, read: ([cars = '']) => ({ garagesMin: countOf(cars) }) },
  {
    pattern: String.raw`${count}\s*(?:parkings?|parkeerplaatsen|staanplaatsen|parking spaces|stellplatzen?|parkplatzen?)`,
    read: ([cars = '']) => ({ parkingsMin: countOf(cars) }),
  },
  ...priceReadings,
]
const compiled = readings.map(
  ({ pattern, read }) =>
    [new RegExp(String.raw`(?<![\p{L}\d€.,])(?:${pattern})(?![\p{L}\d])`, 'gu'), read] as const,
)
const monthlyPattern = new RegExp(monthly, 'gu')

/** Prices, areas, rooms and energy labels in a text without capitals and accents. */
export function figuresIn(text: string): FoundFigures {
  // A figure before it is a price then.
  const rest = text.replaceAll(monthlyPattern, ' € ')
  const found: FoundFigures = { criteria: {}, isMonthly: rest !== text, areThousands: false, rest }
  for (const [pattern, read] of compiled) {
    for (const match of found.rest.matchAll(pattern)) {
      const criteria = read(match.slice(1))
      if (!criteria) continue
      const { areThousands = false, ...fields } = criteria
      if (Object.keys(fields).some((field) => field in found.criteria)) continue
      Object.assign(found.criteria, fields)
      found.areThousands ||= areThousands
      found.rest = `${found.rest.slice(0, match.index)} , ${found.rest.slice(match.index + match[0].length)}`
      break
    }
  }
  return found
}

/** "8 are", "1,5 ha": always of the plot. */
function landReadings(unit: string, metres: number): FigureReading[] {
  const figure = String.raw`(\d{1,4}(?:[.,]\d{1,2})?)`
  const metresIn = (number = '') => Math.round(Number(number.replace(',', '.')) * metres)
  return [
    {
      pattern: String.raw`${figure}${to}${figure}\s*${unit}`,
      read: ([low, high]) => ({ plotMin: metresIn(low), plotMax: metresIn(high) }),
    },
    {
      pattern: String.raw`${before}${figure}\s*${unit}${after}`,
      read: ([isMost, number, isMostAfter]) => ({
        [(isMost ?? isMostAfter) ? 'plotMax' : 'plotMin']: metresIn(number),
      }),
    },
  ]
}

function metresOf(figure: string): number {
  return Number(figure.replaceAll(/\D/g, ''))
}

/** One room is no bedroom. */
function withoutLiving(field: 'bedroomsMin' | 'bedroomsMax', number: string): Partial<SearchCriteria> {
  const others = countOf(number) - 1
  return others > 0 ? { [field]: others } : {}
}
