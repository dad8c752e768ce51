import { expect, test } from 'vitest'

import { documentKind } from './document-kind'

test.each([
  ['https://files.example/5501.pdf', 'PDF'],
  ['https://files.example/5501.PDF?v=2', 'PDF'],
  ['https://files.example/plan.docx', 'DOCX'],
  ['https://files.example/download', null],
  ['https://files.example/map.of.everything', null],
  ['not an address', null],
])('%s is %s', (url, kind) => {
  expect(documentKind(url)).toBe(kind)
})
