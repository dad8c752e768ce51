import { deals } from '@/domain/listing/listing'

import { listingTag, listTag, projectsTag } from '../listing-tags'

/** Of pages that say how many homes are free and from which price: a unit that comes, goes or is sold changes them. */
export function projectListTags(places: readonly { zip: string }[]): string[] {
  const zips = [...new Set(places.map(({ zip }) => zip))]
  return [projectsTag, ...zips.flatMap((zip) => deals.map((deal) => listTag(deal, zip)))]
}

// The tags of one answer travel in one header, and a cache refuses a header of more than 8 KB.
const mostUnits = 200

export function projectPageTags({
  zip,
  units,
}: {
  zip: string
  units: readonly { id: number; zip: string }[]
}): string[] {
  return [
    ...projectListTags([{ zip }, ...units]),
    ...units.slice(0, mostUnits).map(({ id }) => listingTag(id)),
  ]
}
