import { expect, test } from 'vitest'

import { filterHref, filtersFrom } from './inbox-filters'

const read = (query: string) => {
  const parameters = new URLSearchParams(query)
  return filtersFrom((name) => parameters.get(name))
}

test('what is chosen stands in the address and is read back from it', () => {
  const address =
    'kind=visit&status=new&trouble=dead&agent=7&from=2026-11-01&to=2026-11-15&query=an%20peeters'
  expect(new URLSearchParams(filterHref(read(address)))).toEqual(new URLSearchParams(address))
  expect(read('agent=none').agent).toBe('none')
})

test('another filter begins at the first page; another page keeps the filters', () => {
  const filters = read('status=new&page=3')
  expect(filterHref(filters, { kind: 'offer' })).toBe('?kind=offer&status=new')
  expect(filterHref(filters, { page: 4 })).toBe('?status=new&page=4')
})

test.each([
  'kind=drop%20table',
  'status=gone',
  'agent=1;2',
  'agent=99999999999',
  'from=2026-02-31',
  'to=yesterday',
  'query=%20%20',
  'page=-1',
])('%s is no filter', (query) => {
  expect(read(query)).toEqual({ page: 1 })
})
