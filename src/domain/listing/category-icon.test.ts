import { expect, test } from 'vitest'

import { categoryIcon } from './category-icon'

test.each([
  [1, 'residential'],
  [2, 'offices'],
  [3, 'industrial'],
  [4, 'land'],
  [5, 'offices'],
  [6, 'retail'],
  [7, 'offices'],
  [99, 'offices'],
  [null, 'offices'],
])('web category %s has the icon %s', (webId, icon) => {
  expect(categoryIcon(webId)).toBe(icon)
})
