import { expect, test } from 'vitest'

import { filterHref, filtersFrom } from './publication-filters'

const from = (address: string) => filtersFrom((name) => new URLSearchParams(address).get(name) ?? undefined)

test('what the address names wrongly is no filter', () => {
  expect(from('severity=must&region=mars&deal=rent&page=abc')).toEqual({
    severity: 'must',
    region: undefined,
    deal: 'rent',
    query: undefined,
    page: 1,
  })
})

test('another filter starts at the first page and keeps the others', () => {
  const filters = from('severity=must&query=V-1&page=3')
  expect(filterHref(filters, { region: 'brussels' })).toBe('?severity=must&region=brussels&query=V-1')
  expect(filterHref(filters, { severity: undefined })).toBe('?query=V-1')
  expect(filterHref(filters, { page: 4 })).toBe('?severity=must&query=V-1&page=4')
})
