import type { CostLineKey } from '@/domain/cost/cost-line'
import type { CostQuestion } from '@/domain/cost/cost-question'

/** Calculated with pen and paper from demo/content/legal-facts.json, for a deed on 15 November 2026. */
export interface WorkedExample {
  name: string
  /** Law, authority or notaries behind the rates of its largest lines. */
  source: string
  asked: Partial<CostQuestion> & Pick<CostQuestion, 'region' | 'priceCents'>
  /** In euro, as calculated by hand; `null` where it depends on the value of the land. */
  lines: Partial<Record<CostLineKey, number | null>>
  ready: number
  yearly: number
}

export const euro = (amount: number) => amount * 100
