import { expect, test } from 'vitest'

import { suggestsPerson } from './suggests-person'

test.each([
  ['lead', 'friend_email'],
  ['lead', 'note'],
  ['listing', 'seller_name'],
  ['public', 'birth_date'],
  ['owner', 'seen_by'],
])('a column %s.….%s is taken for something about somebody', (schema, column) => {
  expect(suggestsPerson(schema, column)).toBe(true)
})

test.each([
  ['listing', 'bedrooms'],
  ['lead', 'queued_at'],
  // What editors write on pages is not about a person by its name alone.
  ['public', 'text'],
])('a column %s.….%s is not', (schema, column) => {
  expect(suggestsPerson(schema, column)).toBe(false)
})
