import type { Deal } from '@/domain/listing/listing'
import { criteriaFor } from '@/domain/search/criteria'
import { listPath } from '@/i18n/listing-paths'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { type CardNeeds, cardProps } from '../card-props'
import type { WithdrawnListing } from '../find-listing'
import { listHref } from '../list-href'
import { cardTitle, pathOf } from '../listing-words'
import type { ListingCard } from '../search-listings'
import type { KeptListings } from './find-kept'
import type { KeptHome } from './kept-home'

/** Every home that was asked for, in that order: none is left out in silence. */
export function keptHomes(
  ids: readonly number[],
  { cards, withdrawn }: KeptListings,
  needs: CardNeeds,
): KeptHome[] {
  const { locale } = needs
  return ids.map((id) => {
    const card = cards.find((other) => other.id === id)
    if (card) return ofCard(card, needs)
    const gone = withdrawn.find((other) => other.id === id)
    return gone ? ofWithdrawn(gone, locale) : ofUnknown(id, locale)
  })
}

function ofCard(card: ListingCard, needs: CardNeeds): KeptHome {
  const { id, status, deal } = card
  if (status !== 'sold' && status !== 'rented') return { id, card: cardProps(card, needs) }
  const { locale } = needs
  const text = translator(locale)(`outcome.${status}.title`)
  const gone = { title: cardTitle(card), href: pathOf(card, locale), text, next: nextIn(card, deal, locale) }
  return { id, gone }
}

function ofWithdrawn({ id, deal, zip, city }: WithdrawnListing, locale: Locale): KeptHome {
  const text = translator(locale)('outcome.withdrawn.title')
  return {
    id,
    gone: { title: `${zip} ${city}`, href: null, text, next: nextIn({ zip, city }, deal, locale) },
  }
}

function ofUnknown(id: number, locale: Locale): KeptHome {
  const t = translator(locale)
  const next = { href: listPath(locale, 'sale'), text: t('outcome.see_all_for_sale') }
  const title = t('favourites.unknown_home', { id: String(id) })
  return { id, gone: { title, href: null, text: t('outcome.not_found.title'), next } }
}

function nextIn({ zip, city }: { zip: string; city: string }, deal: Deal, locale: Locale) {
  const key = deal === 'sale' ? 'outcome.see_for_sale_in' : 'outcome.see_for_rent_in'
  return {
    href: listHref(locale, { ...criteriaFor(deal), places: [{ zip, city }] }),
    text: translator(locale)(key, { city }),
  }
}
