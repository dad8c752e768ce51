import { expect, test } from 'vitest'

import { isBuilding, isDwelling, lawKindOf } from './home-kind'

test.each([
  ['house', 'dwelling'],
  ['apartment', 'dwelling'],
  ['student-room', 'dwelling'],
  ['investment', 'dwelling'],
  ['office', 'business'],
  ['retail', 'business'],
  ['hospitality', 'business'],
  ['industrial', 'business'],
  ['garage', 'garage'],
  ['plot', 'plot'],
  ['other', null],
  ['unknown', null],
] as const)('to the law a home of kind %s is %s', (kind, lawKind) => {
  expect(lawKindOf(kind)).toBe(lawKind)
})

test('what is not known to be a home or a building counts as neither', () => {
  expect([isDwelling('unknown'), isBuilding('unknown'), isBuilding('plot')]).toEqual([false, false, false])
  expect([isDwelling('retail'), isBuilding('retail')]).toEqual([false, true])
})
