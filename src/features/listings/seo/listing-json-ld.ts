import type { Place, RealEstateListing, WithContext } from 'schema-dts'

import { isClosed } from '@/domain/listing/closed-listing'
import { shownPoint } from '@/domain/listing/disclosure'
import { energyImagePath } from '@/domain/listing/energy/energy-label'
import type { ListingStatus } from '@/domain/listing/listing'
import { listingPrice } from '@/domain/listing/price/price'
import { isBuilding, isDwelling, type HomeKind } from '@/domain/listing/home-kind'
import { unknownCountry } from '@/domain/place/country'
import { zipText } from '@/domain/place/zip'
import { streetLineIn } from '@/i18n/places/address-in'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { townName } from '@/i18n/places/town-name'

import type { ListingPageData } from '../page/find-listing'
import type { ListingSettings } from '../listing-settings'
import { energyOf } from '../listing-words'
import { listingTitle, metaDescription } from './listing-title'
import { offeredPrice, type SingleOffer } from './offered-price'

export interface ListingJsonLdNeeds {
  locale: Locale
  settings: ListingSettings
  /** The page's own address, with its origin. */
  url: string
  /** Pictures as shown, each with its origin. */
  images: string[]
}

type EntityType = 'SingleFamilyResidence' | 'Apartment' | 'Room' | 'Residence' | 'Accommodation' | 'Place'
type Entity = Extract<Place, { '@type': EntityType }>

const entityTypes: Record<HomeKind, EntityType> = {
  house: 'SingleFamilyResidence',
  apartment: 'Apartment',
  studio: 'Apartment',
  farm: 'SingleFamilyResidence',
  'student-room': 'Room',
  investment: 'Residence',
  office: 'Accommodation',
  retail: 'Accommodation',
  hospitality: 'Accommodation',
  industrial: 'Accommodation',
  garage: 'Place',
  plot: 'Place',
  other: 'Place',
  unknown: 'Place',
}

const availabilities = {
  available: 'InStock',
  'under-option': 'LimitedAvailability',
  sold: 'SoldOut',
  rented: 'SoldOut',
} as const satisfies Record<ListingStatus, string>

/** What search engines read of a home: never more than its page shows. */
export function listingJsonLd(
  listing: ListingPageData,
  needs: ListingJsonLdNeeds,
): WithContext<RealEstateListing> {
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

function entityOf(listing: ListingPageData, { locale, url, images }: ListingJsonLdNeeds): Entity {
  const { kind, bedrooms, bathrooms, livingSquareMetres, constructionYear } = listing
  const isHome = isDwelling(kind)
  return {
    '@type': entityTypes[kind],
    '@id': `${url}#home`,
    // The agency's own words may name the town.
    name: listing.city ? listing.title : listingTitle(listing, locale),
    ...(images.length > 0 && { image: images[0] }),
    ...addressOf(listing, locale),
    ...geoOf(listing),
    ...(isHome && bedrooms ? { numberOfBedrooms: bedrooms } : {}),
    ...(isHome && bathrooms ? { numberOfBathroomsTotal: bathrooms } : {}),
    ...(isBuilding(kind) && livingSquareMetres
      ? { floorSize: { '@type': 'QuantitativeValue', value: livingSquareMetres, unitCode: 'MTK' } }
      : {}),
    ...(isHome && constructionYear ? { yearBuilt: constructionYear } : {}),
    ...energyLabelOf(listing, { locale, url }),
  }
}

/** The official label, with its picture. */
function energyLabelOf(
  listing: ListingPageData,
  { locale, url }: Pick<ListingJsonLdNeeds, 'locale' | 'url'>,
): Pick<Entity, 'additionalProperty'> {
  const energy = energyOf(listing)
  if (!energy || isClosed(listing.status)) return {}
  return {
    additionalProperty: {
      '@type': 'PropertyValue',
      name: translator(locale)(`energy.class.${energy.region}`),
      value: energy.text,
      image: new URL(`/${energyImagePath(energy.region, energy.key)}`, url).href,
    },
  }
}

function addressOf(listing: ListingPageData, locale: Locale): Pick<Entity, 'address'> {
  const { zip, country } = listing
  const addressLocality = townName(listing, locale)
  if (!addressLocality) return {}
  const streetAddress = streetLineIn(listing, locale)
  return {
    address: {
      '@type': 'PostalAddress',
      ...(streetAddress && { streetAddress }),
      postalCode: zipText(country, zip),
      addressLocality,
      ...(country !== unknownCountry && { addressCountry: country }),
    },
  }
}

/** The point of a municipality is no place of the home. */
function geoOf(listing: ListingPageData): Pick<Entity, 'geo'> {
  const place = shownPoint(listing)
  if (!place?.isExact) return {}
  return { geo: { '@type': 'GeoCoordinates', latitude: place.latitude, longitude: place.longitude } }
}

function offerOf(
  listing: ListingPageData,
  { locale, settings, url }: Omit<ListingJsonLdNeeds, 'images'>,
): SingleOffer {
  const { deal, status } = listing
  return {
    '@type': 'Offer',
    url,
    businessFunction: { '@id': `http://purl.org/goodrelations/v1#${deal === 'sale' ? 'Sell' : 'LeaseOut'}` },
    availability: `https://schema.org/${availabilities[status]}`,
    ...offeredPrice(listingPrice(listing, settings), locale),
  }
}

function day(moment: string): string {
  return new Date(moment).toISOString().slice(0, 10)
}
