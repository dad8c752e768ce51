import { expect, test } from 'vitest'

import { backoffDelays } from './retry'

// Coverage: 9.12.
test.each([
  { options: undefined, delays: [350, 700, 1400, 2800, 5600] },
  { options: { tries: 3, firstMs: 100 }, delays: [100, 200, 400] },
  { options: { tries: 0 }, delays: [] },
])('$options waits $delays ms', ({ options, delays }) => {
  expect(backoffDelays(options)).toEqual(delays)
})
