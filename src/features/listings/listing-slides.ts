import type { BannerSlide } from '@/domain/site/site'
import type { Locale } from '@/i18n/locales'

import { pathOf, priceOf } from './listing-words'
import type { ListingCard } from './search-listings'

const shown = 5

/** The newest homes with a picture, as slides of a banner. */
export function listingSlides(cards: ListingCard[], locale: Locale): BannerSlide[] {
  return cards.slice(0, shown).flatMap((card) => {
    if (!card.coverUrl) return []
    const title = `${card.typeName} · ${card.zip} ${card.city}`
    const price = priceOf(card, locale)
    const caption = price.kind === 'hidden' ? title : `${title} · ${price.text}`
    return [{ url: card.coverUrl, alt: title, href: pathOf(card, locale), caption }]
  })
}
