import { expect, test } from 'vitest'

import { criteriaFor } from './criteria'
import { criteriaFromQuery } from './criteria-url'
import { criteriaOfSearchText, longestSearchText, searchText } from './search-text'

const everything =
  'reference=A-1&text=veranda&city=Gent%7C9000&municipality=44083&province=BE-VAN&province=LU-WI' +
  '&area=3.7_51.05*3.8_51*3.8_51.05&type=2&type=4&price-min=100000&price-max=350000&bedrooms-min=2' +
  '&bedrooms-max=4&garages-min=1&parkings-min=2&living-min=80&living-max=200&plot-min=300&plot-max=900' +
  '&energy=A%2B&energy=B&garden=1&terrace=1&new-build=1&furnished=1&lift=1&available=1&available-from=2027-01-31'

test.each(['', everything, 'city=Gent', 'area=4.35_50.85_5', 'text=tuin+vijver'])(
  'the search %s is the same after it was a text',
  (query) => {
    for (const deal of ['sale', 'rent'] as const) {
      const criteria = criteriaFromQuery(deal, new URLSearchParams(query))
      expect(criteriaOfSearchText(searchText(criteria))).toEqual(criteria)
    }
  },
)

test('neither the order of a list nor its page is part of it', () => {
  const criteria = criteriaFromQuery('rent', new URLSearchParams('city=Gent&sort=price-up&page=3'))
  expect(searchText(criteria)).toBe('rent?city=Gent')
  expect(criteriaOfSearchText('rent?city=Gent&sort=price-up&page=3')).toMatchObject({
    sort: criteriaFor('rent').sort,
    page: 1,
  })
})

test.each(['', 'sale', 'swap?city=Gent', '?city=Gent', `sale?text=${'x'.repeat(longestSearchText)}`])(
  '%s is no search',
  (text) => {
    expect(criteriaOfSearchText(text)).toBeNull()
  },
)
