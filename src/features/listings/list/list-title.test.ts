import { expect, test } from 'vitest'

import { criteriaFromQuery } from '@/domain/search/criteria-url'

import { listTitle } from './list-title'

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
