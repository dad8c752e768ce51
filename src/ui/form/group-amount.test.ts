// @vitest-environment jsdom
import { expect, test } from 'vitest'

import { bareAmount, groupAmount } from './group-amount'

/** Types at the caret, one sign at a time, as a browser does; `⌫` takes one back. */
function typing(language: string, field = document.createElement('input')) {
  return (text: string) => {
    for (const sign of text) {
      const at = field.selectionStart ?? field.value.length
      const isBack = sign === '⌫'
      const start = field.value.slice(0, isBack ? Math.max(0, at - 1) : at) + (isBack ? '' : sign)
      field.value = start + field.value.slice(at)
      field.setSelectionRange(start.length, start.length)
      groupAmount(field, language)
    }
    return field.value
  }
}

test.each([
  ['nl', '350000', '350.000'],
  ['fr', '1200000', '1\u202F200\u202F000'],
  ['en', '350000', '350,000'],
  ['de', '350000', '350.000'],
  ['nl', '950', '950'],
])('an amount is read in groups while it is typed, in %s: %s', (language, typed, shown) => {
  expect(typing(language)(typed)).toBe(shown)
})

test.each(['1,2 mio', '350k', '1.2 mio', '350.000', '€ 12'])('%s stays as somebody writes it', (typed) => {
  expect(typing('nl')(typed)).toBe(typed)
})

test('figures that are taken back leave a smaller amount, never a point in the wrong place', () => {
  const type = typing('nl')
  expect([type('350000'), type('⌫'), type('⌫⌫'), type('⌫⌫⌫')]).toEqual(['350.000', '35.000', '350', ''])
})

test('a figure in the middle leaves the caret behind it', () => {
  const field = document.createElement('input')
  const type = typing('nl', field)
  type('35000')
  field.setSelectionRange(2, 2)
  expect([type('1'), field.selectionStart]).toEqual(['351.000', 3])
})

test('an amount that the page came with is in groups already', () => {
  const field = document.createElement('input')
  field.defaultValue = '600.000'
  field.setSelectionRange(7, 7)
  expect(typing('nl', field)('⌫')).toBe('60.000')
})

test.each([
  ['350.000', '350000'],
  ['1 200 000', '1200000'],
  ['350,000', '350000'],
  ['350k', '350k'],
  ['1,2', '1,2'],
])('%s has the bare figures %s', (typed, bare) => {
  expect(bareAmount(typed)).toBe(bare)
})
