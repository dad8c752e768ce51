import { expect, test } from 'vitest'

import { landingPath, parseLandingPath } from './landing-paths'
import { type HomeType, typeOfSegment } from './landing-types'
import { parseListingPath } from './paths/listing-paths'
import { locales } from './locales'
import { municipalities } from './places/municipalities'

const house: HomeType = type(1, 'house', 'Huis / villa / hoeve', 'Maison', 'House', 'Haus')
const flat: HomeType = type(2, 'apartment', 'Appartement', 'Appartement', 'Apartment', 'Wohnung')
const studio: HomeType = type(7, 'apartment', 'Studio', 'Studio', 'Studio', 'Studio')
const types = [house, flat, studio]

function type(id: number, kind: HomeType['kind'], nl: string, fr: string, en: string, de: string): HomeType {
  return { id, kind, names: { nl, fr, en, de } }
}

const inGhent = { deal: 'sale', municipalityKey: '44021' } as const

test('a landing page has an address in every language, with the words of that language', () => {
  expect(locales.map((locale) => landingPath(locale, { ...inGhent, type: house }, types))).toEqual([
    '/nl/te-koop/gent/huizen/',
    '/fr/a-vendre/gand/maisons/',
    '/en/for-sale/ghent/houses/',
    '/de/zu-verkaufen/gent/haeuser/',
  ])
})

test('of several types of one kind the plain one has the word of the kind, the others their own names', () => {
  const paths = (some: HomeType[]) =>
    some.map((one) => landingPath('nl', { ...inGhent, type: one }, some).split('/')[4])
  expect(paths([flat, studio])).toEqual(['appartementen', 'studio'])
  const villa = { ...house, id: 9, names: { ...house.names, nl: 'Villa' } }
  expect(paths([house, villa])).toEqual(['huis-villa-hoeve', 'villa'])
})

test('two types with one name are told apart', () => {
  const twin = { ...studio, id: 8 }
  expect(landingPath('nl', { ...inGhent, type: twin }, [...types, twin])).toBe('/nl/te-koop/gent/studio-8/')
})

test.each(locales)('in %s every municipality has an address of its own, which leads back to it', (locale) => {
  const paths = municipalities.map(({ key }) =>
    landingPath(locale, { deal: 'rent', municipalityKey: key, type: house }, types),
  )
  expect(new Set(paths).size).toBe(municipalities.length)
  const found = paths.map((path) => parseLandingPath(path)?.municipality.key)
  expect(found).toEqual(municipalities.map(({ key }) => key))
  expect(paths.filter((path) => parseListingPath(path) !== null)).toEqual([])
})

test.each([
  ['/nl/te-koop/gent/huizen/', 'huizen'],
  ['/nl/a-vendre/gand/maisons/', 'maisons'],
  ['/nl/te-koop/gent/', null],
])('%s is about Ghent', (path, typeSegment) => {
  expect(parseLandingPath(path)).toMatchObject({ deal: 'sale', locale: 'nl', typeSegment })
  expect(parseLandingPath(path)?.municipality.key).toBe('44021')
})

test.each([
  '/nl/te-koop/',
  '/nl/te-koop/gent/huis/100002/',
  '/nl/te-koop/atlantis/huizen/',
  '/nl/blog/gent/huizen/',
  '/te-koop/gent/huizen/',
])('%s is no address of a landing page', (path) => {
  expect(parseLandingPath(path)).toBeNull()
})

test.each([
  ['huizen', 1],
  ['maisons', 1],
  // The agency's own name, and the word of the kind from before it had two types of it.
  ['huis-villa-hoeve', 1],
  ['studio', 7],
  ['appartementen', 2],
])('%s means type %i', (segment, id) => {
  expect(typeOfSegment(segment, types, 'nl')?.id).toBe(id)
})

test('a word that names no type means none', () => {
  expect(typeOfSegment('kastelen', types, 'nl')).toBeUndefined()
})
