import { FactList } from '@/ui/fact-list'

import type { ListingPageData } from '../find-listing'
import type { DetailGroupId } from './detail-field'
import { detailGroups } from './detail-groups'
import type { DetailNeeds } from './detail-rows'

interface ListingDetailsProps extends DetailNeeds {
  listing: ListingPageData
  /** Groups that the page shows elsewhere: energy stands beside its scale. */
  without?: readonly DetailGroupId[]
}

/** Everything known of a home, as definition lists under headings. */
export function ListingDetails({ listing, without = ['energy'], ...needs }: ListingDetailsProps) {
  return detailGroups(listing, needs)
    .filter(({ id }) => !without.includes(id))
    .map(({ id, title, rows }) => <FactList key={id} title={title} rows={rows} />)
}
