import { expect, test } from 'vitest'

import { aListingPage } from '@/testing/records/a-listing-page'

import { listingAddress, listingTitle, metaDescription, metaTitle } from './listing-title'

/** A postal code and its town are never torn apart. */
const tied = (text: string) => text.replace('9000 ', '9000\u00a0')

const needs = { locale: 'nl', settings: { ignoredMarquees: [], hideCity: false } } as const

test.each([
  [{}, 'Huis te koop in Gent, 3 slaapkamers, €\u00a0350.000'],
  [{ bedrooms: 1 }, 'Huis te koop in Gent, 1 slaapkamer, €\u00a0350.000'],
  [{ bedrooms: 0 }, 'Huis te koop in Gent, €\u00a0350.000'],
  [{ isPricePublished: false }, 'Huis te koop in Gent, 3 slaapkamers'],
  [{ priceUnit: 7 }, 'Huis te koop in Gent, 3 slaapkamers, vanaf €\u00a0350.000'],
  [
    { deal: 'rent', priceCents: 95_000, priceUnitText: '/maand' },
    'Huis te huur in Gent, 3 slaapkamers, €\u00a0950/maand',
  ],
  [
    { priceCents: null, annuity: { bouquetCents: 15_900_000, rentCents: 61_000, occupancy: 'free' } },
    'Huis te koop in Gent, 3 slaapkamers, Lijfrente · bouquet €\u00a0159.000 + €\u00a0610/maand',
  ],
  [{ status: 'sold' }, 'Huis in Gent: verkocht'],
  [{ status: 'rented', deal: 'rent' }, 'Huis in Gent: verhuurd'],
] as const)('%j is titled %s', (given, title) => {
  expect(metaTitle(aListingPage(given), needs).toLowerCase()).toBe(title.toLowerCase())
})

test('a home without a text is described by its type and place', () => {
  expect(metaDescription(aListingPage({ description: '' }), 'nl')).toBe(
    tied('Huis te koop in 9000 Gent, referentie V-40217.'),
  )
})

// Coverage: 9.38.
test('search engines get the first 250 characters of a long text, up to a whole word', () => {
  const text = metaDescription(aListingPage({ description: '<p>Lichte woning</p> '.repeat(60) }), 'nl')
  expect(text).toMatch(/^(Lichte woning )+Lichte( woning)?…$/)
  expect(text.length).toBeGreaterThan(235)
  expect(text.length).toBeLessThanOrEqual(250)
})

test.each([
  ['nl', 'Huis te koop in Luik', 'Huis in Luik: verkocht', 'Huis te koop in 4000 Luik, referentie V-40217.'],
  ['fr', 'Huis à vendre à Liège', 'Huis à Liège : vendu', 'Huis à vendre à 4000 Liège, référence V-40217.'],
  ['en', 'Huis for sale in Liège', 'Huis in Liège: sold', 'Huis for sale in 4000 Liège, reference V-40217.'],
  [
    'de',
    'Huis zu verkaufen in Lüttich',
    'Huis in Lüttich: verkauft',
    'Huis zu verkaufen in 4000 Lüttich, Referenz V-40217.',
  ],
] as const)('in %s the town has the name that it has there', (locale, title, soldTitle, description) => {
  const home = aListingPage({ zip: '4000', city: 'Liège', description: '' })
  const texts = [
    listingTitle(home, locale),
    listingTitle({ ...home, status: 'sold' }, locale),
    metaDescription(home, locale),
  ]
  expect(texts.map((text) => text.replaceAll('\u00a0', ' '))).toEqual([title, soldTitle, description])
})

test.each([
  ['nl', 'Huis te koop', 'Huis: verkocht', 'Huis te koop, referentie V-40217.'],
  ['fr', 'Huis à vendre', 'Huis\u00a0: vendu', 'Huis à vendre, référence V-40217.'],
  ['en', 'Huis for sale', 'Huis: sold', 'Huis for sale, reference V-40217.'],
  ['de', 'Huis zu verkaufen', 'Huis: verkauft', 'Huis zu verkaufen, Referenz V-40217.'],
] as const)('in %s a town that is kept hidden is not named', (locale, title, soldTitle, description) => {
  const words = { description: '<p>Huis in Gent</p>' }
  const home = aListingPage({ city: '', isAddressPublished: false, street: null, ...words })
  expect(listingTitle(home, locale)).toBe(title)
  expect(listingTitle({ ...home, status: 'sold' }, locale)).toBe(soldTitle)
  expect(metaDescription(home, locale)).toBe(description)
  expect(listingAddress(home, locale)).toBe('')
})

test.each([
  [{}, 'Veldstraat 1, 9000 Gent'],
  [{ isAddressPublished: false }, '9000 Gent'],
  [{ status: 'sold' }, '9000 Gent'],
] as const)('the address of %j is %s', (given, address) => {
  expect(listingAddress(aListingPage(given), 'nl')).toBe(tied(address))
})
