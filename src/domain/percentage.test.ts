import { expect, test } from 'vitest'

import { percentageText } from './percentage'

test.each([
  [12, '12%'],
  [12.5, '12,5%'],
  [0, '0%'],
  [33.3333, '33,33%'],
  [null, ''],
  [Number.NaN, ''],
])('%s percents read "%s"', (percents, text) => {
  expect(percentageText(percents)).toBe(text)
})
