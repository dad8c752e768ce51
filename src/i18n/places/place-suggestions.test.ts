import { expect, test } from 'vitest'

import { nearPlaces, suggestPlaces } from './place-suggestions'

const named = (list: ReturnType<typeof suggestPlaces>) => list.map(({ kind, name }) => `${kind} ${name}`)

// Coverage: 5.36.
test.each([
  { text: 'luik', locale: 'de', first: ['municipality Lüttich', 'province Lüttich'] },
  { text: 'liege', locale: 'nl', first: ['municipality Luik', 'province Luik'] },
  { text: 'Ettelbr', locale: 'fr', first: ['municipality Ettelbruck'] },
  { text: '9050', locale: 'nl', first: ['zip 9050 Gent'] },
  { text: 'gentbrugge', locale: 'nl', first: ['village Gentbrugge'] },
  { text: '9000 gent', locale: 'en', first: ['zip 9000 Ghent'] },
  { text: 'oost-vl', locale: 'fr', first: ['province Flandre orientale'] },
  { text: 'clervaux', locale: 'fr', first: ['municipality Clervaux', 'canton Clervaux'] },
] as const)('$text is first $first', ({ text, locale, first }) => {
  expect(named(suggestPlaces(text, locale)).slice(0, first.length)).toEqual(first)
})

test.each([
  { text: 'Sint', name: 'Sint-Niklaas' },
  { text: 'Oost', name: 'Oostende' },
  { text: 'oud', name: 'Oudenaarde' },
  { text: 'mer', name: 'Merelbeke-Melle' },
])('$text is the beginning of $name, though it is a word of its own', ({ text, name }) => {
  expect(suggestPlaces(text, 'nl').map((one) => one.name)).toContain(name)
})

test('a place says what it lies in and how it stands in an address', () => {
  expect(suggestPlaces('gentbrugge', 'fr')[0]).toMatchObject({
    within: 'Gand',
    place: { city: 'Gentbrugge', zip: '9050' },
  })
  expect(suggestPlaces('gent', 'nl')[0]).toMatchObject({ within: 'Oost-Vlaanderen', place: { city: 'Gent' } })
  expect(suggestPlaces('limburg', 'nl').find(({ kind }) => kind === 'province')).toMatchObject({
    province: 'BE-VLI',
  })
})

test.each([
  { text: 'antwerppen', near: 'Antwerpen' },
  { text: 'gnet', near: 'Gent' },
  { text: 'Boisfort', near: 'Watermaal-Bosvoorde' },
  { text: 'Ledebrg Gent', near: 'Ledeberg' },
  { text: 'bruxeles', near: 'Brussel' },
  { text: 'mechelne', near: 'Mechelen' },
  { text: 'luttihc', near: 'Luik' },
  { text: '9000 gnt', near: 'Gent' },
  { text: 'L-4010 esch sur alzete', near: 'Esch-sur-Alzette' },
  { text: "K'rijk", near: 'Kortrijk' },
  { text: 'Kn-Heist', near: 'Knokke-Heist' },
  { text: 'Brudge West-Vlaanderen', near: 'Brugge' },
])('$text may mean $near', ({ text, near }) => {
  expect(nearPlaces(text, 'nl')[0]?.name).toBe(near)
})

// Coverage: 5.36.
test.each([
  'gen',
  '900',
  'xqxqxq',
  '',
  'zwembad',
  'huizen',
  'piscine chauffée',
  'near the sea',
  'Aachen',
  '75001 Pariss',
])('%s is near nothing', (text) => {
  expect(nearPlaces(text, 'nl')).toEqual([])
})
