import { expect, test } from 'vitest'

import { countWords } from './count-words'

const counts = { total: 143, underOption: 9, closed: 22 }

test.each([
  ['nl', '143 panden te koop, 9 in optie, 22 verkocht', '143 panden te huur, 9 in optie, 22 verhuurd'],
  ['fr', '143 biens à vendre, 9 sous option, 22 vendus', '143 biens à louer, 9 sous option, 22 loués'],
  [
    'en',
    '143 properties for sale, 9 under option, 22 sold',
    '143 properties to rent, 9 under option, 22 let',
  ],
  ['de', '143 Kaufobjekte, 9 reserviert, 22 verkauft', '143 Mietobjekte, 9 reserviert, 22 vermietet'],
] as const)('in %s homes are counted as "%s" and "%s"', (locale, sale, rent) => {
  expect(countWords(counts, { locale, deal: 'sale' })).toBe(sale)
  expect(countWords(counts, { locale, deal: 'rent' })).toBe(rent)
})

test('what there is none of is not named, but for what can be bought', () => {
  const none = { total: 0, underOption: 0, closed: 1 }
  expect(countWords(none, { locale: 'nl', deal: 'sale' })).toBe('0 panden te koop, 1 verkocht')
  expect(countWords({ ...none, total: 1, closed: 0 }, { locale: 'fr', deal: 'sale' })).toBe('1 bien à vendre')
})
