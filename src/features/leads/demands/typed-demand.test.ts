import { expect, test } from 'vitest'

import { placeText, typedDemand, withAddedPlace } from './typed-demand'

test('an answer comes back as it was typed, without who gave it', () => {
  const answers = {
    goal: 'sale',
    types: [1, 7],
    priceMax: 350_000,
    places: ['Gent|9000'],
    email: 'an@example.com',
  }
  expect(typedDemand(answers)).toEqual({
    goal: 'sale',
    types: ['1', '7'],
    places: ['Gent|9000'],
    priceMax: '350000',
  })
})

test.each([
  { typed: ' 9000 ', place: '|9000' },
  { typed: 'B-9000', place: '|9000' },
  { typed: 'L-1234', place: '|1234' },
  { typed: 'Sint-Niklaas', place: 'Sint-Niklaas' },
  { typed: 'Gent|9000|x', place: 'Gent 9000 x' },
])('$typed is added as $place', ({ typed, place }) => {
  const posted = new URLSearchParams([
    ['places', 'Luik'],
    ['addPlace', typed],
  ])
  expect(withAddedPlace(posted).getAll('places')).toEqual(['Luik', place])
})

test('nothing typed adds nothing', () => {
  expect(withAddedPlace(new URLSearchParams({ addPlace: ' ' })).getAll('places')).toEqual([])
})

test.each([
  ['Gent|9000', 'Gent (9000)'],
  ['Gent', 'Gent'],
  ['|9000', '9000'],
])('%s reads %s', (place, text) => {
  expect(placeText(place)).toBe(text)
})
