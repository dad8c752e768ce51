import { expect, test } from 'vitest'

import { fillWords } from './fill-words'

test.each([
  ['Foto {index} van {total}', { index: 3, total: 12 }, 'Foto 3 van 12'],
  ['{index} van {total}', { index: '5–8', total: 8 }, '5–8 van 8'],
  ['{index} van {total}', { index: 1 }, '1 van {total}'],
  ['Sluiten', { index: 1 }, 'Sluiten'],
])('%s with %o reads %s', (template, values, text) => {
  expect(fillWords(template, values)).toBe(text)
})
