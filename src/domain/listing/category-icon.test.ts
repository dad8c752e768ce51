import { expect, test } from 'vitest'

import { iconOfKind, iconOfWebId } from './category-icon'
import { homeKinds } from './home-kind'

// Coverage: 3.68.
test.each([
  [1, 'residential'],
  [2, 'offices'],
  [3, 'industrial'],
  [4, 'land'],
  [5, 'offices'],
  [6, 'retail'],
  [7, 'offices'],
  [8, 'offices'],
  [0, 'offices'],
] as const)('the category with the number %s has the icon %s', (webId, icon) => {
  expect(iconOfWebId(webId)).toBe(icon)
})

// Coverage: 3.68.
test('a category without a number has the icon of its kind, and that of offices where it has none of its own', () => {
  expect(Object.fromEntries(homeKinds.map((kind) => [kind, iconOfKind(kind)]))).toEqual({
    house: 'residential',
    apartment: 'residential',
    studio: 'residential',
    'student-room': 'residential',
    investment: 'offices',
    office: 'offices',
    retail: 'retail',
    hospitality: 'retail',
    industrial: 'industrial',
    garage: 'garage',
    plot: 'land',
    farm: 'residential',
    other: 'offices',
  })
  expect(iconOfKind('unknown')).toBe('offices')
})
