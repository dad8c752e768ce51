import fc from 'fast-check'
import { expect, test } from 'vitest'

import { cleanDescription } from './description'

// Coverage: 9.37.
test('a description loses its markup and keeps its words', () => {
  expect(cleanDescription('<p>Ruime&nbsp;woning</p>\n<ul><li>3 slaapkamers</li></ul>')).toBe(
    'Ruime woning 3 slaapkamers',
  )
})

// Coverage: 9.38.
test('a long description ends after a whole word, within 250 characters', () => {
  const cleaned = cleanDescription('<b>Charmante gezinswoning</b> '.repeat(40), { ellipsis: '…' })
  expect(cleaned).toMatch(/(Charmante|gezinswoning)…$/)
  expect(cleaned.length).toBeGreaterThan(200)
  expect(cleaned.length).toBeLessThanOrEqual(250)
})

const someHtml = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '<p>',
        '</p>',
        '<script>',
        '</script>',
        '<',
        '>',
        '&',
        '&amp;',
        '&#x1F3E0;',
        '"',
        "'",
        ' ',
      ),
      fc.string({ unit: 'grapheme' }),
    ),
    { maxLength: 60, size: 'max' },
  )
  .map((parts) => parts.join(''))

test('the cleaner never exceeds its limit', () => {
  fc.assert(
    fc.property(someHtml, fc.constantFrom('', '…', ' [...]'), (html, ellipsis) => {
      expect(cleanDescription(html, { ellipsis }).length).toBeLessThanOrEqual(250)
    }),
  )
})

test('cleaned text has no markup, no double and no outer space', () => {
  const paragraphs = fc
    .array(fc.stringMatching(/^[a-z ]*$/))
    .map((texts) => texts.map((text) => `<p>${text}</p>`).join(''))
  fc.assert(
    fc.property(paragraphs, (html) => {
      expect(cleanDescription(html)).toMatch(/^([a-z]+( [a-z]+)*)?$/)
    }),
  )
})
