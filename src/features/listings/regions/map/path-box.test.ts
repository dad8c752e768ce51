import { expect, test } from 'vitest'

import { pathBox } from './path-box'

test.each([
  { path: 'M10 20l5 0 0-8z', box: { x: 10, y: 12, width: 5, height: 8 } },
  { path: 'M10 20l5 0 0 8zM-3 2l1 1 1-4z', box: { x: -3, y: -1, width: 18, height: 29 } },
])('$path takes $box', ({ path, box }) => {
  expect(pathBox(path)).toEqual(box)
})
