import { factOn, isReviewed, type LegalFact } from '../legal/legal-fact'
import type { Region } from '../place/region'
import { percentOf } from './cost-line'

export interface LoanExample {
  /** With VAT where it is due. */
  priceCents: number
  ownFundsCents: number
  years: number
  /** Per year, in percent. */
  rate: number
  facts: LegalFact[]
}

interface LoanQuestion {
  priceCents: number
  region: Region
  date: Date
}

/** A usual way of paying a home back; `null` without reviewed figures to begin with. */
export function loanExample(
  { priceCents, region, date }: LoanQuestion,
  legalFacts: readonly LegalFact[],
): LoanExample | null {
  const reviewed = legalFacts.filter(isReviewed)
  const fact = (key: string) => factOn(reviewed, { region, key, date })
  const ownFunds = fact('loan-own-funds')
  const term = fact('loan-term')
  const rate = fact('loan-rate')
  if (!ownFunds || !term || !rate) return null
  return {
    priceCents,
    ownFundsCents: percentOf(priceCents, ownFunds.value),
    years: term.value,
    rate: rate.value,
    facts: [ownFunds, term, rate],
  }
}
