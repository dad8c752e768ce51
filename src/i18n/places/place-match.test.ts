import { expect, test } from 'vitest'

import { matchPlaces } from './place-match'

const first = (text: string) => matchPlaces(text)[0]

// Coverage: 2.143.
test.each([
  ['Liège', 'Luik, Liège, Lüttich, liege, LUTTICH, lüttich'],
  ['Gent', 'Gent, Gand, Ghent'],
  ['Antwerpen', 'Antwerpen, Anvers, Antwerp'],
  ['Bruxelles', 'Brussel, Bruxelles, Brussels, Brüssel'],
  ['Leuven', 'Leuven, Louvain, Löwen, lowen'],
  ['Arlon', 'Aarlen, Arlon, Arel'],
  ['Luxembourg', 'Lëtzebuerg, Luxembourg, Luxemburg, letzebuerg'],
  [
    'Esch-sur-Alzette',
    'Esch-sur-Alzette, Esch-Uelzecht, esch sur alzette, esch/alzette, Esch an der Alzette',
  ],
  ["Braine-l'Alleud", "Braine-l'Alleud, braine l’alleud, braine lalleud, Eigenbrakel"],
  ['Ixelles', 'Elsene, Ixelles'],
  ['Gentbrugge', 'Gentbrugge, gentbr, 9050 Gentbrugge'],
  ['Laeken', 'Laken, Laeken'],
])('%s is found as %s', (name, texts) => {
  for (const text of texts.split(', ')) expect([text, first(text)?.name]).toEqual([text, name])
})

test.each([
  { text: 'luik', not: 'a name that begins alike', finds: ['Liège'] },
  { text: 'halle', not: 'the village of Zoersel alone', finds: ['Halle', 'Halle'] },
  { text: 'gent 9050', not: 'other Gents', finds: ['Gent'] },
])('$text finds $finds, not $not', ({ text, finds }) => {
  expect(matchPlaces(text).map(({ name }) => name)).toEqual(finds)
})

test.each([
  ['Lier, Antwerp', 'Lier'],
  ['Bergen (Henegouwen)', 'Mons'],
  ['Saint Gilles Brussels', 'Saint-Gilles'],
  ['Eupen Belgien', 'Eupen'],
  ['St Kruis Brugge', 'Sint-Kruis'],
  ['Ledeberg (Gent)', 'Ledeberg'],
  ['Antwerpen Borgerhout', 'Borgerhout'],
])('what stands beside a name says where it lies: %s', (text, name) => {
  expect(matchPlaces(text).map((place) => place.name)).toEqual([name])
})

test('the last word may be unfinished, the others not', () => {
  expect(first('sint-nik')?.name).toBe('Sint-Niklaas')
  expect(first('sin niklaas')).toBeUndefined()
  expect(first('niklaas sint')?.name).toBe('Sint-Niklaas')
})

test('nothing is guessed', () => {
  for (const text of ['g', '', '-', '9000', 'gnet', 'antwrepen', "d'"]) expect(matchPlaces(text)).toEqual([])
})

test('large municipalities come before small ones, and villages last', () => {
  const names = matchPlaces('ge')
  expect(names.slice(0, 3).map(({ name }) => name)).toEqual(['Gent', 'Genk', 'Geel'])
  const kinds = names.map(({ municipality }) => municipality !== undefined)
  expect(kinds).toEqual([...kinds].sort((a, b) => Number(a) - Number(b)))
})

test('a village is not named beside its municipality', () => {
  expect(matchPlaces('gent').map(({ name }) => name)).toEqual(['Gent'])
})
