import type { ListingPageData } from '../find-listing'

/** Only a home is lived in: of a shop or a garage the same figure is its whole surface. */
export function isHome({ bedrooms, bathrooms, facts }: ListingPageData): boolean {
  return [bedrooms, bathrooms, facts.showerRooms].some(Boolean)
}
