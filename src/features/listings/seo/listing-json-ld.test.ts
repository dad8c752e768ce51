import { expect, test } from 'vitest'

import { aListingPage } from '@/testing/a-listing-page'

import type { ListingPageData } from '../find-listing'
import { breadcrumbJsonLd } from './breadcrumb-json-ld'
import { listingJsonLd } from './listing-json-ld'

const settings = { ignoredMarquees: [2], hideCity: false }
const url = 'https://gevel.example/nl/te-koop/gent/huis/40217/'
const jsonLd = (given: Partial<ListingPageData> = {}, hideCity = false) =>
  listingJsonLd(aListingPage(given), {
    locale: 'nl',
    settings: { ...settings, hideCity },
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
      businessFunction: 'http://purl.org/goodrelations/v1#Sell',
      availability: 'https://schema.org/InStock',
    },
  })
})

test('a rent is told per month', () => {
  expect(jsonLd({ deal: 'rent', priceCents: 95_000 })).toMatchObject({
    offers: {
      businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
      priceSpecification: { price: 950, unitCode: 'MON' },
    },
  })
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

test('an agency that hides the town tells no address at all', () => {
  expect(
    jsonLd({ isAddressPublished: false, isPointExact: false, street: null }, true).mainEntity,
  ).not.toHaveProperty('address')
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
  expect(Object.keys(jsonLd({ typeId: 4 }).mainEntity as object)).not.toContain('numberOfBedrooms')
  expect(jsonLd({ typeId: 4 }).mainEntity).toMatchObject({ '@type': 'Place' })
})

test('the trail is told with whole addresses', () => {
  const crumbs = [{ text: 'Home', href: '/nl/' }, { text: 'Huis' }]
  expect(breadcrumbJsonLd(crumbs, url).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://gevel.example/nl/' },
    { '@type': 'ListItem', position: 2, name: 'Huis', item: url },
  ])
})
