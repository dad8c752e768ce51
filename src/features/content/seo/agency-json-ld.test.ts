import { expect, test } from 'vitest'

import { anAgency } from '@/testing/records/an-agency'

import { agencyJsonLd } from './agency-json-ld'

const needs = { logo: null, siteUrl: 'https://gevel.example' }

test('the agency is the same as its accounts with others, where it names any', () => {
  const links = ['https://www.facebook.com/gevel', 'https://www.instagram.com/gevel']
  expect(agencyJsonLd({ ...needs, agency: anAgency({ socialLinks: links }) })).toMatchObject({
    sameAs: links,
  })
  expect(agencyJsonLd({ ...needs, agency: anAgency() })).not.toHaveProperty('sameAs')
})
