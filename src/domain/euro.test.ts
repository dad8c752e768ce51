import fc from 'fast-check'
import { expect, test } from 'vitest'

import { euroText, sumText } from './euro'
import { languages } from './language'

/** No-break spaces, written so that they can be seen: `_` between sign and figure, `~` between thousands. */
const seen = (text: string | null) => text?.replaceAll('\u00a0', '_').replaceAll('\u202f', '~')

// Coverage: 9.21, 9.22.
test.each([
  { cents: 704_300, texts: ['€_7.043', '€_7~043', '€7,043', '€_7.043'] },
  { cents: 127_500_000, texts: ['€_1.275.000', '€_1~275~000', '€1,275,000', '€_1.275.000'] },
  { cents: 95_000, texts: ['€_950', '€_950', '€950', '€_950'] },
  { cents: 95_050, texts: ['€_950,50', '€_950,50', '€950.50', '€_950,50'] },
])('$cents cents read $texts', ({ cents, texts }) => {
  expect(languages.map((language) => seen(euroText(cents, language)))).toEqual(texts)
})

test.each([null, Number.NaN, -1, 0, Number.POSITIVE_INFINITY])('%s cents are no amount to ask', (cents) => {
  expect(euroText(cents, 'nl')).toBeNull()
})

test('a sum may be nothing, and keeps its cents unless it is an estimate', () => {
  expect(languages.map((language) => seen(sumText(0, language)))).toEqual([
    '€_0,00',
    '€_0,00',
    '€0.00',
    '€_0,00',
  ])
  expect(seen(sumText(123_456, 'fr', { isWhole: true }))).toBe('€_1~235')
})

test('every amount of money keeps all its digits in every language', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 ** 12 }), fc.constantFrom(...languages), (cents, language) => {
      const digits = euroText(cents, language)?.replaceAll(/\D/g, '')
      expect(Number(digits)).toBe(cents % 100 === 0 ? cents / 100 : cents)
    }),
  )
})
