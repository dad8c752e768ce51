import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { criteriaFor, type SearchCriteria } from '@/domain/search/criteria'
import { Pagination } from '@/ui/page/pagination'
import { LanguageSwitcher } from '@/ui/shell/language-switcher'

import { ChipRow } from './filters/chip-row'
import { DealLinks } from './filters/deal-links'
import { filterChips } from './filters/filter-chips'
import { listHref } from './list/list-href'
import { EmptyList } from './list/wider-search'

const sale = criteriaFor('sale')
const inGent: SearchCriteria = { ...sale, places: [{ city: 'Gent', zip: '9000' }] }
const withGarden: SearchCriteria = { ...inGent, hasGarden: true }

/** The addresses of its links, each with what it tells robots. */
function linksIn(node: ReactNode): [href: string, rel: string][] {
  return [...renderToStaticMarkup(node).matchAll(/<a [^>]*>/g)].map(([tag]) => [
    (/href="([^"]*)"/.exec(tag)?.[1] ?? '').replaceAll('&amp;', '&'),
    /rel="([^"]*)"/.exec(tag)?.[1] ?? '',
  ])
}

test('a filter is taken off by a link that robots follow only to a list they may show', () => {
  const row = <ChipRow locale="nl" criteria={withGarden} chips={filterChips(withGarden, [], 'nl')} />
  expect(linksIn(row)).toEqual([
    ['/nl/te-koop/?garden=1', 'nofollow'],
    [listHref('nl', inGent), ''],
    ['/nl/te-koop/', ''],
  ])
})

test('buying and renting lead robots on from a list they may show, not from a search', () => {
  expect(linksIn(<DealLinks locale="nl" criteria={inGent} />).map(([, rel]) => rel)).toEqual(['', ''])
  expect(linksIn(<DealLinks locale="nl" criteria={withGarden} />).map(([, rel]) => rel)).toEqual([
    'nofollow',
    'nofollow',
  ])
})

test('robots turn the pages of a list, not those of a search', () => {
  const paging = { locale: 'nl', page: 3, pages: 5, hrefOf: (page: number) => `?page=${page}` } as const
  expect(linksIn(<Pagination {...paging} />).map(([, rel]) => rel)).toEqual(['', 'prev', 'next', ''])
  expect(linksIn(<Pagination {...paging} isFollowed={false} />).map(([, rel]) => rel)).toEqual([
    'nofollow',
    'prev nofollow',
    'next nofollow',
    'nofollow',
  ])
})

test('what an empty search suggests is followed where it is a list that robots may show', () => {
  const meant = [
    { name: 'Gent', criteria: inGent, count: 2 },
    { name: 'Gent, tuin', criteria: withGarden, count: 0 },
  ]
  const list = <EmptyList locale="nl" deal="sale" relaxations={[]} meant={meant} />
  expect(linksIn(list)).toEqual([
    [listHref('nl', inGent), ''],
    [listHref('nl', withGarden), 'nofollow'],
    ['/nl/te-koop/', ''],
  ])
})

test('a search in another language is found by its head, not by the language switch', () => {
  const alternates = { nl: '/nl/te-koop/?garden=1', fr: '/fr/a-vendre/?garden=1', en: '/en/' }
  expect(linksIn(<LanguageSwitcher locale="nl" alternates={alternates} />).map(([, rel]) => rel)).toEqual([
    'nofollow',
    'nofollow',
    '',
  ])
})
