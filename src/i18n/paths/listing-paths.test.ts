import fc from 'fast-check'
import { expect, test } from 'vitest'

import { deals } from '@/domain/listing/listing'

import { listingPath, listPath, parseListingPath, parsePropertyPath } from './listing-paths'
import { locales } from '../locales'

test.each([
  ['nl', 'sale', '/nl/te-koop/'],
  ['nl', 'rent', '/nl/te-huur/'],
  ['fr', 'sale', '/fr/a-vendre/'],
  ['fr', 'rent', '/fr/a-louer/'],
  ['en', 'sale', '/en/for-sale/'],
  ['en', 'rent', '/en/for-rent/'],
  ['de', 'sale', '/de/zu-verkaufen/'],
  ['de', 'rent', '/de/zu-vermieten/'],
] as const)('in %s the homes for %s are at %s', (locale, deal, path) => {
  expect(listPath(locale, deal)).toBe(path)
})

// Coverage: 2.16.
test.each([
  [
    'nl',
    { deal: 'sale', city: 'SINT-NIKLAAS', typeName: 'Huis', id: 12 },
    '/nl/te-koop/sint-niklaas/huis/12/',
  ],
  [
    'fr',
    { deal: 'rent', city: 'LIÈGE', typeName: 'Rez-de-chaussée', id: 3 },
    '/fr/a-louer/liege/rez-de-chaussee/3/',
  ],
  ['de', { deal: 'rent', city: '', typeName: '?', id: 3 }, '/de/zu-vermieten/-/-/3/'],
] as const)('in %s the listing %o is at %s', (locale, listing, path) => {
  expect(listingPath(locale, listing)).toBe(path)
})

test.each([
  ['/nl/te-koop/gent/huis/12', { locale: 'nl', deal: 'sale', citySlug: 'gent', typeSlug: 'huis', id: 12 }],
  [
    '/fr/%C3%80%20Vendre/li%C3%A8ge/maison/3/',
    { locale: 'fr', deal: 'sale', citySlug: 'liege', typeSlug: 'maison', id: 3 },
  ],
  [
    '/en/te-huur/gent/house/12/?print',
    { locale: 'en', deal: 'rent', citySlug: 'gent', typeSlug: 'house', id: 12 },
  ],
])('%s is read as %o', (path, parsed) => {
  expect(parseListingPath(path)).toEqual(parsed)
})

test.each([
  '/nl/te-koop/',
  '/nl/te-koop/gent/huis/',
  '/nl/te-koop/gent/huis/abc/',
  '/nl/te-koop/gent/huis/0/',
  '/nl/te-koop/gent/huis/12/more/',
  '/es/te-koop/gent/huis/12/',
  '/nl/blog/gent/huis/12/',
  '/',
])('%s is no listing', (path) => {
  expect(parseListingPath(path)).toBeNull()
})

test.each([
  ['/property/12/', { id: 12, name: '12', locale: null }],
  ['/fr/property/12/', { id: 12, name: '12', locale: 'fr' }],
  ['/property/1000000001/', { id: 1_000_000_001, name: '1000000001', locale: null }],
  ['/property/9999999999/', { id: null, name: '9999999999', locale: null }],
  ['/nl/property/V-12b/', { id: null, name: 'V-12b', locale: 'nl' }],
  ['/property/7b0f2c1e-0000-4000/', { id: null, name: '7b0f2c1e-0000-4000', locale: null }],
  ['/es/property/12/', null],
  ['/property/12/more/', null],
  ['/property/a b/', null],
  ['/property/', null],
  ['/project/12/', null],
])('%s asks for property %o', (path, asked) => {
  expect(parsePropertyPath(path)).toEqual(asked)
})

test('every listing is found again by its path', () => {
  const listing = fc.record({
    deal: fc.constantFrom(...deals),
    city: fc.string({ unit: 'grapheme' }),
    typeName: fc.string({ unit: 'grapheme' }),
    id: fc.integer({ min: 1 }),
  })
  fc.assert(
    fc.property(fc.constantFrom(...locales), listing, (locale, { deal, id, ...names }) => {
      expect(parseListingPath(listingPath(locale, { deal, id, ...names }))).toMatchObject({
        locale,
        deal,
        id,
      })
    }),
  )
})
