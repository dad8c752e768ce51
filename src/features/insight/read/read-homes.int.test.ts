import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { periodUpTo } from '@/domain/visit/period'
import { addedUpDays } from '@/domain/visit/retention'
import { forgetVisitors } from '@/features/visits/forget-visitors.task'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'
import { rows } from '@/testing/rows'

import { readHomes } from './read-homes'

let test_: TestDatabase
beforeAll(async () => {
  test_ = await createTestDatabase({ login: 'gevel_worker' })
})
afterAll(() => test_.drop())
beforeEach(() => test_.owner.execute(sql`truncate visit.daily, visit.salt, visit.views_up_to`))

const seen = (listingId: number, daysAgo: number, views: number, source = 'portal') =>
  test_.db.execute(sql`insert into visit.daily as kept (listing_id, day, source, views)
    values (${listingId}, visit.today() - ${daysAgo}::int, ${source}, ${views})
    on conflict (listing_id, day, source) do update set views = kept.views + excluded.views`)

async function figures(length: 30 | 90): Promise<[number, number, number][]> {
  const homes = await readHomes(test_.db, { period: periodUpTo(new Date(), length), most: 20 })
  return homes.map(({ listingId, now, before }) => [listingId, now, before])
}

const spans = () =>
  rows(
    test_.db,
    sql`select visit.today() - first_day as first, visit.today() - last_day as last from visit.added_up`,
  )

/** On the edges of both periods, today, and before all of them. */
async function seenOnAllDays() {
  for (const daysAgo of [0, 1, 29, 30, 59, 60, 89, 90, 179, 180, 181, 250]) {
    await seen(1, daysAgo, 3 + daysAgo)
    await seen(1, daysAgo, 1, 'search')
  }
  await seen(2, 0, 5)
  await seen(3, 40, 7)
  await seen(4, 28, 50)
}

test('days that are added up say the same as days that are not', async () => {
  await seenOnAllDays()
  expect(await spans()).toEqual([])
  const daily = [await figures(30), await figures(90)]
  expect(daily).toEqual([
    [
      [4, 50, 0],
      [1, 42, 97],
      [2, 5, 0],
    ],
    [
      [1, 296, 277],
      [4, 50, 0],
      [3, 7, 0],
      [2, 5, 0],
    ],
  ])
  await forgetVisitors(test_.db)
  expect(await spans()).toEqual([{ first: addedUpDays, last: 1 }])
  expect([await figures(30), await figures(90)]).toEqual(daily)
  await seen(2, 0, 1000)
  expect((await figures(30))[0]).toEqual([2, 1005, 0])
})

test('a day on which somebody may still be counted is not added up, nor one before it that changes', async () => {
  await seenOnAllDays()
  await test_.db.execute(sql`insert into visit.salt values (visit.today(), 'new')`)
  await forgetVisitors(test_.db)
  expect(await spans()).toEqual([{ first: addedUpDays, last: 1 }])
  for (const change of [
    () => seen(3, 2, 500),
    () => test_.db.execute(sql`update visit.daily set views = views + 500 where listing_id = 3`),
    () => test_.db.execute(sql`delete from visit.daily where listing_id = 1`),
    () => test_.owner.execute(sql`truncate visit.daily`),
  ]) {
    await change()
    expect(await spans()).toEqual([])
    const changed = [await figures(30), await figures(90)]
    await forgetVisitors(test_.db)
    expect(await spans()).toHaveLength(1)
    expect([await figures(30), await figures(90)]).toEqual(changed)
  }
  expect(await figures(90)).toEqual([])
})

test('yesterday is left out as long as its visitors are known', async () => {
  await seenOnAllDays()
  await test_.db.execute(sql`insert into visit.salt values (visit.today() - 1, 'old')`)
  await test_.db.execute(sql`select visit.add_up(${addedUpDays}::int)`)
  expect(await spans()).toEqual([{ first: addedUpDays, last: 2 }])
  await seen(1, 1, 40)
  expect(await spans()).toHaveLength(1)
  expect((await figures(30))[0]).toEqual([1, 82, 97])
})
