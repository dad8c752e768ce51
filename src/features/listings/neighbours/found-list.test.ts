import { expect, test } from 'vitest'

import { pageSize } from '@/domain/search/criteria'

import { type FoundHome, type FoundList, neighboursOf, pageHref, withPage } from './found-list'

const pageOf = (page: number): FoundHome[] =>
  Array.from({ length: pageSize }, (_, index) => {
    const id = (page - 1) * pageSize + index + 1
    return [id, `/nl/te-koop/gent/huis/${id}/`]
  })

/** 60 homes, numbered as they stand; only the second page of three is known. */
const list: FoundList = {
  href: '/nl/te-koop/',
  dataHref: '/nl/found-homes/?deal=sale',
  total: 60,
  before: 24,
  homes: pageOf(2),
}

test('a home in the middle of a page has a neighbour on either side', () => {
  expect(neighboursOf(list, 30)).toEqual({
    position: 30,
    total: 60,
    previous: '/nl/te-koop/gent/huis/29/',
    next: '/nl/te-koop/gent/huis/31/',
    page: 2,
    missingPage: null,
  })
})

test.each([
  { id: 25, missingPage: 1 },
  { id: 48, missingPage: 3 },
])('home $id stands at the edge of what is known: page $missingPage is missing', ({ id, missingPage }) => {
  expect(neighboursOf(list, id)?.missingPage).toBe(missingPage)
})

test('the first and the last of all have no page to ask for', () => {
  const whole = { ...list, total: 24, before: 0, homes: pageOf(1) }
  expect(neighboursOf(whole, 1)).toMatchObject({ previous: null, missingPage: null })
  expect(neighboursOf(whole, 24)).toMatchObject({ next: null, missingPage: null })
})

test('a home that was not found so has no neighbours', () => {
  expect(neighboursOf(list, 999)).toBeNull()
})

test('a page is joined where it belongs, and the count goes on', () => {
  const longer = withPage(withPage(list, 3, pageOf(3)), 1, pageOf(1))
  expect(longer.before).toBe(0)
  expect(neighboursOf(longer, 48)).toMatchObject({ position: 48, next: '/nl/te-koop/gent/huis/49/' })
  expect(neighboursOf(longer, 25)).toMatchObject({ position: 25, previous: '/nl/te-koop/gent/huis/24/' })
})

test('a home that slipped to the next page meanwhile is not met twice', () => {
  const joined = withPage(list, 3, [[48, '/x/'], ...pageOf(3)])
  expect(joined.homes.filter(([id]) => id === 48)).toHaveLength(1)
})

test.each([
  { href: '/nl/te-koop/', page: 1, to: '/nl/te-koop/' },
  { href: '/nl/te-koop/', page: 3, to: '/nl/te-koop/?page=3' },
  { href: '/nl/te-koop/?type=1', page: 2, to: '/nl/te-koop/?type=1&page=2' },
])('page $page of $href is $to', ({ href, page, to }) => {
  expect(pageHref(href, page)).toBe(to)
})
