import { renderToStaticMarkup } from 'react-dom/server'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'

import { parseForm } from '@/domain/lead/form/parse-form'
import { criteriaFromQuery } from '@/domain/search/criteria-url'
import { criteriaOfSearchText } from '@/domain/search/search-text'
import { locales } from '@/i18n/locales'

import { ListDemandBox } from './list-demand-box'

const queries = [
  '',
  'city=Gent%7C9000&price-max=300000&bedrooms-min=2&type=1&garden=1',
  'province=BE-VOV&energy=A%2B%2B&new-build=1&living-min=120&sort=price-up&page=2',
  'area=3.7_51.05*3.8_51*3.8_51.05&text=tuin+%26+vijver&available=1',
  'area=4.35_50.85_5&reference=V-12&lift=1&furnished=1&terrace=1&plot-min=200&garages-min=1&parkings-min=1',
  'city=Gent&available-from=2027-01-31',
]

const inputs = (html: string) =>
  new URLSearchParams(
    [...html.matchAll(/<input [^>]*name="([^"]+)"(?: value="([^"]*)")?/g)].map(
      ([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')],
    ),
  )

test.each(queries)('what the box under the list %s sends is the whole search', (query) => {
  const deal = query.includes('available-from') ? 'rent' : 'sale'
  const criteria = criteriaFromQuery(deal, new URLSearchParams(query))
  const html = renderToStaticMarkup(<ListDemandBox locale="nl" criteria={criteria} />)
  const posted = inputs(html)
  posted.set('email', 'an@example.com')
  const parsed = parseForm('list-demand', posted, { region: null })
  const search = parsed.ok ? parsed.answers.search : ''
  expect(criteriaOfSearchText(search)).toEqual({ ...criteria, sort: 'newest', page: 1 })
})

test('it is one field, and nothing in it is about who looks at the list', () => {
  const criteria = criteriaFromQuery('rent', new URLSearchParams('city=Gent'))
  for (const locale of locales) {
    const html = renderToStaticMarkup(
      <ListDemandBox locale={locale} criteria={criteria} privacyHref={`/${locale}/privacy/`} />,
    )
    expect(html).toContain(`action="/${locale}/forms/list-demand/" method="post"`)
    expect([...inputs(html).keys()]).toEqual(['search', 'email', 'topic_line'])
    expect(html).toContain(`<a href="/${locale}/privacy/">`)
    // Alone: within a page much of it was said before.
    expect(gzipSync(html).length).toBeLessThan(1200)
  }
})
