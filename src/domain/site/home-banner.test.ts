import { expect, test } from 'vitest'

import { bannerKind, fillCounts } from './home-banner'

// Coverage: 2.140, 4.35.
test.each([
  { type: 'properties', hasProperties: true, kind: 'properties' },
  { type: 'properties', hasProperties: false, kind: 'image' },
  { type: 'projects', hasProperties: false, kind: 'projects' },
  { type: 'video', hasProperties: false, kind: 'video' },
  { type: 'gallery', hasProperties: true, kind: 'gallery' },
] as const)('a banner of $type with homes $hasProperties shows $kind', ({ type, hasProperties, kind }) => {
  expect(bannerKind({ type }, hasProperties)).toBe(kind)
})

// Coverage: 3.100.
test.each([
  ['{FOR_SALE_TOTAL} te koop, {FOR_RENT_TOTAL} te huur', '12 te koop, 3 te huur'],
  ['{FOR_SALE_TOTAL} {FOR_SALE_TOTAL}', '12 12'],
  ['Welkom {NAME}', 'Welkom {NAME}'],
])('%s becomes %s', (text, filled) => {
  expect(fillCounts(text, { forSale: '12', forRent: '3' })).toBe(filled)
})
