import { expect, test } from 'vitest'

import { filterHref, filtersFrom, sideBySidePath } from './cockpit-paths'

const read = (address: string) => {
  const query = new URLSearchParams(address)
  return filtersFrom((name) => query.get(name) ?? undefined)
}

test('an address with filters reads back as it was written', () => {
  const filters = { kind: 'articles', state: 'out-of-date', language: 'fr', query: 'mur & toit' } as const
  expect(read(filterHref(filters, {}))).toEqual({ ...filters, page: undefined })
})

test.each([
  ['?kind=users', 'kind'],
  ['?state=lost', 'state'],
  ['?language=lb', 'language'],
  ['?page=x', 'page'],
] as const)('%s asks for something we do not have, and is left out', (address, name) => {
  expect(read(address)[name]).toBeUndefined()
})

test('another filter starts at the first page again', () => {
  expect(filterHref({ kind: 'pages', page: 4 }, { state: 'missing' })).toBe('?kind=pages&state=missing')
  expect(filterHref({ kind: 'pages', page: 4 }, { page: 5 })).toBe('?kind=pages&page=5')
})

test('a record stands beside its source at an address of its own', () => {
  expect(sideBySidePath({ kind: 'pages', id: 12, language: 'fr' })).toBe('/languages-cockpit/pages/12/fr')
})
