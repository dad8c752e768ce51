import { expect, test } from 'vitest'

import { countWords } from './count-words'

const counts = { total: 143, underOption: 9, closed: 22 }

test.each([
  ['nl', '143 panden te koop, waarvan 9 in optie', '143 panden te huur, waarvan 9 in optie'],
  ['fr', '143 biens à vendre, dont 9 sous option', '143 biens à louer, dont 9 sous option'],
  ['en', '143 properties for sale, 9 of them under option', '143 properties to rent, 9 of them under option'],
  ['de', '143 Kaufobjekte, davon 9 reserviert', '143 Mietobjekte, davon 9 reserviert'],
] as const)('in %s homes are counted as "%s" and "%s"', (locale, sale, rent) => {
  expect(countWords(counts, { locale, criteria: { deal: 'sale' } })).toBe(sale)
  expect(countWords(counts, { locale, criteria: { deal: 'rent' } })).toBe(rent)
})

test.each([
  ['nl', '1 pand te koop, in optie'],
  ['fr', '1 bien à vendre, sous option'],
  ['en', '1 property for sale, under option'],
  ['de', '1 Kaufobjekt, reserviert'],
] as const)('in %s one home that is under option is "%s"', (locale, words) => {
  const one = { total: 1, underOption: 1, closed: 0 }
  expect(countWords(one, { locale, criteria: { deal: 'sale' } })).toBe(words)
})

test('what was sold is named where a reference finds it', () => {
  const sold = { total: 0, underOption: 0, closed: 1 }
  const named = { deal: 'sale', reference: 'V-1' } as const
  expect(countWords(sold, { locale: 'nl', criteria: named })).toBe('0 panden te koop, 1 verkocht')
  expect(countWords(sold, { locale: 'fr', criteria: { deal: 'sale' } })).toBe('0 bien à vendre')
})
