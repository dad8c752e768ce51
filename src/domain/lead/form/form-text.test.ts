import fc from 'fast-check'
import { expect, test } from 'vitest'

import { cleanText, hasLink, typedDate, typedNumber } from './form-text'

test.each([
  ['  An \t Peeters ', 'An Peeters'],
  ['An\r\nBcc: all@example.com', 'An Bcc: all@example.com'],
  ['A\u0000n\u202Etxt\uFEFF', 'Antxt'],
  ['Zoe\u0308', 'Zoë'],
  ['\uD800An', '\uFFFDAn'],
])('%j is kept as %j on one line', (typed, kept) => {
  expect(cleanText(typed)).toBe(kept)
})

test('a message keeps its lines and paragraphs, no more', () => {
  expect(cleanText('Dag,\r\n\r\n\r\n\r\nik  kom.\u2028Tot dan ', { isMultiline: true })).toBe(
    'Dag,\n\nik kom.\nTot dan',
  )
})

test('a heap of marks on a letter, or a name without end, takes no time to read', () => {
  const began = performance.now()
  cleanText('\u0300\u0316'.repeat(10_000))
  hasLink('a-'.repeat(10_000))
  // What grows with the square takes minutes; a busy machine does not.
  expect(performance.now() - began).toBeLessThan(2000)
})

test('whatever is typed, one line stays one line without control characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      const text = cleanText(typed)
      expect(text).not.toMatch(/\p{Cc}|\u2028|\u2029/u)
      expect(text.isWellFormed()).toBe(true)
      expect(cleanText(text)).toBe(text)
    }),
  )
})

test.each([
  ['350000', 350_000],
  ['350.000', 350_000],
  ['350 000', 350_000],
  ['€ 350.000,50', 350_000.5],
  ['350,000', 350_000],
  ['1.250.000,-', 1_250_000],
  ['1250,5', 1250.5],
  ['', null],
  ['-5', null],
  ['1e9', null],
  ['veel', null],
  ['9'.repeat(40), null],
])('%j is the number %j', (typed, number) => {
  expect(typedNumber(typed)).toBe(number)
})

test.each([
  ['2026-11-15', '2026-11-15'],
  ['15/11/2026', '2026-11-15'],
  ['5-1-2027', '2027-01-05'],
  ['29/02/2028', '2028-02-29'],
  ['29/02/2027', null],
  ['31/04/2026', null],
  ['2026-13-01', null],
  ['morgen', null],
  ['', null],
])('%j is the day %j', (typed, day) => {
  expect(typedDate(typed)).toBe(day)
})

test.each([
  ['An Peeters', false],
  ['J.P. Janssens', false],
  ['J.De Wit', false],
  ['https://win.example', true],
  ['gratis-geld.com', true],
  ['www.x', true],
])('%j holds a link: %j', (text, answer) => {
  expect(hasLink(text)).toBe(answer)
})
