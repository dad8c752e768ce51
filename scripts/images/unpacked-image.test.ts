import { expect, test } from 'vitest'

import { bytesOf } from './unpacked-image'

test.each([
  { size: '1.43 GB', bytes: 1_430_000_000 },
  { size: '338 MB', bytes: 338_000_000 },
  { size: '12.5 KB', bytes: 12_500 },
  { size: '900 B', bytes: 900 },
])('$size is $bytes bytes', ({ size, bytes }) => {
  expect(bytesOf(size)).toBe(bytes)
})
