import type { ListingCard } from '../search/search-listings'

/** The picture that networks show with a link to a list: that of its first home that has one. */
export function firstPicture(cards: readonly ListingCard[]): string | undefined {
  return cards.find(({ coverUrl }) => coverUrl !== null)?.coverUrl ?? undefined
}
