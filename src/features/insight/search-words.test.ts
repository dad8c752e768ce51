import { expect, test } from 'vitest'

import { placeText, searchParts } from './search-words'

const search = {
  deal: 'sale',
  place: '44021',
  typeId: 7,
  typeName: 'Huis',
  priceFrom: 0,
  priceTo: 300_000,
  bedrooms: 3,
  hasMore: true,
} as const

test('a search reads as a sentence of its parts', () => {
  expect(searchParts(search, 'nl').join(' · ').replaceAll(/\s/g, ' ')).toBe(
    'Te koop · Gent · Huis · tot € 300.000 · 3 slaapkamers of meer · met andere wensen',
  )
  expect(
    searchParts({ ...search, hasMore: false }, 'fr')
      .join(' · ')
      .replaceAll(/\s/g, ' '),
  ).toBe('À vendre · Gand · Huis · jusqu’à € 300 000 · 3 chambres ou plus')
})

test('what was left open is not said; a type that is gone is its number', () => {
  const open = { ...search, place: '', priceTo: 0, bedrooms: 0, hasMore: false }
  expect(searchParts({ ...open, typeId: 0 }, 'en')).toEqual(['For sale'])
  expect(searchParts({ ...open, typeName: null }, 'en')).toEqual(['For sale', 'type 7'])
  expect(searchParts({ ...open, typeId: -1 }, 'de')).toEqual(['Zu verkaufen', 'mehrere Arten'])
})

test.each([
  ['BE-VAN', 'Antwerpen (provincie)'],
  ['BE-BRU', 'Brussels Hoofdstedelijk Gewest'],
  ['LU-WI-11', 'Wiltz'],
  ['several', 'meerdere plaatsen'],
  ['elsewhere', 'een plaats buiten onze lijst'],
])('%s reads %s', (place, text) => expect(placeText(place, 'nl')).toBe(text))
