import { expect, test } from 'vitest'

import { languages } from './language'
import { percentageText } from './percentage'

/** No-break spaces, written so that they can be seen. */
const seen = (text: string) => text.replaceAll('\u00a0', '_').replaceAll('\u202f', '~')

// Coverage: 9.34.
test.each([
  { percents: 12, texts: ['12%', '12_%', '12%', '12_%'] },
  { percents: 12.5, texts: ['12,5%', '12,5_%', '12.5%', '12,5_%'] },
  { percents: 0, texts: ['0%', '0_%', '0%', '0_%'] },
  { percents: 33.3333, texts: ['33,33%', '33,33_%', '33.33%', '33,33_%'] },
  { percents: 1234, texts: ['1.234%', '1~234_%', '1,234%', '1.234_%'] },
  { percents: null, texts: ['', '', '', ''] },
  { percents: Number.NaN, texts: ['', '', '', ''] },
])('$percents percents read $texts', ({ percents, texts }) => {
  expect(languages.map((language) => seen(percentageText(percents, language)))).toEqual(texts)
})

test('a caller decides how many decimals matter', () => {
  expect(percentageText(1.1475, 'nl', 3)).toBe('1,148%')
  expect(percentageText(1.1475, 'nl', 1)).toBe('1,1%')
})
