import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import type { Deal } from '@/domain/listing/listing'
import { criteriaFromQuery } from '@/domain/search/criteria-url'

import { ListFilters } from './list-filters'

const result = { total: 3, perType: new Map(), perMunicipality: new Map(), perPriceBand: [] }

function filters(deal: Deal, query: string, unread?: string): string {
  const criteria = criteriaFromQuery(deal, new URLSearchParams(query))
  return renderToStaticMarkup(
    <ListFilters locale="nl" criteria={criteria} result={result} categories={[]} unread={unread} />,
  )
}

test('words that were not understood stay when a filter is changed or taken off', () => {
  const html = filters('sale', 'city=Gent&garden=1', 'met zicht')
  expect(html).toContain('<input type="hidden" name="unread" value="met zicht"/>')
  const hrefs = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
  expect(hrefs).toContain('/nl/te-koop/?city=Gent&unread=met+zicht')
  expect(hrefs).toContain('/nl/te-koop/?garden=1&unread=met+zicht')
  expect(filters('sale', 'city=Gent')).not.toContain('unread')
})

test('homes to rent are asked from when one can live there, homes for sale are not', () => {
  const field = /<input(?=[^>]*name="available-from")[^>]*>/
  expect(field.exec(filters('rent', 'available-from=2027-01-31'))?.[0]).toMatch(
    /type="date".*value="2027-01-31"|value="2027-01-31".*type="date"/,
  )
  expect(filters('sale', '')).not.toMatch(field)
})
