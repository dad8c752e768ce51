import { expect, test } from 'vitest'

import { criteriaFromQuery, criteriaToQuery } from '@/domain/search/criteria-url'

import { countQuery, filledEntries } from './form-query'

const form: [string, string][] = [
  ['city', 'Gent|9000'],
  ['q', 'lu'],
  ['type', '2'],
  ['type', ''],
  ['price-max', ' 350.000 '],
  ['bedrooms-min', ''],
  ['garden', '1'],
  ['sort', 'price-up'],
]

test('fields that were left empty are not sent', () => {
  expect(filledEntries(form)).toEqual([
    ['city', 'Gent|9000'],
    ['q', 'lu'],
    ['type', '2'],
    ['price-max', '350000'],
    ['garden', '1'],
    ['sort', 'price-up'],
  ])
})

test('a file is not sent', () => {
  expect(filledEntries([['picture', new Blob(['x'])]])).toEqual([])
})

test('neither the order nor what is still being typed changes the question', () => {
  const asked = countQuery(form)
  expect(asked).toBe('city=Gent%7C9000&garden=1&price-max=350000&type=2')
  expect(countQuery(form.toReversed())).toBe(asked)
  expect(countQuery(form.filter(([name]) => name !== 'sort' && name !== 'q'))).toBe(asked)
})

test('the question counts the list that the form leads to', () => {
  const listed = criteriaFromQuery('sale', new URLSearchParams(filledEntries(form)))
  const counted = criteriaFromQuery('sale', new URLSearchParams(countQuery(form)))
  expect(criteriaToQuery(counted)).toBe(criteriaToQuery({ ...listed, sort: 'newest' }))
})
