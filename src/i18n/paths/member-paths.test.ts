import { expect, test } from 'vitest'

import { memberPath, parseMemberPath } from './member-paths'

test.each([
  ['nl', 'An Peeters', '/nl/team/an-peeters/12/'],
  ['fr', 'Inès El Amrani', '/fr/equipe/ines-el-amrani/12/'],
  ['en', 'Fatma Yıldız', '/en/team/fatma-yildiz/12/'],
  ['de', '李', '/de/team/-/12/'],
] as const)('in %s the page of %s is at %s', (locale, name, path) => {
  expect(memberPath(locale, { id: 12, name })).toBe(path)
})

test.each([
  ['/nl/team/an-peeters/12/', { locale: 'nl', id: 12 }],
  ['/nl/equipe/wie-ook/12', { locale: 'nl', id: 12 }],
  ['/de/team/-/12/', { locale: 'de', id: 12 }],
  ['/nl/team/', null],
  ['/nl/team/an-peeters/', null],
  ['/nl/team/an-peeters/0/', null],
  ['/nl/team/an-peeters/99999999999/', null],
  ['/nl/team/an-peeters/12/meer/', null],
  ['/nl/mensen/an-peeters/12/', null],
  ['/team/an-peeters/12/', null],
])('%s is read as %j', (path, parsed) => {
  expect(parseMemberPath(path)).toEqual(parsed)
})
