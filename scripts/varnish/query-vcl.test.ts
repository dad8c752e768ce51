import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { queryVcl } from './query-vcl'

test('query.vcl is what the table of parameters makes of it; else: npm run generate', () => {
  expect(readFileSync('deploy/varnish/query.vcl', 'utf8')).toBe(queryVcl())
})
