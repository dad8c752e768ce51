import { expect, test } from 'vitest'

import type { Locale } from '@/i18n/locales'
import { aListingPage } from '@/testing/records/a-listing-page'

import type { ListingPageData } from '../page/find-listing'
import { breadcrumbJsonLd } from './breadcrumb-json-ld'
import { listingJsonLd } from './listing-json-ld'

const settings = { ignoredMarquees: [2], hideCity: false }
const url = 'https://gevel.example/nl/te-koop/gent/huis/40217/'
const jsonLd = (given: Partial<ListingPageData> = {}, locale: Locale = 'nl') =>
  listingJsonLd(aListingPage(given), {
    locale,
    settings,
    url,
    images: ['https://gevel.example/1.jpg'],
  })

test('a house for sale tells its price, place, rooms and area', () => {
  expect(jsonLd()).toMatchObject({
    '@type': 'RealEstateListing',
    url,
    name: 'Huis te koop in Gent',
    datePosted: '2026-01-01',
    mainEntity: {
      '@type': 'SingleFamilyResidence',
      numberOfBedrooms: 3,
      floorSize: { value: 164, unitCode: 'MTK' },
      address: {
        streetAddress: 'Veldstraat 1',
        postalCode: '9000',
        addressLocality: 'Gent',
        addressCountry: 'BE',
      },
      geo: { latitude: 51.05, longitude: 3.72 },
    },
    offers: {
      price: 350_000,
      priceCurrency: 'EUR',
      businessFunction: { '@id': 'http://purl.org/goodrelations/v1#Sell' },
      availability: 'https://schema.org/InStock',
    },
  })
})

test('a rent is told per month', () => {
  expect(jsonLd({ deal: 'rent', priceCents: 95_000 })).toMatchObject({
    offers: {
      businessFunction: { '@id': 'http://purl.org/goodrelations/v1#LeaseOut' },
      priceSpecification: { price: 950, unitCode: 'MON' },
    },
  })
})

test('a rent for another time than a month says for which', () => {
  expect(jsonLd({ deal: 'rent', priceCents: 1_200_000, priceUnitText: '€/jaar' })).toMatchObject({
    offers: { price: 12_000, priceSpecification: { price: 12_000, unitCode: 'ANN' } },
  })
  const { offers } = jsonLd({ deal: 'rent', priceCents: 9_500, priceUnitText: '€/m²' })
  expect(offers).toMatchObject({ priceSpecification: { price: 95, unitText: '/m²' } })
  expect(offers).not.toHaveProperty('price')
})

test('the lowest of several prices is told as a minimum', () => {
  const { offers } = jsonLd({ priceUnit: 7 })
  expect(offers).toMatchObject({ priceSpecification: { minPrice: 350_000, priceCurrency: 'EUR' } })
  expect(offers).not.toHaveProperty('price')
})

test.each([
  { title: 'a price that is not published', given: { isPricePublished: false } },
  { title: 'a price behind a marquee', given: { marqueeId: 2, marqueeName: 'Onder bod' } },
  { title: 'no price', given: { priceCents: null } },
  { title: 'a sold home', given: { status: 'sold' } },
] as const)('$title tells no amount', ({ given }) => {
  expect(JSON.stringify(jsonLd(given).offers)).not.toMatch(/"price/)
})

test.each([
  {
    title: 'an unpublished address',
    given: { isAddressPublished: false, isPointExact: false, street: null },
  },
  { title: 'a sold home', given: { status: 'sold' } },
] as const)('$title tells neither street nor point', ({ given }) => {
  const text = JSON.stringify(jsonLd(given))
  expect(text).not.toMatch(/streetAddress|GeoCoordinates|51\.05/)
  expect(text).toContain('"postalCode":"9000"')
})

test('a town that is kept hidden is in no part of it', () => {
  const hidden = { isAddressPublished: false, isPointExact: false, street: null, city: '', zip: '9000' }
  const data = jsonLd({ ...hidden, title: 'Gezinswoning in Gent' })
  expect(data.mainEntity).not.toHaveProperty('address')
  expect(JSON.stringify({ ...data, url: '', '@id': '', offers: {} })).not.toMatch(/Gent|9000/)
})

test.each([
  ['nl', 'Brussel', 'Wetstraat 1'],
  ['fr', 'Bruxelles', 'Rue de la Loi 1'],
  ['en', 'Brussels', 'Rue de la Loi / Wetstraat 1'],
  ['de', 'Brüssel', 'Rue de la Loi / Wetstraat 1'],
] as const)('in %s the town is %s and the street %s', (locale, addressLocality, streetAddress) => {
  const given = { zip: '1000', city: 'Brussel', street: 'Rue de la Loi / Wetstraat' }
  expect(jsonLd(given, locale)).toMatchObject({ mainEntity: { address: { addressLocality, streetAddress } } })
})

test('in Luxembourg the number comes first and the postal code has its letter', () => {
  const given = { country: 'LU', zip: '8350', city: 'Garnich', street: 'Rue du Moulin', houseNumber: '48' }
  expect(jsonLd(given, 'fr')).toMatchObject({
    mainEntity: { address: { streetAddress: '48, rue du Moulin', postalCode: 'L-8350' } },
  })
})

test.each([
  ['available', 'InStock'],
  ['under-option', 'LimitedAvailability'],
  ['sold', 'SoldOut'],
  ['rented', 'SoldOut'],
] as const)('a home that is %s is %s', (status, availability) => {
  expect(jsonLd({ status })).toMatchObject({ offers: { availability: `https://schema.org/${availability}` } })
})

test('a plot has no bedrooms and no floor', () => {
  expect(Object.keys(jsonLd({ kind: 'plot' }).mainEntity as object)).not.toContain('numberOfBedrooms')
  expect(jsonLd({ kind: 'plot' }).mainEntity).toMatchObject({ '@type': 'Place' })
  expect(jsonLd({ kind: 'unknown' }).mainEntity).toMatchObject({ '@type': 'Place' })
})

test('the trail is told with whole addresses', () => {
  const crumbs = [{ text: 'Home', href: '/nl/' }, { text: 'Huis' }]
  expect(breadcrumbJsonLd(crumbs, url).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://gevel.example/nl/' },
    { '@type': 'ListItem', position: 2, name: 'Huis', item: url },
  ])
})

// Coverage: 9.46.
test('a home that can be had tells its energy label, with the picture of its region', () => {
  const entityOf = (given: Partial<ListingPageData>) => jsonLd(given).mainEntity as Record<string, unknown>
  expect(entityOf({ zip: '1000', energyLabel: 'B+' }).additionalProperty).toEqual({
    '@type': 'PropertyValue',
    name: 'Energieklasse (EPB)',
    value: 'B+',
    image: 'https://gevel.example/images/epc/brussels/b_plus.png',
  })
  expect(entityOf({ status: 'sold' })).not.toHaveProperty('additionalProperty')
  expect(entityOf({ energyLabel: null, energyKwh: null })).not.toHaveProperty('additionalProperty')
})
