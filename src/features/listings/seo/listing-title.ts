import { isClosed } from '@/domain/listing/closed-listing'
import { cleanDescription } from '@/domain/listing/description'
import { listingPrice, shownCents } from '@/domain/listing/price/price'
import { addressIn } from '@/i18n/places/address-in'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { priceText } from '@/i18n/price-text'
import { type Town, townName, townText } from '@/i18n/places/town-name'

import type { ListingPageData } from '../page/find-listing'
import type { ListingSettings } from '../listing-settings'

/** "Huis te koop in Gent"; of a home that is gone: "Huis in Gent: verkocht". No town where it is kept hidden. */
export function listingTitle(
  listing: Town & Pick<ListingPageData, 'deal' | 'status' | 'typeName'>,
  locale: Locale,
): string {
  const { deal, status, typeName: type } = listing
  const t = translator(locale)
  const city = townName(listing, locale)
  if (isClosed(status))
    return city
      ? t(`listing.title_${status}`, { type, city })
      : t(`listing.title_${status}_no_town`, { type })
  if (!city) return t(deal === 'sale' ? 'list.type_for_sale' : 'list.type_for_rent', { type })
  return t(deal === 'sale' ? 'listing.title_sale' : 'listing.title_rent', { type, city })
}

/** "Huis te koop in Gent, 3 slaapkamers, € 350.000": what decides whether someone clicks. */
export function metaTitle(
  listing: ListingPageData,
  { locale, settings }: { locale: Locale; settings: ListingSettings },
): string {
  const title = listingTitle(listing, locale)
  if (isClosed(listing.status)) return title
  const { bedrooms } = listing
  const price = listingPrice(listing, settings)
  const hasAmount = price.kind === 'annuity' || shownCents(price) !== null
  const parts = [
    title,
    bedrooms && bedrooms > 0 ? translator(locale)('fact.bedrooms', { count: bedrooms }) : null,
    hasAmount ? priceText(price, locale) : null,
  ]
  return parts.filter(Boolean).join(', ')
}

/** The agency's own words, unless the town is kept hidden: they may name it. */
export function metaDescription(listing: ListingPageData, locale: Locale): string {
  const t = translator(locale)
  const { typeName: type, deal, reference } = listing
  const place = townText(listing, locale)
  if (!place) return t(`listing.description_${deal}_no_town`, { type, reference })
  const written = cleanDescription(listing.description, { ellipsis: '…' })
  return written || t(`listing.description_${deal}`, { type, place, reference })
}

/** As much of the address as is published; of a home that is gone only the town. */
export function listingAddress(listing: ListingPageData, locale: Locale): string {
  return addressIn(listing, locale)
}
