import { expect, test } from 'vitest'

import { moduleRows } from './module-rows'

const spanning = (lg: number, kind = 'none') => ({ frame: { columns: { lg }, background: { kind } } })

// Coverage: 9.13.
test.each([
  { spans: [12, 12], rows: [1, 1] },
  { spans: [6, 6, 12], rows: [2, 1] },
  { spans: [4, 4, 4, 8], rows: [3, 1] },
  { spans: [8, 6], rows: [1, 1] },
  { spans: [], rows: [] },
])('spans $spans stand in rows of $rows', ({ spans, rows }) => {
  expect(moduleRows(spans.map((lg) => spanning(lg))).map(({ length }) => length)).toEqual(rows)
})

test('a module with a ground of its own stands alone, however narrow', () => {
  expect(moduleRows([spanning(6), spanning(6, 'colour'), spanning(6)])).toHaveLength(3)
})
