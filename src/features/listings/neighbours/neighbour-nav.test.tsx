import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { criteriaFor } from '@/domain/search/criteria'
import { linksIn, wordsIn } from '@/testing/markup'

import { foundHomesHref } from './found-homes-href'
import { NeighbourNav } from './neighbour-nav'

test('without script, or without a search one came from, there is the way to the whole list', () => {
  const html = renderToStaticMarkup(<NeighbourNav id={1} deal="rent" locale="fr" />)
  expect(new Set(linksIn(html))).toEqual(new Set(['/fr/a-louer/']))
  expect(wordsIn(html.slice(0, html.indexOf('<span hidden')))).toBe('Retour à la liste')
  expect(html).toMatch(/<a hidden="" href="[^"]+" rel="prev".*<a hidden="" href="[^"]+" rel="next"/)
})

test('further pages are asked for with the search as it was, whichever page one came from', () => {
  const criteria = { ...criteriaFor('sale'), bedroomsMin: 3, sort: 'price-up', page: 4 } as const
  const href = new URL(foundHomesHref('nl', criteria), 'https://makelaar.example')
  expect(href.pathname).toBe('/nl/found-homes/')
  expect(href.searchParams.get('deal')).toBe('sale')
  expect(href.searchParams.has('page')).toBe(false)
  expect([...href.searchParams]).toHaveLength(3)
})
