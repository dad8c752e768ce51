import { expect, test } from 'vitest'

import { settledTicks, tickState } from './province-ticks'

const vianden = ['LU-VD-01', 'LU-VD-02', 'LU-VD-03']

test.each([
  { does: 'nothing yet', isWhole: false, ticked: [], changed: undefined, then: [false, 0, 'none'] },
  {
    does: 'a link to one of them',
    isWhole: false,
    ticked: [1],
    changed: undefined,
    then: [false, 1, 'some'],
  },
  {
    does: 'a link to the whole canton',
    isWhole: true,
    ticked: [],
    changed: undefined,
    then: [true, 3, 'all'],
  },
  { does: 'ticking one', isWhole: false, ticked: [0], changed: 0, then: [false, 1, 'some'] },
  { does: 'ticking the last one', isWhole: false, ticked: [0, 1, 2], changed: 2, then: [true, 3, 'all'] },
  { does: 'taking one off the whole', isWhole: true, ticked: [0, 1], changed: 2, then: [false, 2, 'some'] },
  { does: 'ticking the whole', isWhole: true, ticked: [1], changed: 'whole', then: [true, 3, 'all'] },
  {
    does: 'taking the whole off',
    isWhole: false,
    ticked: [0, 1, 2],
    changed: 'whole',
    then: [false, 0, 'none'],
  },
] as const)('$does gives $then', ({ isWhole, ticked, changed, then }) => {
  const key = typeof changed === 'number' ? vianden[changed] : changed
  const settled = settledTicks(vianden, { isWhole, ticked: new Set(ticked.map((n) => vianden[n]!)) }, key)
  expect([settled.isWhole, settled.ticked.size, tickState(settled)]).toEqual(then)
})

test('a province without municipalities is never whole by itself', () => {
  expect(settledTicks([], { isWhole: false, ticked: new Set() }).isWhole).toBe(false)
})
