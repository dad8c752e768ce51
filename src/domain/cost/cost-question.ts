import type { LegalFact } from '../legal/legal-fact'
import type { Region } from '../place/region'
import type { FileFigures } from './file-figures'

export type CostSituation = 'own-home' | 'other'

/** How the home is sold: a new one under VAT, with the price of its land apart when that is known. */
export type CostSale =
  { kind: 'existing' } | { kind: 'new'; landCents: number | null } | { kind: 'plot' | 'garage' }

export interface CostQuestion {
  priceCents: number
  region: Region
  sale: CostSale
  situation: CostSituation
  /** Luxembourg grants its credit to each buyer. */
  buyers: 1 | 2
  /** `rebuild`: after demolition, when buyer and home meet the conditions. */
  vat: 'standard' | 'rebuild'
  /** In euro, not indexed. */
  cadastralIncome: number | null
  /** What the agency itself sends of this home. */
  file: FileFigures
  /** The day of the deed. */
  date: Date
}

/** The question with the facts of its region and day. */
export interface CostNeeds extends CostQuestion {
  /** One that is no step of a scale. */
  fact: (key: string) => LegalFact | null
  /** Every step of a scale, the lowest first. */
  scale: (key: string) => LegalFact[]
}
