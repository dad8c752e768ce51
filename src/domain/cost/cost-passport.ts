import { factOn, type LegalFact, scaleOn } from '../legal/legal-fact'
import { type CostLine, sumOf } from './cost-line'
import type { CostNeeds, CostQuestion } from './cost-question'
import { notaryLines } from './notary-lines'
import { registrationLines } from './registration-lines'
import { vatLines } from './vat-lines'
import { yearlyLines } from './yearly-lines'

export interface CostPassport {
  oneOff: CostLine[]
  yearly: CostLine[]
  /** The sum of what is known beside the price. */
  oneOffCents: number
  /** To have ready: price and one-off costs. */
  readyCents: number
  yearlyCents: number
  /** False when a line has no amount, so that the sum above it is too low. */
  isOneOffComplete: boolean
  isYearlyComplete: boolean
}

/** What a home costs beside its price, as far as the dated facts and the home's own figures say. */
export function costPassport(question: CostQuestion, facts: readonly LegalFact[]): CostPassport {
  const { region, date } = question
  const needs: CostNeeds = {
    ...question,
    fact: (key) => factOn(facts, { region, key, date }),
    scale: (key) => scaleOn(facts, { region, key, date }),
  }
  const oneOff = [...registrationLines(needs), ...vatLines(needs), ...notaryLines(needs)]
  const yearly = yearlyLines(needs)
  const oneOffCents = sumOf(oneOff)
  return {
    oneOff,
    yearly,
    oneOffCents,
    readyCents: question.priceCents + oneOffCents,
    yearlyCents: sumOf(yearly),
    isOneOffComplete: oneOff.every(isKnown),
    isYearlyComplete: yearly.every(isKnown),
  }
}

const isKnown = ({ amountCents }: CostLine) => amountCents !== null
