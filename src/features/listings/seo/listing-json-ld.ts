import { isClosed } from '@/domain/listing/closed-listing'
import type { ListingStatus } from '@/domain/listing/listing'
import type { PropertyKind } from '@/domain/listing/publication-gap'
import type { Locale } from '@/i18n/locales'

import type { ListingPageData } from '../find-listing'
import type { ListingSettings } from '../listing-settings'
import { priceOf } from '../listing-words'
import { kindOfType } from '../property-kinds'
import { listingTitle, metaDescription } from './listing-title'

export interface ListingJsonLdNeeds {
  locale: Locale
  settings: ListingSettings
  /** The page's own address, with its origin. */
  url: string
  /** Pictures as shown, each with its origin. */
  images: string[]
}

type JsonLd = Record<string, unknown>

const entityTypes: Record<PropertyKind, string> = {
  house: 'SingleFamilyResidence',
  flat: 'Apartment',
  garage: 'Place',
  plot: 'Place',
  business: 'Accommodation',
}

const availabilities: Record<ListingStatus, string> = {
  available: 'InStock',
  'under-option': 'LimitedAvailability',
  sold: 'SoldOut',
  rented: 'SoldOut',
}

/** What search engines read of a home: never more than its page shows. */
export function listingJsonLd(listing: ListingPageData, needs: ListingJsonLdNeeds): JsonLd {
  const { locale, settings, url, images } = needs
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    '@id': url,
    url,
    name: listingTitle(listing, locale),
    description: metaDescription(listing, locale),
    inLanguage: locale,
    datePosted: day(listing.createdAt),
    dateModified: day(listing.changedAt),
    ...(images.length > 0 && { image: images }),
    mainEntity: entityOf(listing, needs),
    offers: offerOf(listing, { locale, settings, url }),
  }
}

function entityOf(listing: ListingPageData, { settings, url, images }: ListingJsonLdNeeds): JsonLd {
  const kind = kindOfType(listing.typeId)
  const isHome = kind === 'house' || kind === 'flat'
  const { bedrooms, bathrooms, livingSquareMetres, constructionYear } = listing
  return {
    '@type': entityTypes[kind],
    '@id': `${url}#home`,
    name: listing.title,
    ...(images.length > 0 && { image: images[0] }),
    ...addressOf(listing, settings),
    ...geoOf(listing),
    ...(isHome && bedrooms ? { numberOfBedrooms: bedrooms } : {}),
    ...(isHome && bathrooms ? { numberOfBathroomsTotal: bathrooms } : {}),
    ...(entityTypes[kind] !== 'Place' && livingSquareMetres
      ? { floorSize: { '@type': 'QuantitativeValue', value: livingSquareMetres, unitCode: 'MTK' } }
      : {}),
    ...(isHome && constructionYear ? { yearBuilt: constructionYear } : {}),
  }
}

function addressOf(listing: ListingPageData, settings: ListingSettings): JsonLd {
  const { street, houseNumber, box, zip, city, country, isAddressPublished, status } = listing
  if (!isAddressPublished && settings.hideCity) return {}
  const isStreetShown = isAddressPublished && street !== null && !isClosed(status)
  return {
    address: {
      '@type': 'PostalAddress',
      ...(isStreetShown && { streetAddress: [street, houseNumber, box].filter(Boolean).join(' ') }),
      postalCode: zip,
      addressLocality: city,
      addressCountry: country,
    },
  }
}

/** The point of a municipality is no place of the home. */
function geoOf({ latitude, longitude, isPointExact, isAddressPublished, status }: ListingPageData): JsonLd {
  const isShown = isPointExact && isAddressPublished && !isClosed(status)
  if (!isShown || latitude === null || longitude === null) return {}
  return { geo: { '@type': 'GeoCoordinates', latitude, longitude } }
}

function offerOf(listing: ListingPageData, needs: Omit<ListingJsonLdNeeds, 'images'>): JsonLd {
  const { priceCents, deal, status } = listing
  const isPriced = priceOf(listing, needs).kind === 'price' && priceCents !== null && !isClosed(status)
  const price = isPriced ? priceCents / 100 : null
  return {
    '@type': 'Offer',
    url: needs.url,
    businessFunction: `http://purl.org/goodrelations/v1#${deal === 'sale' ? 'Sell' : 'LeaseOut'}`,
    availability: `https://schema.org/${availabilities[status]}`,
    ...(price !== null && { price, priceCurrency: 'EUR' }),
    ...(price !== null &&
      deal === 'rent' && {
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price,
          priceCurrency: 'EUR',
          unitCode: 'MON',
        },
      }),
  }
}

function day(moment: string): string {
  return new Date(moment).toISOString().slice(0, 10)
}
