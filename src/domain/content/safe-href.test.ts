import { expect, test } from 'vitest'

import { safeHref } from './safe-href'

test.each([
  'https://www.notaris.be/x?y=1#z',
  '/nl/schatting/',
  '#gent',
  'mailto:info@gevel.example',
  'tel:+32 9 000 12 34',
])('%s is kept', (url) => {
  expect(safeHref(url)).toBe(url)
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '\tjavascript:alert(1)',
  'data:text/html,<script>',
  'vbscript:x',
  '//evil.example/',
  '/\\evil.example/',
  'nl/schatting',
  '',
])('%j is refused', (url) => {
  expect(safeHref(url)).toBeNull()
})
