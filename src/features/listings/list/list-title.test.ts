import { expect, test } from 'vitest'

import { criteriaFromQuery } from '@/domain/search/criteria-url'

import { countedTitle, listTitle } from './list-title'

test.each([
  ['', 'Te koop'],
  ['type=2', 'Appartement te koop'],
  ['type=2&type=3', 'Te koop'],
  ['city=Gent%7C9000', 'Te koop in Gent'],
  ['city=9000', 'Te koop in 9000'],
  ['type=2&city=Gent', 'Appartement te koop in Gent'],
  ['municipality=44083&province=BE-VAN', 'Te koop in Deinze, Antwerpen'],
  ['city=Aalst&city=Brugge&city=Gent&province=BE-VAN', 'Te koop in Aalst, Brugge, Gent…'],
])('the list of “%s” is named %s', (query, title) => {
  const criteria = criteriaFromQuery('sale', new URLSearchParams(query))
  expect(listTitle('nl', criteria, [{ id: 2, name: 'Appartement' }])).toBe(title)
})

test.each([
  { locale: 'nl', page: 1, pages: 5, count: 98, title: 'Te koop: pagina 1 van 5 (98 panden)' },
  { locale: 'fr', page: 5, pages: 5, count: 98, title: 'Te koop\u00a0: page 5 sur 5 (98 biens)' },
  { locale: 'en', page: 1, pages: 1, count: 1, title: 'Te koop (1 property)' },
  { locale: 'de', page: 1, pages: 0, count: 0, title: 'Te koop (0 Objekte)' },
] as const)('a tab says where one is in the list: $title', ({ locale, title, ...place }) => {
  expect(countedTitle('Te koop', locale, place)).toBe(title)
})
