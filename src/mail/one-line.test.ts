import { expect, test } from 'vitest'

import { oneLine } from './one-line'

test.each([
  ['V-1\r\nBcc: all@example.com', 'V-1 Bcc: all@example.com'],
  ['V-1\u2028Bcc: x', 'V-1 Bcc: x'],
  ['  Gent\t 9000 ', 'Gent 9000'],
  ['a\u202eb\u0000c', 'a b c'],
  ['Été à Liège', 'Été à Liège'],
])('%j is %j in a header', (text, line) => {
  expect(oneLine(text)).toBe(line)
})

test('a subject has an end', () => {
  expect(oneLine('x'.repeat(500))).toHaveLength(150)
})
