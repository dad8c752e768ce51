import { expect, test } from 'vitest'

import { locales } from '@/i18n/locales'
import { addressIn } from '@/i18n/places/address-in'

import { addressParts } from './address-parts'

const kayl = { zip: '3644', city: 'Kayl', country: 'LU' as const, municipalityKey: null }
const gent = { zip: '9000', city: 'Gent', country: 'BE' as const, municipalityKey: null }

test.each(locales)('in %s a street is the title of its home, and the place stands apart', (locale) => {
  const luxembourg = { ...kayl, street: 'Rue de Mersch', houseNumber: '9', box: null }
  const { title, place } = addressParts(addressIn(luxembourg, locale))
  expect(title).toBe('9, rue de Mersch')
  expect(place).toMatch(/^L-3644\u00a0Kayl/)
  const flat = { ...gent, street: 'Coupure', houseNumber: '118', box: '4' }
  expect(addressParts(addressIn(flat, locale)).title).toMatch(/^Coupure 118 \S+ 4$/)
})

test('without a street the place is the title', () => {
  const hidden = { ...gent, street: null, houseNumber: null, box: null }
  expect(addressParts(addressIn(hidden, 'nl'))).toEqual({ title: '9000\u00a0Gent', place: null })
})
