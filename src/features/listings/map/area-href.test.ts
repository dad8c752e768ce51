import { expect, test } from 'vitest'

import { criteriaFor } from '@/domain/search/criteria'
import { criteriaFromQuery } from '@/domain/search/criteria-url'
import type { SearchArea } from '@/domain/search/search-area'

import { areaHref } from './area-href'
import { mapDataHref } from './map-hrefs'

const area: SearchArea = { kind: 'circle', centre: [3.72, 51.05], radiusKm: 5 }
const criteria = {
  ...criteriaFor('rent'),
  places: [{ zip: '9000' }],
  municipalities: ['44021'],
  priceMaxEuro: 1200,
  sort: 'price-up' as const,
  page: 3,
}

function queryOf(href: string): URLSearchParams {
  return new URL(href, 'https://agency.example').searchParams
}

test('an area takes the place of named places and begins at the first page; all else stays', () => {
  const href = areaHref('/nl/te-huur/', criteria, area)
  expect(href).toMatch(/^\/nl\/te-huur\/\?/)
  expect(criteriaFromQuery('rent', queryOf(href))).toEqual({
    ...criteriaFor('rent'),
    area,
    priceMaxEuro: 1200,
    sort: 'price-up',
  })
})

test('the map asks for the homes of all pages of its list, whatever their order', () => {
  const query = queryOf(mapDataHref('nl', criteria))
  expect(query.get('deal')).toBe('rent')
  const asked = criteriaFromQuery('rent', query)
  expect(asked).toMatchObject({ priceMaxEuro: 1200, municipalities: ['44021'], sort: 'newest', page: 1 })
})
