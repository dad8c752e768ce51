import { type PictureHosts, pictureUrl, pictureWidths } from '@/domain/media/picture-url'

import type { ListingCard } from '../search/search-listings'

/** The picture that networks show with a link to a list: that of its first home that has one. */
export function firstPicture(cards: readonly ListingCard[], hosts: PictureHosts): string | undefined {
  const cover = cards.find(({ coverUrl }) => coverUrl !== null)?.coverUrl
  return cover ? pictureUrl(cover, pictureWidths.tablet, hosts) : undefined
}
