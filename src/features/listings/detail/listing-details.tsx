import { FactList } from '@/ui/fact-list'

import type { ListingPageData } from '../find-listing'
import { detailGroups } from './detail-groups'
import type { DetailNeeds } from './detail-rows'

interface ListingDetailsProps extends DetailNeeds {
  listing: ListingPageData
  /** Rows that the page shows elsewhere. */
  without?: ReadonlySet<string>
}

/** Everything known of a home, as definition lists under headings. */
export function ListingDetails({ listing, without, ...needs }: ListingDetailsProps) {
  return (
    detailGroups(listing, needs)
      // Energy stands beside its scale.
      .filter(({ id }) => id !== 'energy')
      .map(({ id, title, rows }) => (
        <FactList key={id} title={title} rows={rows.filter((row) => !without?.has(row.id))} />
      ))
  )
}
