import type { Deal } from '@/domain/listing/listing'
import type { SearchCriteria } from '@/domain/search/criteria'
import { placeAreas } from '@/i18n/place-criteria'
import { slug } from '@/i18n/slug'

/** Tags by which cached pages are found again: the pages that show one listing, and the lists it may appear in. */
export function listingTag(id: number): string {
  return `listing-${id}`
}

/** Pages that name the types of homes. */
export const categoriesTag = 'categories'

export function listTag(deal: Deal, place?: string): string {
  return place ? `list-${deal}-${slug(place)}` : `list-${deal}`
}

/** Any project that comes, goes or changes. */
export const projectsTag = 'projects'

/** A list of one place changes only with the homes of that place; any other list with every home of the deal. */
export function searchTags({ deal, places }: SearchCriteria): string[] {
  if (places.length === 0) return [listTag(deal)]
  const areas = places.flatMap(placeAreas)
  return areas.flatMap(({ zips = [], cityKeys = [] }) =>
    [...zips, ...cityKeys].map((key) => listTag(deal, key)),
  )
}

export interface ListedPlace {
  deal: Deal
  zip: string
  cityKey: string
}

export function placeTags({ deal, zip, cityKey }: ListedPlace): string[] {
  return [listTag(deal), listTag(deal, zip), listTag(deal, cityKey)]
}
