import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createTestDatabase, type TestDatabase } from '@/testing/int-database'
import { rows } from '@/testing/rows'

let test_: TestDatabase
beforeAll(async () => {
  test_ = await createTestDatabase({ login: 'gevel_worker' })
})
afterAll(() => test_.drop())

const totals = () =>
  rows(test_.db, sql`select day::text, views::int from visit.day_total where views <> 0 order by day`)
const sourceTotals = () =>
  rows(
    test_.db,
    sql`select day::text, source, views::int from visit.source_total where views <> 0 order by day, source`,
  )
const sourceSums = () =>
  rows(
    test_.db,
    sql`select day::text, source, sum(views)::int as views from visit.daily group by day, source order by day, source`,
  )
const sums = () =>
  rows(test_.db, sql`select day::text, sum(views)::int as views from visit.daily group by day order by day`)

test('the total of a day, and of each source on it, is the sum of its views, however they come and go', async () => {
  const { db } = test_
  const steps = [
    sql`insert into visit.daily (listing_id, day, source, views)
        select home, date '2026-11-01' + home % 3, source, home
        from generate_series(1, 20) home, unnest(array['portal', 'search']) source`,
    sql`insert into visit.daily as kept (listing_id, day, source, views)
        select home, date '2026-11-01' + home % 3, 'portal', 5 from generate_series(15, 25) home
        on conflict (listing_id, day, source) do update set views = kept.views + excluded.views`,
    sql`update visit.daily set day = day + 1, views = views + 1 where listing_id = 7`,
    sql`update visit.daily set source = 'mail' where listing_id = 9 and source = 'search'`,
    sql`delete from visit.daily where listing_id < 4`,
  ]
  for (const step of steps) {
    await db.execute(step)
    expect(await totals()).toEqual(await sums())
    expect(await totals()).not.toEqual([])
    expect(await sourceTotals()).toEqual(await sourceSums())
  }
  await test_.owner.execute(sql`truncate visit.daily`)
  expect([await totals(), await sourceTotals()]).toEqual([[], []])
})

test('views that are counted at the same time lose none', async () => {
  const { db } = test_
  await Promise.all(
    Array.from({ length: 20 }, (_, home) =>
      db.execute(
        sql`insert into visit.daily (listing_id, day, source, views) values (${home + 1}, '2026-12-01', 'portal', 3)`,
      ),
    ),
  )
  expect(await totals()).toEqual([{ day: '2026-12-01', views: 60 }])
  expect(await sourceTotals()).toEqual([{ day: '2026-12-01', source: 'portal', views: 60 }])
})
