import fc from 'fast-check'
import { expect, test } from 'vitest'

import { groupPhone, phoneHref, whatsappHref } from './phone'

// Coverage: 5.22, 5.23, 5.24.
test.each([
  ['0470123456', '0470 12 34 56'],
  ['0470/12.34.56', '0470 12 34 56'],
  ['092223344', '09 222 33 44'],
  ['09 222 33 44', '09 222 33 44'],
  ['02/222.33.44', '02 222 33 44'],
  ['04 222 33 44', '04 222 33 44'],
  ['037 22 33 44', '03 722 33 44'],
  ['016 22 33 44', '016 22 33 44'],
  ['+32 470 12 34 56', '+32 470 12 34 56'],
  ['+32 9 222 33 44', '+32 9 222 33 44'],
  ['12345', '12345'],
  ['bel 092223344', 'bel 092223344'],
  ['', ''],
])('%s is grouped as %s', (typed, grouped) => {
  expect(groupPhone(typed)).toBe(grouped)
})

test.each([
  ['0470 12 34 56', 'tel:+32470123456'],
  ['09 222 33 44', 'tel:+3292223344'],
  ['+32 (0)9 222 33 44', 'tel:+3292223344'],
  ['0032 9 222 33 44', 'tel:+3292223344'],
  ['+352 26 12 34', 'tel:+352261234'],
  ['', null],
])('%s dials %s', (typed, href) => {
  expect(phoneHref(typed)).toBe(href)
})

test('a Luxembourg number gets its own country code', () => {
  expect(phoneHref('26 12 34', 'LU')).toBe('tel:+352261234')
})

test('grouping keeps every digit in its place', () => {
  const typed = fc.string({ unit: fc.constantFrom(...'0123456789 ./-+a') })
  fc.assert(
    fc.property(typed, (phone) => {
      expect(groupPhone(phone).replaceAll(/\D/g, '')).toBe(phone.replaceAll(/\D/g, ''))
    }),
  )
})

test('a message has its number with the country code, and its words ready', () => {
  expect(whatsappHref('0470 00 12 34', 'Ref. V-1\nhttps://x')).toBe(
    'https://wa.me/32470001234?text=Ref.%20V-1%0Ahttps%3A%2F%2Fx',
  )
  expect(whatsappHref('', 'Ref. V-1')).toBeNull()
})
