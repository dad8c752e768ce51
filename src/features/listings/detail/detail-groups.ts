import { translator } from '@/i18n/messages'

import type { ListingPageData } from '../page/find-listing'
import { type DetailGroupId, detailGroupIds } from './detail-field'
import { type DetailNeeds, type DetailRow, detailRows } from './detail-rows'

export interface DetailGroup {
  id: DetailGroupId
  title: string
  rows: DetailRow[]
}

const titles = {
  general: 'section.general',
  financial: 'section.financial',
  annuity: 'section.annuity',
  interior: 'section.interior',
  exterior: 'section.exterior',
  technical: 'section.technical',
  energy: 'section.energy',
  planning: 'section.planning_and_flood',
  certificates: 'section.certificates',
  surroundings: 'section.mobility',
} as const satisfies Record<DetailGroupId, string>

/** What there is to say of a home; a group without a row is left out. */
export function detailGroups(listing: ListingPageData, needs: DetailNeeds): DetailGroup[] {
  const t = translator(needs.locale)
  return detailGroupIds
    .map((id) => ({ id, title: t(titles[id]), rows: detailRows(id, listing, needs) }))
    .filter(({ rows }) => rows.length > 0)
}
