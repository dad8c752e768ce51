import { expect, test } from 'vitest'

import { anAgency } from '@/testing/records/an-agency'
import { aMember, aSummary } from '@/testing/records/a-module'

import { articleJsonLd } from './article-json-ld'

const needs = {
  article: aSummary(1),
  author: null,
  description: 'Inleiding 1',
  isBlog: true,
  agency: anAgency(),
  logo: null,
  locale: 'nl',
  url: 'https://www.example.be/nl/blog/artikel-1/',
  siteUrl: 'https://www.example.be',
} as const

test('its author is who of the team wrote it, as their own page names them', () => {
  expect(articleJsonLd({ ...needs, author: aMember })).toMatchObject({
    '@type': 'BlogPosting',
    author: {
      '@type': 'Person',
      '@id': 'https://www.example.be/nl/team/an-peeters/1/#person',
      name: 'An Peeters',
      url: 'https://www.example.be/nl/team/an-peeters/1/',
      jobTitle: 'Makelaar',
    },
    publisher: { '@type': 'RealEstateAgent' },
  })
})

test('without one the agency wrote it', () => {
  expect(articleJsonLd(needs)).toMatchObject({ author: { '@type': 'RealEstateAgent' } })
})

test('what a client says is no article of ours', () => {
  const person = { name: 'Els', about: 'Gent', website: '' }
  expect(articleJsonLd({ ...needs, article: aSummary(1, { person }) })).toBeNull()
})
