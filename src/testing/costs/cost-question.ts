import type { CostQuestion } from '@/domain/cost/cost-question'
import type { FileFigures } from '@/domain/cost/file-figures'

export const noFigures: FileFigures = {
  registrationCents: null,
  notaryFeeCents: null,
  variousCents: null,
  propertyTaxCents: null,
  monthlyChargesCents: null,
}

/** A Flemish house for who will live in it, unless said otherwise. */
export function aCostQuestion(given: Partial<CostQuestion> = {}): CostQuestion {
  return {
    priceCents: 35_000_000,
    region: 'flanders',
    sale: { kind: 'existing' },
    situation: 'own-home',
    buyers: 1,
    vat: 'standard',
    cadastralIncome: 1000,
    file: noFigures,
    date: new Date('2026-11-15T10:00:00Z'),
    ...given,
  }
}
