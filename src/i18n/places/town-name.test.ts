import { expect, test } from 'vitest'

import { languages } from '@/domain/language'

import { type Town, townName, townText } from './town-name'

const inBelgium = (zip: string, city: string): Town => ({ country: 'BE', zip, city })
const inLuxembourg = (zip: string, city: string): Town => ({ country: 'LU', zip, city })

test.each([
  { town: inBelgium('4000', 'LIEGE'), names: 'Luik, Liège, Liège, Lüttich' },
  { town: inBelgium('9000', 'Gent'), names: 'Gent, Gand, Ghent, Gent' },
  { town: inBelgium('9000', 'GAND'), names: 'Gent, Gand, Ghent, Gent' },
  { town: inBelgium('1000', 'Brussel'), names: 'Brussel, Bruxelles, Brussels, Brüssel' },
  {
    town: inBelgium('1080', 'SINT-JANS-MOLENBEEK'),
    names: 'Sint-Jans-Molenbeek, Molenbeek-Saint-Jean, Molenbeek-Saint-Jean, Molenbeek-Saint-Jean',
  },
  { town: inBelgium('1020', 'Laken'), names: 'Laken, Laeken, Laeken, Laeken' },
  { town: inBelgium('7000', 'Mons'), names: 'Bergen, Mons, Mons, Mons' },
  { town: inBelgium('9300', 'Aalst'), names: 'Aalst, Alost, Aalst, Aalst' },
  { town: inBelgium('9050', 'GENTBRUGGE'), names: 'Gentbrugge, Gentbrugge, Gentbrugge, Gentbrugge' },
  {
    town: { country: 'LU', zip: 'L-4001', city: 'Esch-sur-Alzette' },
    names: 'Esch-sur-Alzette, Esch-sur-Alzette, Esch-sur-Alzette, Esch an der Alzette',
  },
  { town: { country: 'FR', zip: '59000', city: 'LILLE' }, names: 'Rijsel, Lille, Lille, Lille' },
  {
    town: { country: 'ES', zip: '03189', city: 'ORIHUELA COSTA' },
    names: 'Orihuela Costa, Orihuela Costa, Orihuela Costa, Orihuela Costa',
  },
])('$town.zip $town.city is $names in nl, fr, en and de', ({ town, names }) => {
  expect(languages.map((language) => townName(town, language)).join(', ')).toBe(names)
})

// Villages that share the name of a town elsewhere, and keep their own.
test.each([
  { town: inBelgium('2980', 'Halle'), name: 'Halle' },
  { town: inBelgium('3800', 'Aalst'), name: 'Aalst' },
  { town: inBelgium('7910', 'Forest'), name: 'Forest' },
  { town: inBelgium('1910', 'BERG'), name: 'Berg' },
  { town: inBelgium('3700', 'Berg'), name: 'Berg' },
  { town: inLuxembourg('6922', 'Berg'), name: 'Berg' },
  { town: inLuxembourg('7720', 'Colmar-Berg'), name: 'Colmar-Berg' },
])('the village $town.zip $town.city is $name in every language', ({ town, name }) => {
  expect(new Set(languages.map((language) => townName(town, language)))).toEqual(new Set([name]))
})

test('a postal code and its town stay on one line', () => {
  expect(townText(inBelgium('B-4000', 'LIEGE'), 'nl')).toBe('4000\u00a0Luik')
  expect(townText(inLuxembourg('8350', 'Garnich'), 'fr')).toBe('L-8350\u00a0Garnich (Luxembourg)')
})

test('the city of Luxembourg is told once', () => {
  const city = languages.map((language) => townText(inLuxembourg('1151', 'LUXEMBOURG'), language))
  expect(city).toEqual([
    'L-1151\u00a0Luxemburg',
    'L-1151\u00a0Luxembourg',
    'L-1151\u00a0Luxembourg',
    'L-1151\u00a0Luxemburg',
  ])
})

test('a town abroad has its country in brackets, in the language of the page', () => {
  const garnich = languages.map((language) => townText(inLuxembourg('8350', 'Garnich'), language).slice(15))
  expect(garnich).toEqual(['(Luxemburg)', '(Luxembourg)', '(Luxembourg)', '(Luxemburg)'])
  expect(townText({ country: 'ES', zip: '03189', city: 'ORIHUELA' }, 'de')).toBe(
    '03189\u00a0Orihuela (Spanien)',
  )
  // Nobody named the country.
  expect(townText({ country: 'ZZ', zip: '1', city: 'Nergens' }, 'nl')).toBe('1\u00a0Nergens')
  // The platform has a name for it and no code.
  expect(townText({ country: 'ZZ', zip: '1', city: 'Nergens', countryName: 'Atlantis' }, 'nl')).toBe(
    '1\u00a0Nergens (Atlantis)',
  )
})

test('a town that is kept hidden has neither a name nor a postal code', () => {
  expect(townText(inBelgium('9000', ''), 'nl')).toBe('')
})
