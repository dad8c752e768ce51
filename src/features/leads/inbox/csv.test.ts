import { expect, test } from 'vitest'

import { csvLine } from './csv'

test.each([
  ['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
  ['+32 470 12 34 56', `"'+32 470 12 34 56"`],
  ['-1+1', `"'-1+1"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['  =1', `"'  =1"`],
  ['\t=1', `"'\t=1"`],
  ['\r=1', `"'\r=1"`],
  ['＝1', `"'＝1"`],
  ['an@example.com', '"an@example.com"'],
  ['a;b "c"\nd', '"a;b ""c""\nd"'],
  [-5, '"-5"'],
  [null, '""'],
])('%j becomes %s', (value, cell) => {
  expect(csvLine([value, 1])).toBe(`${cell};"1"\r\n`)
})
