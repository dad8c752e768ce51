import fc from 'fast-check'
import { expect, test } from 'vitest'

import { isDisplayed } from './display-condition'

const values = {
  bedrooms: 3,
  bathrooms: '1',
  kitchen: 'Volledig uitgerust',
  remark: ' ',
  types: ['villa', 'hoeve'],
  garden: true,
  floors: 3,
}

// Coverage: 3.108, 5.34.
test.each([
  ['bedrooms', '=', 3, true],
  ['bedrooms', '=', '3', true],
  ['bedrooms', '=', '3.0', true],
  ['bedrooms', '!=', 2, true],
  ['bedrooms', '>', 2, true],
  ['bedrooms', '>', 3, false],
  ['bedrooms', '>=', '3', true],
  ['bathrooms', '<', 2, true],
  ['bathrooms', '<=', 0, false],
  ['kitchen', '=', 'volledig uitgerust', true],
  ['kitchen', 'contains', 'uitgerust', true],
  ['kitchen', '>', 2, false],
  ['types', 'contains', 'Villa', true],
  ['types', 'contains', 'vil', false],
  ['garden', '=', 'true', true],
  ['remark', 'empty', null, true],
  ['kitchen', 'not-empty', null, true],
  ['missing', 'empty', null, true],
  ['missing', '=', 3, false],
  ['missing', '!=', 3, false],
  ['toString', 'not-empty', null, false],
  ['bedrooms', 'like', 3, false],
  ['bedrooms', null, 3, false],
])('%s %s %s: displayed %s', (field, logic, compareWithValue, answer) => {
  expect(isDisplayed({ field, logic, compareWithValue }, values)).toBe(answer)
})

// Coverage: 3.108.
test.each([
  ['floors', true],
  ['bathrooms', false],
  ['missing', false],
])('bedrooms compared with the field %s: displayed %s', (compareWithField, answer) => {
  const condition = { field: 'bedrooms', logic: '=', compareWithField, compareWithValue: 99 }
  expect(isDisplayed(condition, values)).toBe(answer)
})

// Coverage: 3.108.
test.each([
  ['bedrooms >= 2', true],
  ['bedrooms >= 2 and kitchen contains "uitgerust"', true],
  ['bedrooms > 5 or bathrooms = 1', true],
  ['bedrooms > 5 or bathrooms = 1 and floors = 9', false],
  ['(bedrooms = 3 or bathrooms = 9) AND floors = 9', false],
  ["remark empty and kitchen = 'volledig uitgerust'", true],
  ['bedrooms = floors', true],
  ['bedrooms = "floors"', false],
  ['bedrooms >= 2 and', false],
  ['(bedrooms >= 2', false],
  ['bedrooms >= 2) or (1 = 1', false],
  ['bedrooms >= 2 floors = 3', false],
  ['bedrooms; process.exit()', false],
])('the expression %s: displayed %s', (advancedCondition, answer) => {
  expect(isDisplayed({ advancedCondition }, values)).toBe(answer)
})

test('a field and an expression must both hold', () => {
  const condition = { field: 'bedrooms', logic: '=', compareWithValue: 3 }
  expect(isDisplayed({ ...condition, advancedCondition: 'floors = 3' }, values)).toBe(true)
  expect(isDisplayed({ ...condition, advancedCondition: 'floors = 4' }, values)).toBe(false)
})

// Coverage: 5.35, 8.24.
test.each([
  [undefined, true],
  [null, true],
  [{}, false],
  ['bedrooms', false],
  [{ field: 3 }, false],
])('the condition %s: displayed %s', (condition, answer) => {
  expect(isDisplayed(condition, values)).toBe(answer)
})

test('no condition, however odd, throws', () => {
  const words = fc.constantFrom('(', ')', 'and', 'or', 'bedrooms', '>', '=', '"', "'", '3', '§', ' ')
  const oddText = fc.array(words).map((parts) => parts.join(' '))
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.record({ advancedCondition: oddText })), (condition) => {
      expect(typeof isDisplayed(condition, values)).toBe('boolean')
    }),
  )
})
