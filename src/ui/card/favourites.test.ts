import { expect, test } from 'vitest'

import { parseFavourites, toggleFavourite } from './favourites'

test.each([
  { text: '[100002,100017]', ids: [100002, 100017] },
  { text: '[100002,100002]', ids: [100002] },
  { text: '[100002,"100017",null,1.5]', ids: [100002] },
  { text: '[-5,0,100002]', ids: [100002] },
  { text: '{"100002":true}', ids: [] },
  { text: 'null', ids: [] },
  { text: '[100002', ids: [] },
  { text: '', ids: [] },
])('$text is read as $ids', ({ text, ids }) => {
  expect(parseFavourites(text)).toEqual(ids)
})

test('a home that was not kept comes last', () => {
  expect(toggleFavourite([1, 2], 3)).toEqual([1, 2, 3])
})

test('a home that was kept is let go, and the others keep their order', () => {
  expect(toggleFavourite([1, 2, 3], 2)).toEqual([1, 3])
})
