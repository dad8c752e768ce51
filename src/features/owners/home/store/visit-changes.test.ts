import { expect, test } from 'vitest'

import { diaryOf } from './visit-changes'

const now = new Date('2026-11-17T12:00:00Z')
const visit = (id: string, at: string) => ({ id, at: new Date(at) })
const monday = '2026-11-23T14:00:00Z'
const tuesday = '2026-11-24T14:00:00Z'

type Visit = ReturnType<typeof visit>

const read = (
  planned: Visit[],
  visits: Visit[],
  more: { undatedIds?: string[]; wasDoubted?: boolean } = {},
) => diaryOf({ planned, visits, undatedIds: [], wasDoubted: false, now, ...more })

test('a visit that was not there before is planned', () => {
  expect(read([], [visit('1', monday)])).toEqual({
    changes: [{ kind: 'planned', at: new Date(monday), was: null }],
    doubtedIds: [],
  })
})

test('a visit at another moment is moved, and says from when', () => {
  expect(read([visit('1', monday)], [visit('1', tuesday)]).changes).toEqual([
    { kind: 'moved', at: new Date(tuesday), was: new Date(monday) },
  ])
})

test('a visit that is told no more is cancelled while another one stays', () => {
  expect(read([visit('1', monday), visit('2', tuesday)], [visit('2', tuesday)])).toEqual({
    changes: [{ kind: 'cancelled', at: new Date(monday), was: null }],
    doubtedIds: [],
  })
})

test.each([1, 2])('when none of %s planned visits is told, the next reading has to say so too', (count) => {
  const planned = [visit('1', monday), visit('2', tuesday)].slice(0, count)
  expect(read(planned, [])).toEqual({ changes: [], doubtedIds: planned.map(({ id }) => id) })
  expect(read(planned, [], { wasDoubted: true })).toEqual({
    changes: planned.map(({ at }) => ({ kind: 'cancelled', at, was: null })),
    doubtedIds: [],
  })
})

test('a visit that is told without a moment is neither moved nor cancelled', () => {
  const undatedIds = ['1', '2']
  expect(read([visit('1', monday), visit('2', tuesday)], [], { undatedIds, wasDoubted: true })).toEqual({
    changes: [],
    doubtedIds: [],
  })
})

test('a visit that stays, and one that has been, are no news', () => {
  const past = visit('2', '2026-11-16T14:00:00Z')
  expect(read([visit('1', monday)], [visit('1', monday), past])).toEqual({ changes: [], doubtedIds: [] })
})
