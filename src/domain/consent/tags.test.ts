import { expect, test } from 'vitest'

import { sameForAll } from './purposes'
import { cookiesFor } from './tag-cookies'
import { sourceKinds, tagSources } from './tag-sources'
import { allowedTags, companiesOf, configuredTags, tagKinds } from './tags'

const all = { tagManager: 'GTM-AAAA', analytics: 'G-AAAA', ads: 'AW-111111', pixel: '222222' }
const nothing = sameForAll(false)

// Coverage: 7.19.
test.each([
  { allowed: nothing, tags: {} },
  { allowed: { ...nothing, analytical: true }, tags: { tagManager: 'GTM-AAAA', analytics: 'G-AAAA' } },
  { allowed: { ...nothing, marketing: true }, tags: { tagManager: 'GTM-AAAA', ads: 'AW-111111' } },
  { allowed: { ...nothing, social: true }, tags: { pixel: '222222' } },
  { allowed: { ...nothing, unclassified: true }, tags: {} },
  { allowed: sameForAll(true), tags: all },
])('tags load for their own purpose: $tags', ({ allowed, tags }) => {
  expect(allowedTags(all, allowed)).toEqual(tags)
})

test('a tag that the agency does not have never loads', () => {
  expect(allowedTags({ pixel: '' }, sameForAll(true))).toEqual({})
  expect(configuredTags({ ads: 'AW-111111' })).toEqual(['ads'])
})

test('visitors read who gets their data, each once', () => {
  expect(companiesOf(tagKinds)).toEqual(['Google', 'Meta'])
  expect(companiesOf([])).toEqual([])
})

test.each(sourceKinds)('without tags the policy has no further %s', (kind) => {
  expect(tagSources({}, kind)).toEqual([])
})

test('the policy is wider by the hosts of the tags that there are, each once', () => {
  expect(tagSources({ analytics: 'G-AAAA', tagManager: 'GTM-AAAA' }, 'script-src')).toEqual([
    'https://www.googletagmanager.com',
  ])
  expect(tagSources({ pixel: '222222' }, 'script-src')).toEqual(['https://connect.facebook.net'])
  expect(tagSources({ pixel: '222222' }, 'frame-src')).toEqual([])
})

test.each(sourceKinds)('no tag makes %s wider than hosts over TLS', (kind) => {
  for (const source of tagSources(all, kind)) expect(source).toMatch(/^https:\/\/(\*\.)?[a-z0-9.-]+$/)
})

test('the cookies of a withdrawn purpose are found, whatever follows their name', () => {
  const present = ['_ga', '_ga_AAAA', '_gaudi', '_gcl_au', '_fbp', 'gevel-consent-social']
  expect(cookiesFor(['analytical'], present)).toEqual(['_ga', '_ga_AAAA'])
  expect(cookiesFor(['marketing', 'social'], present)).toEqual(['_gcl_au', '_fbp'])
  expect(cookiesFor([], present)).toEqual([])
})
