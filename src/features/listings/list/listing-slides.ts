import type { BannerSlide } from '@/domain/site/site'
import type { Locale } from '@/i18n/locales'

import type { ListingSettings } from '../listing-settings'
import { cardTitle, pathOf, priceTextOf } from '../listing-words'
import type { ListingCard } from '../search/search-listings'

const shown = 5

/** The first homes with a picture, as slides of a banner. */
export function listingSlides(
  cards: ListingCard[],
  { locale, settings }: { locale: Locale; settings: ListingSettings },
): BannerSlide[] {
  const slides = cards.flatMap((card) => {
    if (!card.coverUrl) return []
    const title = cardTitle(card, locale)
    const price = priceTextOf(card, { locale, settings })
    const caption = price ? `${title} · ${price}` : title
    return [{ url: card.coverUrl, alt: title, href: pathOf(card, locale), caption }]
  })
  return slides.slice(0, shown)
}
