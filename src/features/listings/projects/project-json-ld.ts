import type { PostalAddress, RealEstateListing, WithContext } from 'schema-dts'

import { htmlText } from '@/domain/text/html-text'
import { type OfferedRange, projectOffer } from '@/domain/listing/project-offer'
import { unknownCountry } from '@/domain/place/country'
import { zipText } from '@/domain/place/zip'
import { streetLineIn } from '@/i18n/places/address-in'
import type { Locale } from '@/i18n/locales'
import { townName } from '@/i18n/places/town-name'

import { offeredPrice } from '../seo/offered-price'
import type { ProjectPageData } from './find-project'

export interface ProjectJsonLdNeeds {
  project: ProjectPageData
  locale: Locale
  /** The page's own address, with its origin. */
  url: string
  /** The picture as shown, with its origin. */
  image?: string
}

/** What search engines read of a project: no street that is not published, no price of a home that cannot be had. */
export function projectJsonLd({
  project,
  locale,
  url,
  image,
}: ProjectJsonLdNeeds): WithContext<RealEstateListing> {
  const { name, description, units } = project
  const { free, sale, rent, isSoldOut } = projectOffer(units)
  const price = sale ?? rent
  // The agency's words may name a town that is kept hidden.
  const text = project.city ? htmlText(description) : ''
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    url,
    name,
    inLanguage: locale,
    ...(text && { description: text }),
    ...(image && { primaryImageOfPage: { '@type': 'ImageObject', url: image } }),
    mainEntity: {
      '@type': 'ApartmentComplex',
      '@id': `${url}#project`,
      name,
      url: project.externalUrl ?? url,
      ...(image && { image }),
      ...addressOf(project, locale),
      ...(units.length > 0 && {
        numberOfAccommodationUnits: { '@type': 'QuantitativeValue', value: units.length },
        numberOfAvailableAccommodationUnits: { '@type': 'QuantitativeValue', value: free },
      }),
    },
    ...((isSoldOut || price) && {
      offers: {
        '@type': 'AggregateOffer',
        priceCurrency: 'EUR',
        offerCount: free,
        availability: `https://schema.org/${isSoldOut ? 'SoldOut' : 'InStock'}`,
        ...(price && offeredRange(price, locale)),
      },
    }),
  }
}

/** Of rents also what they are paid for. */
function offeredRange(price: OfferedRange, locale: Locale) {
  const highest = price.kind === 'from' ? (price.toCents ?? price.cents) : price.cents
  const { priceSpecification } = offeredPrice(price, locale)
  return {
    ...{ lowPrice: price.cents / 100, highPrice: highest / 100 },
    ...(price.kind !== 'sale' && price.per && { priceSpecification }),
  }
}

function addressOf(project: ProjectPageData, locale: Locale): { address?: PostalAddress } {
  const { zip, country } = project
  const streetAddress = streetLineIn(project, locale)
  const addressLocality = townName(project, locale)
  if (!addressLocality) return {}
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
