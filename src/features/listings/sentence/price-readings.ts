import { timesOf, typedAmount } from '@/domain/typed-amount'

import { amount, least, leastAfter, most, mostAfter, to } from './figure-patterns'
import type { FigureReading } from './figure-reading'

/** Below this a bare figure is no price: it may be a postal code or a number of rooms. */
const leastBarePrice = 10_000
/** Less than this is no price of a home, and as much a rent. */
const leastPrice = 100
const thousand = 1000

type Groups = (string | undefined)[]

/** Four groups of an amount: the sign, the figure, what it is multiplied by, the sign after it. */
const mostAmount = String.raw`${amount}\s*(?:${mostAfter})`
const leastAmount = String.raw`${amount}\s*(?:${leastAfter})`

export const priceReadings: FigureReading[] = [
  {
    pattern: String.raw`(?:(tussen(?: de)?|entre|between|zwischen|van|de|from|von|vanaf|ab)\s+)?${amount}${to}${amount}`,
    read: ([before, ...groups]) => rangeOf(before, groups.slice(0, 4), groups.slice(4)),
  },
  { pattern: String.raw`(?:${most})\s*${amount}`, read: (groups) => priced('priceMaxEuro', groups) },
  { pattern: String.raw`(?:${least})\s*${amount}`, read: (groups) => priced('priceMinEuro', groups) },
  { pattern: mostAmount, read: (groups) => priced('priceMaxEuro', groups) },
  { pattern: leastAmount, read: (groups) => priced('priceMinEuro', groups) },
  {
    pattern: amount,
    read: (groups) => {
      const [sign, , times, signAfter] = groups
      const isPrice = sign ?? times ?? signAfter ?? euroOf(groups) >= leastBarePrice
      return isPrice ? priced('priceMaxEuro', groups) : null
    },
  },
]

/** "300 à 400.000", "450-600k", "800 tot 1,2 mio": the first takes as many noughts as still make it the lower one. */
function rangeOf(before: string | undefined, lowGroups: Groups, highGroups: Groups) {
  const [lowSign, , lowTimes, lowSignAfter] = lowGroups
  const [highSign, , highTimes, highSignAfter] = highGroups
  const high = euroOf(highGroups)
  const bare = euroOf(lowGroups)
  const highest = [timesOf(highTimes), thousand, 1]
    .map((times) => bare * times)
    .filter((euro) => euro <= high)
  const low = lowTimes ? bare : Math.max(...highest, 0)
  if (Math.min(low, high) < leastPrice) return null
  const isSigned = Boolean(lowSign ?? lowTimes ?? lowSignAfter ?? highSign ?? highTimes ?? highSignAfter)
  // 9000 – 9050 are postal codes.
  if (!before && !isSigned && low >= thousand && high < leastBarePrice) return null
  return { priceMinEuro: low, priceMaxEuro: high, areThousands: !isSigned && high < thousand }
}

function priced(field: 'priceMinEuro' | 'priceMaxEuro', groups: Groups) {
  const [sign, , times, signAfter] = groups
  const euro = euroOf(groups)
  if (euro < leastPrice) return null
  return { [field]: euro, areThousands: !sign && !times && !signAfter && euro < thousand }
}

function euroOf([, figure = '', times = '']: Groups): number {
  return Math.round(typedAmount(figure + times) ?? Number(figure.replaceAll(/\D/g, '')) * timesOf(times))
}
