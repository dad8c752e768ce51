import { factOn, isReviewed, type LegalFact, scaleOn } from '../legal/legal-fact'
import { type CostLine, costLine, sumOf } from './cost-line'
import type { CostNeeds, CostQuestion } from './cost-question'
import { withoutAnyBuyers } from './file-figures'
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
  /** False when duty or VAT depends on the value of the land, so that the sum above is without them. */
  isOneOffComplete: boolean
}

/**
 * What a home costs beside its price. Only facts that somebody at the agency has reviewed count; `null` when the
 * largest cost, duty or VAT, has none.
 */
export function costPassport(question: CostQuestion, facts: readonly LegalFact[]): CostPassport | null {
  const { region, date } = question
  const reviewed = facts.filter(isReviewed)
  const isStep = ({ bracketFrom }: LegalFact) => bracketFrom != null
  const steps = reviewed.filter(isStep)
  const single = reviewed.filter((fact) => !isStep(fact))
  const needs: CostNeeds = {
    ...question,
    file: question.situation === 'other' ? question.file : withoutAnyBuyers(question.file),
    fact: (key) => factOn(single, { region, key, date }),
    scale: (key) => scaleOn(steps, { region, key, date }),
  }
  const duty = registrationLines(needs)
  const vat = vatLines(needs)
  if (!duty || !vat) return null
  const oneOff = [...duty, ...vat, ...notaryLines(needs), ...variousLines(needs)]
  const yearly = yearlyLines(needs)
  const oneOffCents = sumOf(oneOff)
  return {
    oneOff,
    yearly,
    oneOffCents,
    readyCents: question.priceCents + oneOffCents,
    yearlyCents: sumOf(yearly),
    isOneOffComplete: oneOff.every(({ amountCents }) => amountCents !== null),
  }
}

function variousLines({ file: { variousCents } }: CostNeeds): CostLine[] {
  return variousCents && variousCents > 0
    ? [costLine('various-costs', variousCents, { isFromFile: true })]
    : []
}
