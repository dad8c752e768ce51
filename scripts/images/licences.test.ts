import { expect, test } from 'vitest'

import { licenceList, refusedLicences } from './licences.mjs'

const component = (name: string, licence?: object) => ({
  ...{ name, version: '1.0.0' },
  licenses: licence ? [licence] : [],
})
const bill = {
  components: [
    component('plain', { license: { id: 'MIT' } }),
    component('choice', { expression: '(GPL-3.0-only OR MIT)' }),
    component('both', { expression: 'MIT AND GPL-3.0-only' }),
    component('silent'),
  ],
}

test('a package needs one licence that was agreed to, and all of those that stand together', () => {
  expect(refusedLicences(bill)).toEqual(['both@1.0.0: MIT AND GPL-3.0-only', 'silent@1.0.0: unknown'])
})

test('the list names every package under its licence', () => {
  expect(licenceList(bill)).toContain('MIT\n  plain@1.0.0\n')
  expect(licenceList(bill)).toContain('unknown\n  silent@1.0.0\n')
})
