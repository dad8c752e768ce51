import { int, nullable, oneOf, type RowOf, text } from '@/database/row'
import { type Deal, deals } from '@/domain/listing/listing'
import { hasPlaces, type SearchCriteria } from '@/domain/search/criteria'
import { searchedPlaces } from '@/i18n/places/search-areas'
import { slug } from '@/i18n/paths/slug'

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

/** A list of some places changes only with the homes there; any other list with every home of the deal. */
export function searchTags(criteria: SearchCriteria): string[] {
  const { deal } = criteria
  if (!hasPlaces(criteria)) return [listTag(deal)]
  const { municipalityKeys, provinceKeys, areas } = searchedPlaces(criteria)
  const named = areas.flatMap(({ zips = [], cityKeys = [] }) => [...zips, ...cityKeys])
  return [...municipalityKeys, ...provinceKeys]
    .map((key) => regionTag(deal, key))
    .concat(named.map((key) => listTag(deal, key)))
}

/** Of a municipality or province: its key must not be taken for a postal code. */
function regionTag(deal: Deal, key: string): string {
  return listTag(deal, `region-${key}`)
}

export interface ListedPlace {
  deal: Deal
  zip: string
  cityKey: string
  /** Its municipality and province, where they are known. */
  regionKeys: (string | null)[]
}

export function placeTags({ deal, zip, cityKey, regionKeys }: ListedPlace): string[] {
  const regions = regionKeys.filter((key) => key !== null).map((key) => regionTag(deal, key))
  return [listTag(deal), listTag(deal, zip), listTag(deal, cityKey), ...regions]
}

/** What a home's row says of the pages that show it. */
export const placedRow = {
  id: int,
  deal: oneOf(deals),
  zip: text,
  city_key: text,
  municipality_key: nullable(text),
  province_key: nullable(text),
}
export type PlacedRow = RowOf<typeof placedRow>

/** Of every page that is out of date when the home comes or goes. */
export function placedTags(row: PlacedRow): string[] {
  const { id, deal, zip, city_key: cityKey, municipality_key, province_key } = row
  return [listingTag(id), ...placeTags({ deal, zip, cityKey, regionKeys: [municipality_key, province_key] })]
}
