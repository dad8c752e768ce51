import { expect, test } from 'vitest'

import { aListingPage } from '@/testing/a-listing-page'

import { listingAddress, metaDescription, metaTitle } from './listing-title'

const needs = { locale: 'nl', settings: { ignoredMarquees: [], hideCity: false } } as const

test.each([
  [{}, 'Huis te koop in Gent, 3 slaapkamers, € 350.000'],
  [{ bedrooms: 1 }, 'Huis te koop in Gent, 1 slaapkamer, € 350.000'],
  [{ bedrooms: 0 }, 'Huis te koop in Gent, € 350.000'],
  [{ isPricePublished: false }, 'Huis te koop in Gent, 3 slaapkamers'],
  [{ priceUnit: 7 }, 'Huis te koop in Gent, 3 slaapkamers, vanaf € 350.000'],
  [
    { deal: 'rent', priceCents: 95_000, priceUnitText: '/maand' },
    'Huis te huur in Gent, 3 slaapkamers, € 950/maand',
  ],
  [{ status: 'sold' }, 'Huis in Gent: verkocht'],
  [{ status: 'rented', deal: 'rent' }, 'Huis in Gent: verhuurd'],
] as const)('%j is titled %s', (given, title) => {
  expect(metaTitle(aListingPage(given), needs).toLowerCase()).toBe(title.toLowerCase())
})

test('a home without a text is described by its type and place', () => {
  expect(metaDescription(aListingPage({ description: '' }), 'nl')).toBe(
    'Huis te koop in 9000 Gent, referentie V-40217.',
  )
})

test.each([
  [{}, 'Veldstraat 1, 9000 Gent'],
  [{ isAddressPublished: false }, '9000 Gent'],
  [{ status: 'sold' }, '9000 Gent'],
] as const)('the address of %j is %s', (given, address) => {
  expect(listingAddress(aListingPage(given), needs)).toBe(address)
})
