import { expect, test } from 'vitest'

import { criteriaFor } from '@/domain/search/criteria'
import type { HomeType } from '@/i18n/landing-types'

import { landingCriteria, landingOfSearch } from './landing-criteria'
import { hereLinks, listLinks, nearLinks } from './landing-links'

const house: HomeType = type(1, 'house')
const flat: HomeType = type(2, 'apartment')
const plot: HomeType = type(4, 'plot')
const needs = { locale: 'nl', deal: 'sale', types: [house, flat, plot] } as const
const ghent = '44021'

function type(id: number, kind: HomeType['kind']): HomeType {
  return { id, kind, names: { nl: `${kind}`, fr: `${kind}`, en: `${kind}`, de: `${kind}` } }
}

test('a landing page leads to the other deal and to the other types that have homes', () => {
  const perType = new Map([
    [1, 12],
    [2, 7],
  ])
  const links = hereLinks(
    { municipalityKey: ghent, type: house },
    { perType, other: { deal: 'rent', total: 3 } },
    needs,
  )
  expect(links).toEqual([
    { title: 'Huizen te huur in Gent', count: 3, href: '/nl/te-huur/gent/huizen/' },
    { title: 'Appartementen te koop in Gent', count: 7, href: '/nl/te-koop/gent/appartementen/' },
  ])
})

test('neighbours are those with homes, the nearest first, and none is far', () => {
  const perMunicipality = new Map([
    [ghent, 12],
    ['11002', 40],
    ['44052', 2],
    ['44084', 0],
    ['44013', 1],
  ])
  const hrefs = nearLinks(ghent, house, { perMunicipality }, needs).map(({ href }) => href)
  expect(hrefs).toEqual(['/nl/te-koop/destelbergen/huizen/', '/nl/te-koop/oosterzele/huizen/'])
})

const result = {
  perType: new Map([[1, 12]]),
  perMunicipality: new Map([
    ['11002', 40],
    [ghent, 12],
  ]),
}

test('the list of a place leads to its types, the list of a type to its places', () => {
  const ofPlace = listLinks(
    landingCriteria({ deal: 'sale', municipalityKey: ghent, typeId: null }, 'nl'),
    result,
    needs,
  )
  expect(ofPlace).toEqual({
    city: 'Gent',
    links: [{ title: 'Huizen te koop in Gent', count: 12, href: '/nl/te-koop/gent/huizen/' }],
  })
  const ofType = listLinks({ ...criteriaFor('sale'), typeIds: [1] }, result, needs)
  expect(ofType?.links.map(({ href }) => href)).toEqual([
    '/nl/te-koop/antwerpen/huizen/',
    '/nl/te-koop/gent/huizen/',
  ])
})

test.each([
  criteriaFor('sale'),
  { ...criteriaFor('sale'), typeIds: [1], hasGarden: true },
  { ...criteriaFor('sale'), typeIds: [1], page: 2 },
])('any other list leads to none: %j', (criteria) => {
  expect(listLinks(criteria, result, needs)?.links ?? []).toEqual([])
})

test.each(['nl', 'fr', 'en', 'de'] as const)(
  'in %s a search for a type in a town is its landing page',
  (locale) => {
    const landing = { municipalityKey: ghent, typeId: 1 }
    const criteria = landingCriteria({ deal: 'sale', ...landing }, locale)
    expect(landingOfSearch(criteria)).toEqual(landing)
    expect(landingOfSearch({ ...criteria, bedroomsMin: 2 })).toBeNull()
    expect(landingOfSearch({ ...criteria, typeIds: [] })).toBeNull()
  },
)
