import { expect, test } from 'vitest'

import { aProject, aUnit } from '@/testing/records/a-project'

import type { ProjectUnit } from './list-units'
import { projectJsonLd } from './project-json-ld'

const url = 'https://www.gevel.example/nl/projecten/502/'

test('a project is an apartment complex with its prices', () => {
  const units = [
    aUnit(),
    aUnit({ id: 2, priceCents: 35_000_000 }),
    aUnit({ id: 3, status: 'sold', priceCents: 100 }),
  ]
  expect(projectJsonLd({ project: aProject({ units }), locale: 'nl', url })).toEqual({
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    url,
    name: 'De Weverij',
    inLanguage: 'nl',
    description: 'Twaalf appartementen rond een tuin.',
    mainEntity: {
      '@type': 'ApartmentComplex',
      '@id': `${url}#project`,
      name: 'De Weverij',
      url,
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Weverstraat 8',
        postalCode: '9000',
        addressLocality: 'Gent',
        addressCountry: 'BE',
      },
      numberOfAccommodationUnits: { '@type': 'QuantitativeValue', value: 3 },
      numberOfAvailableAccommodationUnits: { '@type': 'QuantitativeValue', value: 2 },
    },
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: 'EUR',
      offerCount: 2,
      availability: 'https://schema.org/InStock',
      lowPrice: 289_000,
      highPrice: 350_000,
    },
  })
})

test('what is not published, or sold, is not in it', () => {
  const hidden = aProject({ isAddressPublished: false, units: [aUnit({ isPricePublished: false })] })
  const written = JSON.stringify(projectJsonLd({ project: hidden, locale: 'nl', url }))
  expect(written).not.toMatch(/Weverstraat|289000|offers/)
})

test('sold out has no price', () => {
  const project = aProject({ units: [aUnit({ status: 'sold' })] })
  expect(projectJsonLd({ project, locale: 'nl', url })).toMatchObject({
    offers: { availability: 'https://schema.org/SoldOut', offerCount: 0 },
  })
  expect(JSON.stringify(projectJsonLd({ project, locale: 'nl', url }))).not.toContain('Price"')
})

test('rents say what they are paid for', () => {
  const rent = (euro: number) => aUnit({ deal: 'rent', priceCents: euro * 100, priceUnitText: '€/maand' })
  const offersOf = (units: ProjectUnit[]) =>
    projectJsonLd({ project: aProject({ units }), locale: 'nl', url }).offers
  expect(offersOf([rent(1200), rent(950)])).toMatchObject({
    ...{ lowPrice: 950, highPrice: 1200 },
    priceSpecification: { unitCode: 'MON', minPrice: 950, maxPrice: 1200 },
  })
  expect(offersOf([rent(950), aUnit()])).toMatchObject({ lowPrice: 289_000, highPrice: 289_000 })
})
