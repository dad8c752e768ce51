import type { Deal } from '@/domain/listing/listing'
import { criteriaFor } from '@/domain/search/criteria'
import { listPath } from '@/i18n/paths/listing-paths'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { type Town, townName, townText } from '@/i18n/places/town-name'

import { type CardNeeds, cardProps } from '../list/card-props'
import type { WithdrawnListing } from '../page/find-listing'
import { listHref } from '../list/list-href'
import { cardTitle, pathOf } from '../listing-words'
import type { ListingCard } from '../search/search-listings'
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
  const gone = {
    title: cardTitle(card, locale),
    href: pathOf(card, locale),
    text,
    next: nextIn(card, deal, locale),
  }
  return { id, gone }
}

function ofWithdrawn(home: WithdrawnListing, locale: Locale): KeptHome {
  const { id, deal } = home
  const t = translator(locale)
  const title = townText(home, locale) || t('favourites.unknown_home', { id: String(id) })
  const text = t('outcome.withdrawn.title')
  return { id, gone: { title, href: null, text, next: nextIn(home, deal, locale) } }
}

function ofUnknown(id: number, locale: Locale): KeptHome {
  const t = translator(locale)
  const next = { href: listPath(locale, 'sale'), text: t('outcome.see_all_for_sale') }
  const title = t('favourites.unknown_home', { id: String(id) })
  return { id, gone: { title, href: null, text: t('outcome.not_found.title'), next } }
}

function nextIn(home: Town, deal: Deal, locale: Locale) {
  const t = translator(locale)
  const { zip, city } = home
  const isSale = deal === 'sale'
  if (!city) {
    const text = t(isSale ? 'outcome.see_all_for_sale' : 'outcome.see_all_for_rent')
    return { href: listPath(locale, deal), text }
  }
  const key = isSale ? 'outcome.see_for_sale_in' : 'outcome.see_for_rent_in'
  return {
    href: listHref(locale, { ...criteriaFor(deal), places: [{ zip, city }] }),
    text: t(key, { city: townName(home, locale) }),
  }
}
