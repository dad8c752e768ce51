import { expect, test } from 'vitest'

import { isFormOn } from './form-languages'

test('offers and applications are there in Dutch, until the agency wants them elsewhere', () => {
  expect(isFormOn('offer', 'nl', {})).toBe(true)
  expect(isFormOn('offer', 'fr', {})).toBe(false)
  expect(isFormOn('rent-profile', 'de', {})).toBe(false)
  expect(isFormOn('offer', 'fr', { purchaseOffer: ['fr', 'en'] })).toBe(true)
  expect(isFormOn('offer', 'nl', { purchaseOffer: [] })).toBe(false)
})

test('a form that no setting names is there in every language', () => {
  expect(isFormOn('visit', 'de', { purchaseOffer: [] })).toBe(true)
})
