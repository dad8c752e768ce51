import type { PropertyCore } from '../world/property-core'

const most: Partial<Record<PropertyCore['category'], number>> = { land: 8, garage: 8, commercial: 10 }

/** How many pictures a home shows: fewer of a plot, a garage or a shop, of which there is less to see. */
export function shownPictures({
  category,
  pictureCount,
}: Pick<PropertyCore, 'category' | 'pictureCount'>): number {
  return Math.min(pictureCount, most[category] ?? pictureCount)
}
