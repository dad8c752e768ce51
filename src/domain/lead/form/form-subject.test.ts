import { expect, test } from 'vitest'

import type { Deal, ListingStatus } from '../../listing/listing'
import { canSendAbout, subjectOf } from './form-subject'
import type { LeadKind } from '../lead-kind'

test.each<[LeadKind, Deal, ListingStatus, boolean]>([
  ['visit', 'sale', 'available', true],
  ['visit', 'sale', 'under-option', false],
  ['appointment', 'rent', 'rented', false],
  ['offer', 'sale', 'under-option', true],
  ['offer', 'sale', 'sold', false],
  ['offer', 'rent', 'available', false],
  ['rent-application', 'rent', 'available', true],
  ['rent-application', 'sale', 'available', false],
  ['enquiry', 'sale', 'sold', true],
])('%s about a home for %s that is %s: %s', (kind, deal, status, expected) => {
  expect(canSendAbout(kind, { deal, status })).toBe(expected)
})

test('an offer is about a home, a question to the agency about nothing', () => {
  expect(subjectOf('offer')).toBe('home')
  expect(subjectOf('contact')).toBe('nothing')
})
