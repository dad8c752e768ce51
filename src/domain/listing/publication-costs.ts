import { differingFigures } from '../cost/differing-figures'
import { askedCents } from '../euro'
import type { LegalFact } from '../legal/legal-fact'
import type { Region } from '../place/region'
import { lawKindOf } from './home-kind'
import { fileFigures } from './price/filed-costs'
import { type CheckedListing, gap, type PublicationGap } from './publication-gap'

interface CostGapNeeds {
  region: Region | null
  /** Written as 2026-11-15. */
  today: string
  legalFacts: readonly LegalFact[]
}

/** Where the agency's own amounts are not those of the law: the page then shows the agency's to any other buyer. */
export function costGaps(
  home: CheckedListing,
  { region, today, legalFacts }: CostGapNeeds,
): PublicationGap[] {
  const { deal, facts, kind, price } = home
  const priceCents = askedCents(price.cents)
  const isPriced = deal === 'sale' && facts.hasViager !== true && priceCents !== null
  if (!isPriced || !region || lawKindOf(kind) === null) return []
  const differing = differingFigures(
    {
      priceCents,
      region,
      sale: facts.vatValue ? { kind: 'new', landCents: null } : { kind: 'existing' },
      file: fileFigures(facts),
      date: new Date(`${today}T12:00:00Z`),
    },
    legalFacts,
  )
  return [
    ...gap('registrationDiffers', 'should', differing.includes('registration')),
    ...gap('notaryFeeDiffers', 'should', differing.includes('notaryFee')),
  ]
}
