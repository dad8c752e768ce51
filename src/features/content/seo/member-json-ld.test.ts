import { expect, test } from 'vitest'

import { aMember } from '@/testing/records/a-module'

import { memberJsonLd } from './member-json-ld'

const url = 'https://www.example.be/nl/team/an-peeters/1/'
const needs = { locale: 'nl', url, siteUrl: 'https://www.example.be' } as const

test('a member is a person who works for the agency, with all that the page says', () => {
  const picture = { url: '/media/an.jpg?v=1', alt: 'An' }
  expect(memberJsonLd({ member: { ...aMember, picture }, ...needs })).toMatchObject({
    '@type': 'ProfilePage',
    mainEntity: {
      '@type': 'Person',
      name: 'An Peeters',
      jobTitle: 'Makelaar',
      telephone: '0470 12 34 56',
      email: 'an@example.com',
      image: 'https://www.example.be/media/an.jpg?v=1',
      knowsLanguage: ['Nederlands', 'Frans'],
      worksFor: { '@id': 'https://www.example.be/#agency' },
    },
  })
})

test('what a member did not give is left out', () => {
  const bare = { ...aMember, role: '', introduction: '', phone: '', email: '', languages: [] }
  const { mainEntity } = memberJsonLd({ member: bare, ...needs })
  expect(Object.keys(mainEntity as object)).toEqual(['@type', '@id', 'name', 'url', 'worksFor'])
})
