import { expect, test } from 'vitest'

import { flagsOf } from './consent-flags'
import { choicesOf, dialogVersion, optionalPurposes, purposes, sameForAll, withdrawn } from './purposes'

// Coverage: 4.21.
test('there are five purposes, and the first is no choice', () => {
  expect(purposes).toEqual(['necessary', 'analytical', 'marketing', 'social', 'unclassified'])
  expect(optionalPurposes).not.toContain('necessary')
})

test('the purposes that visitors were asked about are those of this version of the dialog', () => {
  expect({ [dialogVersion]: purposes.join(' ') }).toEqual({
    1: 'necessary analytical marketing social unclassified',
  })
})

// Coverage: 4.22, 4.23.
test('who agrees allows all, who declines allows nothing', () => {
  expect(sameForAll(true)).toEqual({ analytical: true, marketing: true, social: true, unclassified: true })
  expect(sameForAll(false)).toEqual({
    analytical: false,
    marketing: false,
    social: false,
    unclassified: false,
  })
})

test('a partial choice stays as it was made', () => {
  expect(choicesOf((purpose) => purpose === 'social')).toEqual({ ...sameForAll(false), social: true })
})

test('only what was allowed before can be withdrawn', () => {
  const before = { ...sameForAll(true), social: false }
  expect(withdrawn(before, { ...sameForAll(false), marketing: true })).toEqual(['analytical', 'unclassified'])
  expect(withdrawn(sameForAll(false), sameForAll(true))).toEqual([])
})

const denied = {
  ad_user_data: 'denied',
  ad_storage: 'denied',
  analytics_storage: 'denied',
  ad_personalization: 'denied',
}

// Coverage: 4.25.
test.each([
  { allowed: [], flags: denied },
  { allowed: ['analytical'], flags: { ...denied, analytics_storage: 'granted' } },
  {
    allowed: ['marketing'],
    flags: { ...denied, ad_user_data: 'granted', ad_storage: 'granted', ad_personalization: 'granted' },
  },
  { allowed: ['social', 'unclassified'], flags: denied },
])('who allows $allowed sets the flags', ({ allowed, flags }) => {
  expect(flagsOf(choicesOf((purpose) => allowed.includes(purpose)))).toEqual(flags)
})
