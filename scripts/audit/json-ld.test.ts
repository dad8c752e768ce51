import { expect, test } from 'vitest'

import { jsonLdProblems, missingTypes } from './json-ld'

const context = 'https://schema.org'
const problemsOf = (data: unknown) => jsonLdProblems([JSON.stringify(data)])

test('an offer without an amount, as of a home that is sold, needs no currency', () => {
  const offer = { '@context': context, '@type': 'Offer', availability: 'https://schema.org/SoldOut' }
  expect(problemsOf(offer)).toEqual([])
})

test('whole data has no problems, and neither has a page without any', () => {
  const listing = {
    '@context': context,
    '@type': 'RealEstateListing',
    name: 'Huis',
    url: 'https://gevel.be/1/',
    offers: { '@type': 'Offer', price: 1, priceCurrency: 'EUR' },
  }
  expect(problemsOf(listing)).toEqual([])
  expect(jsonLdProblems([])).toEqual([])
})

test.each([
  ['{', 'no JSON: {'],
  [JSON.stringify({ '@context': 'https://example.com', '@type': 'Thing' }), 'the context is not schema.org'],
  [
    JSON.stringify({ '@context': context, '@type': 'RealEstateListing', name: 'x' }),
    'RealEstateListing lacks url',
  ],
  [
    JSON.stringify({
      '@context': context,
      '@type': 'FAQPage',
      mainEntity: [{ '@type': 'Question', name: 'x' }],
    }),
    '.mainEntity[0] Question lacks acceptedAnswer',
  ],
  [JSON.stringify({ '@context': context, '@type': 'Offer', price: 1 }), 'Offer lacks priceCurrency'],
  [JSON.stringify({ '@context': context, '@type': 'Thing', name: '' }), '.name is empty'],
  [JSON.stringify({ '@context': context, name: 'x' }), 'root has no type'],
])('%s: %s', (text, problem) => {
  expect(jsonLdProblems([text])).toEqual([problem])
})

test('nodes of a graph may refer to each other', () => {
  const graph = [
    { '@type': 'Organization', '@id': '#us', name: 'Gevel', url: 'https://gevel.be/' },
    { '@type': 'WebPage', publisher: { '@id': '#us' } },
  ]
  expect(problemsOf({ '@context': context, '@graph': graph })).toEqual([])
})

test('a kind of page that must tell a type is missed when it does not', () => {
  const texts = [JSON.stringify({ '@context': context, '@type': 'Person', name: 'An' })]
  expect(missingTypes(texts, ['Person', 'BreadcrumbList'])).toEqual(['no BreadcrumbList'])
})
