import { expect, test } from 'vitest'

import { homeKinds, isBuilding, isDwelling, kindsLike, kindsToFind, lawKindOf } from './home-kind'

test.each([
  ['house', 'dwelling'],
  ['apartment', 'dwelling'],
  ['studio', 'dwelling'],
  ['farm', 'dwelling'],
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

test('a studio is found among apartments and a farm among houses, not the other way round', () => {
  expect([kindsToFind('studio'), kindsToFind('farm'), kindsToFind('apartment')]).toEqual([
    ['studio', 'apartment'],
    ['farm', 'house'],
    ['apartment'],
  ])
})

test('homes of one family are alike, whichever of them is looked at', () => {
  expect([kindsLike('house'), kindsLike('farm')]).toEqual([
    ['house', 'farm'],
    ['house', 'farm'],
  ])
  for (const kind of homeKinds) expect(kindsLike(kind)).toContain(kind)
})
