import { expect, test } from 'vitest'

import { changedAnswers } from './smoke-requests'

const before = Array.from({ length: 120 }, (_, n) => ({ path: `/nl/${n}/`, status: 200, title: `Huis ${n}` }))
const withFirst = (change: object) => before.map((page, n) => (n === 0 ? { ...page, ...change } : page))

test('a site that answers as before has no faults, in whatever order its pages are found', () => {
  expect(changedAnswers(before, before.toReversed())).toEqual([])
  expect(
    changedAnswers(withFirst({ status: 404, title: '' }), withFirst({ status: 404, title: '' })),
  ).toEqual([])
})

test.each([
  { status: 500, title: '' },
  { status: 404, title: 'Niet gevonden' },
  { status: 200, title: 'Een ander huis' },
])('a page that answers otherwise is named: $status $title', (change) => {
  expect(changedAnswers(before, withFirst(change))).toEqual([expect.stringContaining('/nl/0/')])
})

test('a site of which hardly a page was found proves nothing', () => {
  expect(changedAnswers(before.slice(0, 5), before.slice(0, 5))).toEqual(['only 5 pages were found'])
})
