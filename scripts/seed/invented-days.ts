/** What the demo's visitors did, invented: the same at every seeding. */

const days = 180

interface Wish {
  deal: 'sale' | 'rent'
  place: string
  /** Which of the agency's types, counted from 1; 0 for any. */
  type: number
  priceTo: number
  bedrooms: number
  isEmpty: boolean
  /** Visitors on a usual day. */
  usual: number
}

const wish = (
  deal: Wish['deal'],
  place: string,
  ...rest: [number, number, number, boolean, number]
): Wish => {
  const [type, priceTo, bedrooms, isEmpty, usual] = rest
  return { deal, place, type, priceTo, bedrooms, isEmpty, usual }
}

const wishes: Wish[] = [
  wish('sale', '44021', 1, 400_000, 3, false, 9),
  wish('sale', '44021', 1, 300_000, 3, true, 3.1),
  wish('sale', '44021', 2, 250_000, 2, false, 5),
  wish('sale', '11002', 2, 300_000, 2, false, 6.5),
  wish('sale', '11002', 1, 350_000, 4, true, 1.6),
  wish('sale', '31005', 1, 450_000, 3, false, 4),
  wish('sale', '31005', 1, 250_000, 2, true, 2.2),
  wish('sale', '24062', 2, 350_000, 2, false, 4.4),
  wish('sale', '24062', 1, 400_000, 4, true, 1.2),
  wish('sale', '62063', 1, 200_000, 3, false, 2.4),
  wish('sale', '21004', 2, 350_000, 2, false, 3.2),
  wish('rent', '21004', 2, 900, 1, true, 2.7),
  wish('rent', '44021', 2, 900, 2, true, 1.9),
  wish('rent', '44021', 2, 1200, 2, false, 4.6),
  wish('rent', '11002', 2, 1000, 1, false, 3.3),
  wish('sale', 'LU-LU-2960317', 2, 700_000, 2, true, 0.9),
  wish('sale', 'BE-WLX', 1, 300_000, 4, true, 0.7),
  wish('sale', 'elsewhere', 0, 0, 0, true, 0.5),
]

/** Visitors of each step on a usual day, and of the page of thanks. */
const funnels: [form: string, ...usual: number[]][] = [
  ['contact', 14, 3.4],
  ['valuation', 9, 5.2, 4.1, 3.1],
  ['demand', 5, 3.4, 2.2, 1.7],
  ['enquiry', 4.2, 2.3],
  ['visit', 3.8, 2.6],
  ['newsletter', 6, 1.1],
]

export const inventedSearches = everyDay(wishes, ({ usual }) => usual)

export const inventedSteps = everyDay(
  funnels.flatMap(([form, ...usual]) =>
    usual.map((visitors, index) => ({
      form,
      step: index === usual.length - 1 ? 'sent' : String(index + 1),
      visitors,
    })),
  ),
  ({ visitors }) => visitors,
)

const sources = ['search', 'portal', 'own-site', 'direct', 'mail', 'other']

/** Views of these homes, the first one most. */
export function inventedViews(homes: readonly number[]) {
  const seen = homes.flatMap((home, rank) =>
    sources.map((source, index) => ({ home, source, usual: 9 / (1 + rank * 0.35) / (1 + index) })),
  )
  return everyDay(seen, ({ usual }) => usual)
}

/** More at the weekend, a little more every month, never twice the same. */
function everyDay<What>(all: readonly What[], usual: (one: What) => number) {
  return all.flatMap((one, index) =>
    Array.from({ length: days }, (_, n) => {
      const daysAgo = n + 1
      const rhythm = daysAgo % 7 < 2 ? 1.35 : 0.9
      const growth = 1.15 - (0.35 * daysAgo) / days
      const visitors = Math.floor(
        usual(one) * rhythm * growth * (0.6 + 0.8 * noise(index, n)) + noise(n, index),
      )
      return { ...one, daysAgo, visitors }
    }).filter(({ visitors }) => visitors > 0),
  )
}

/** From 0 to 1, scattered. */
function noise(a: number, b: number): number {
  const wave = Math.sin(a * 12.9898 + b * 78.233) * 43_758.5453
  return wave - Math.floor(wave)
}
