import type { LegalFact } from '../legal/legal-fact'

export const costLineKeys = [
  'registration-duty',
  'tax-credit',
  'vat',
  'notary-fee',
  'file-cost',
  'notary-vat',
  'disbursements',
  'various-costs',
  'property-tax',
  'charges',
] as const

export type CostLineKey = (typeof costLineKeys)[number]

export interface CostLine {
  key: CostLineKey
  /** Below zero for what is taken off; `null` when it depends on the value of the land, which is not given. */
  amountCents: number | null
  /** Rests on a typical figure rather than on a rule. */
  isEstimate: boolean
  /** The agency sent the amount itself. */
  isFromFile: boolean
  /** Every fact the amount was made from. */
  facts: LegalFact[]
}

type Details = Partial<Omit<CostLine, 'key' | 'amountCents'>>

export function costLine(key: CostLineKey, amountCents: number | null, details: Details = {}): CostLine {
  return {
    key,
    amountCents,
    isEstimate: false,
    isFromFile: false,
    facts: [],
    ...details,
  }
}

/** Rates are counted in whole hundred-thousandths, so that a sum of money is made of whole numbers. */
const precision = 100_000

/** In whole cents. */
export function percentOf(cents: number, percent: number): number {
  return Math.round((cents * Math.round(percent * precision)) / (100 * precision))
}

/** Luxembourg's brackets were once francs, and end in cents. */
const centsOf = (euro: number) => Math.round(euro * 100)

/** Each rate on the part of the amount between its bracket and the next. */
export function scaleOf(cents: number, brackets: readonly LegalFact[]): number {
  const parts = brackets.map(({ bracketFrom, value }, index) => {
    const from = centsOf(bracketFrom ?? 0)
    const next = brackets[index + 1]?.bracketFrom
    const upTo = next == null ? cents : Math.min(cents, centsOf(next))
    return Math.max(0, upTo - from) * Math.round(value * precision)
  })
  return Math.round(parts.reduce((sum, part) => sum + part, 0) / (100 * precision))
}

export function sumOf(lines: readonly CostLine[]): number {
  return lines.reduce((sum, { amountCents }) => sum + (amountCents ?? 0), 0)
}
