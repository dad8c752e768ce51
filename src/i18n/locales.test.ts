import { expect, test } from 'vitest'

import {
  intlLocale,
  isLocale,
  knownLocale,
  localeFromAcceptLanguage,
  locales,
  openGraphLocale,
} from './locales'

test.each([
  ['fr', 'fr'],
  ['fr-BE,fr;q=0.9,en;q=0.8', 'fr'],
  ['en;q=0.8, de-BE;q=0.9', 'de'],
  ['lb, de;q=0.7, fr;q=0.9', 'fr'],
  ['EN-us', 'en'],
  ['fr;q=0, de;q=0.1', 'de'],
  ['fr; q=0.3, en; q=0.3', 'fr'],
  ['fr;q=much', 'nl'],
  ['es, it;q=0.5', 'nl'],
  ['*', 'nl'],
  ['', 'nl'],
  [null, 'nl'],
])('a browser that asks for "%s" gets %s', (header, locale) => {
  expect(localeFromAcceptLanguage(header)).toBe(locale)
})

test.each([
  ['nl', true],
  ['de', true],
  ['NL', false],
  ['es', false],
  ['', false],
  [undefined, false],
])('%s is a language of the site: %s', (text, answer) => {
  expect(isLocale(text)).toBe(answer)
})

test.each([
  ['de', 'de'],
  ['es', 'nl'],
  [null, 'nl'],
])('who reads %s is written to in %s', (text, answer) => {
  expect(knownLocale(text)).toBe(answer)
})

test('every language has a regional form that Intl knows', () => {
  expect(Intl.NumberFormat.supportedLocalesOf(Object.values(intlLocale))).toEqual(Object.values(intlLocale))
  expect(locales.map(openGraphLocale)).toEqual(['nl_BE', 'fr_BE', 'en_GB', 'de_BE'])
})
