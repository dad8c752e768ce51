import { isClosed } from '@/domain/listing/closed-listing'
import { cleanDescription } from '@/domain/listing/description'
import { addressLines } from '@/domain/listing/address'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import type { ListingPageData } from '../find-listing'
import type { ListingSettings } from '../listing-settings'
import { priceOf } from '../listing-words'

/** "Huis te koop in Gent"; of a home that is gone: "Huis in Gent: verkocht". */
export function listingTitle(
  { deal, status, typeName: type, city }: Pick<ListingPageData, 'deal' | 'status' | 'typeName' | 'city'>,
  locale: Locale,
): string {
  const t = translator(locale)
  if (isClosed(status)) return t(`listing.title_${status}`, { type, city })
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
  const price = priceOf(listing, { locale, settings })
  const parts = [
    title,
    bedrooms && bedrooms > 0 ? translator(locale)('fact.bedrooms', { count: bedrooms }) : null,
    price.kind === 'price' ? price.text : null,
  ]
  return parts.filter(Boolean).join(', ')
}

export function metaDescription(listing: ListingPageData, locale: Locale): string {
  const t = translator(locale)
  const { typeName: type, zip, city, reference } = listing
  return (
    cleanDescription(listing.description, { limit: 155, ellipsis: '…' }) ||
    t(listing.deal === 'sale' ? 'listing.description_sale' : 'listing.description_rent', {
      type,
      zip,
      city,
      reference,
    })
  )
}

/** As much of the address as is published; of a home that is gone only the town. */
export function listingAddress(
  listing: ListingPageData,
  { locale, settings }: { locale: Locale; settings: ListingSettings },
): string {
  const { street, houseNumber: number, box, zip, city, country, isAddressPublished } = listing
  const isGone = isClosed(listing.status)
  return addressLines(
    {
      street: isGone ? null : street,
      number: isGone ? null : number,
      box: isGone ? null : box,
      zip,
      city,
      country,
      isPublished: isAddressPublished,
    },
    {
      countryName: listing.countryName,
      boxText: translator(locale)('listing.box_word'),
      hideCity: settings.hideCity,
    },
  ).join(', ')
}
