import type { AmountKey } from '@/domain/listing/facts/amount-key'
import { factOn, isReviewed } from '@/domain/legal/legal-fact'
import { legalChecklist } from '@/domain/legal/legal-checklist'
import { type LegalGroup, type LegalItemName, legalItemGroups } from '@/domain/legal/legal-item'
import { regionOfPlace } from '@/domain/place/region'
import { translator } from '@/i18n/messages'
import type { ExplanationProps } from '@/ui/explanation'

import type { ListingPageData } from '../page/find-listing'
import { legalLabel } from './legal-labels'
import { type LegalLine, legalLines } from './legal-lines'
import type { LegalNeeds } from './legal-needs'
import { legalTerm } from './legal-terms'
import { toAdvertisedHome } from './to-advertised-home'

export interface LegalRow {
  name: LegalItemName
  group: LegalGroup
  label: string
  lines: LegalLine[]
  fact?: AmountKey
  explanation?: ExplanationProps
}

/** The checklist of the home's region in the words of the page. */
export function legalRows(listing: ListingPageData, needs: LegalNeeds): LegalRow[] {
  const { legalFacts, today, locale, settings } = needs
  const t = translator(locale)
  const region = regionOfPlace(listing)
  const deposit =
    region && factOn(legalFacts.filter(isReviewed), { region, key: 'rental-deposit', date: today })
  const items = legalChecklist(toAdvertisedHome(listing, settings), {
    region,
    deal: listing.deal,
    depositMonths: deposit?.value ?? null,
  })
  // The symbol stands once, where the first D is.
  const floodProne = items.find(({ value }) => value.kind === 'flood-score' && value.score === 'D')
  const rows = items.map((item): LegalRow => {
    const label = legalLabel(item.name, region, t)
    const { fact, explanation } = legalTerm(item.name)
    return {
      name: item.name,
      group: legalItemGroups[item.name],
      label,
      lines: [
        ...legalLines(item, { ...needs, agentName: listing.agent?.name ?? null }),
        ...(item === floodProne ? [{ text: t('flood.symbol_alt'), hasFloodSymbol: true }] : []),
      ],
      ...(fact && { fact }),
      ...(explanation && {
        explanation: { name: t('common.explanation_of', { term: label }), text: t(explanation) },
      }),
    }
  })
  return rows.filter(({ lines }) => lines.length > 0)
}
