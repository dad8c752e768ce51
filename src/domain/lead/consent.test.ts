import fc from 'fast-check'
import { expect, test } from 'vitest'

import * as consent from './consent'

const { agreedToAll, consentFlags, consentOptions, consentTo, declinedAll } = consent

test('agreeing to all turns every option on and grants every flag', () => {
  expect(Object.values(agreedToAll)).toEqual([true, true, true, true, true])
  expect(new Set(Object.values(consentFlags(agreedToAll)))).toEqual(new Set(['granted']))
})

test('declining keeps only the necessary option and denies every flag', () => {
  expect(declinedAll).toEqual({ ...consentTo([]), necessary: true })
  expect(Object.values(declinedAll).filter(Boolean)).toHaveLength(1)
  expect(new Set(Object.values(consentFlags(declinedAll)))).toEqual(new Set(['denied']))
})

test.each([
  { chosen: ['analytical'], granted: ['analytics_storage'] },
  { chosen: ['marketing'], granted: ['ad_user_data', 'ad_storage', 'ad_personalization'] },
  { chosen: ['social', 'unclassified'], granted: [] },
] as const)('choosing $chosen grants $granted', ({ chosen, granted }) => {
  const flags = consentFlags(consentTo(chosen))
  expect(consent.consentFlagNames.filter((name) => flags[name] === 'granted')).toEqual(granted)
})

test('whatever is chosen, exactly that and the necessary is on', () => {
  fc.assert(
    fc.property(fc.subarray([...consentOptions]), (chosen) => {
      const choice = consentTo(chosen)
      const on = consentOptions.filter((option) => choice[option])
      expect(on).toEqual(consentOptions.filter((option) => option === 'necessary' || chosen.includes(option)))
    }),
  )
})

test.each([
  { stored: null, path: '/nl/', isConsented: false, needsDialog: true },
  { stored: 'true', path: '/nl/', isConsented: true, needsDialog: false },
  { stored: 'false', path: '/nl/', isConsented: false, needsDialog: false },
  { stored: undefined, path: '/nl/preview/3/', isConsented: true, needsDialog: false },
])('stored $stored on $path: consented $isConsented, dialog $needsDialog', (visit) => {
  expect(consent.isConsented(visit.stored, visit.path)).toBe(visit.isConsented)
  expect(consent.needsConsentDialog(visit.stored, visit.path)).toBe(visit.needsDialog)
})

test.each([
  ['?setcookies', true],
  ['setcookies=1&a=b', true],
  ['?cookies=setcookies', false],
  ['', false],
])('the query "%s" clears the choice: %s', (query, answer) => {
  expect(consent.clearsConsent(query)).toBe(answer)
})
