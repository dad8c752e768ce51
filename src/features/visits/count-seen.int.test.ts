import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { connect, type Database } from '@/database/connection'
import { rows } from '@/testing/rows'
import type { Seen } from '@/domain/visit/seen'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'
import { loginOf } from '@/testing/login-of'

import { forgetVisitors } from './forget-visitors.task'
import { startViewCounter } from './view-counter'

let test_: TestDatabase
let web: Database

beforeAll(async () => {
  test_ = await createTestDatabase()
  await test_.db.execute(
    sql`insert into listing.category (id, language, name, show_order, is_for_sale, is_for_rent)
        values (7, 'nl', 'Huis', 1, true, true)`,
  )
  web = connect({ url: loginOf('gevel_web', test_.url) })
})
afterAll(async () => {
  await web.$client.end()
  await test_.drop()
})
beforeEach(() =>
  test_.db.execute(
    sql`truncate visit.salt, visit.seen, visit.search_daily, visit.place_daily, visit.form_daily`,
  ),
)

const search = (given: Partial<Extract<Seen, { kind: 'search' }>> = {}): Seen => ({
  kind: 'search',
  deal: 'sale',
  place: '44021',
  typeId: 7,
  priceFrom: 0,
  priceTo: 300_000,
  bedrooms: 3,
  hasMore: false,
  isEmpty: true,
  ...given,
})
const place = (isEmpty: boolean): Seen => ({ kind: 'place', deal: 'sale', place: '44021', isEmpty })
const step = (number: string): Seen => ({ kind: 'form', form: 'valuation', step: number })

/** As a web process hears of them, with its rights: each visitor and what they saw. */
async function count(...visitors: Seen[][]): Promise<void> {
  const counter = startViewCounter({
    db: () => web,
    now: () => new Date(),
    log: { dropped: () => expect.fail('dropped'), failed: (error) => expect.fail(String(error)) },
  })
  visitors.forEach((all, visitor) => {
    for (const seen of all) counter.add({ seen, address: `192.0.2.${visitor}`, program: 1 })
  })
  await counter.stop()
}

test('a visitor counts once a day for a search, a place and a step, in whichever process', async () => {
  for (let process = 0; process < 2; process++)
    await count(
      [search(), search(), place(false), place(true), step('1'), step('2')],
      [search(), search({ bedrooms: 4, isEmpty: false }), place(false), place(false), step('1')],
    )
  expect(
    await rows(test_.db, sql`select bedrooms, is_empty, visitors from visit.search_daily order by bedrooms`),
  ).toEqual([
    { bedrooms: 3, is_empty: true, visitors: 2 },
    { bedrooms: 4, is_empty: false, visitors: 1 },
  ])
  expect(await rows(test_.db, sql`select place, visitors, found_nothing from visit.place_daily`)).toEqual([
    { place: '44021', visitors: 2, found_nothing: 1 },
  ])
  expect(await rows(test_.db, sql`select form, step, visitors from visit.form_daily order by step`)).toEqual([
    { form: 'valuation', step: '1', visitors: 2 },
    { form: 'valuation', step: '2', visitors: 1 },
  ])
})

test('a type that the agency does not have is no search', async () => {
  await count([search({ typeId: 8 }), search({ typeId: 0 }), search({ typeId: -1 })])
  const types = await rows(test_.db, sql`select type_id from visit.search_daily order by type_id`)
  expect(types).toEqual([{ type_id: -1 }, { type_id: 0 }])
})

test('free text is refused by the tables themselves', async () => {
  await web.execute(sql`select visit.salt_of(visit.today())`)
  for (const item of [
    { kind: 'place', deal: 'sale', place: 'An Peeters, Veldstraat 1', is_empty: false },
    { kind: 'place', deal: 'a house of my own', place: '44021', is_empty: false },
    { kind: 'form', form: 'An Peeters', step: '1' },
    { kind: 'form', form: 'contact', step: 'an@example.com' },
  ]) {
    const items = JSON.stringify([{ ...item, hash: '00000000-0000-0000-0000-000000000001' }])
    await expect(
      web.execute(sql`select visit.count_seen(visit.today(), ${items}::jsonb)`),
    ).rejects.toMatchObject({ cause: { message: expect.stringContaining('check constraint') as string } })
  }
})

test('a day holds only so many different searches; what is over counts without its details', async () => {
  await web.execute(sql`select visit.salt_of(visit.today())`)
  const items = (from: number) =>
    JSON.stringify(
      Array.from({ length: 3 }, (_, n) => ({
        ...{ kind: 'search', deal: 'sale', place: '44021', type_id: 0, price_from: 0, bedrooms: 0 },
        ...{ price_to: (from + n) * 1000, has_more: false, is_empty: true },
        hash: `00000000-0000-0000-0000-00000000000${from + n}`,
      })),
    )
  for (const from of [1, 4])
    await web.execute(sql`select visit.count_seen(visit.today(), ${items(from)}::jsonb, 3)`)
  expect(
    await rows(
      test_.db,
      sql`select place, price_to, has_more, visitors from visit.search_daily order by place, price_to`,
    ),
  ).toEqual([
    { place: '', price_to: 0, has_more: true, visitors: 3 },
    ...[1000, 2000, 3000].map((price_to) => ({ place: '44021', price_to, has_more: false, visitors: 1 })),
  ])
})

test('figures of searches and forms go after 400 days', async () => {
  for (const age of [400, 401]) {
    await test_.db.execute(
      sql`insert into visit.search_daily values (visit.today() - ${age}::int, 'sale', '', 0, 0, 0, 0, false, false, 1)`,
    )
    await test_.db.execute(
      sql`insert into visit.place_daily values (visit.today() - ${age}::int, 'sale', '44021', 1, 0)`,
    )
    await test_.db.execute(
      sql`insert into visit.form_daily values (visit.today() - ${age}::int, 'contact', '1', 1)`,
    )
  }
  await forgetVisitors(test_.db)
  expect(
    await rows(
      test_.db,
      sql`select (visit.today() - day) as age from (select day from visit.search_daily union all
            select day from visit.place_daily union all select day from visit.form_daily) kept`,
    ),
  ).toEqual([{ age: 400 }, { age: 400 }, { age: 400 }])
})

test('a visitor of a project counts once a day, by where they came from; a project that is not on the site never', async () => {
  const [known] = await rows<{ id: number }>(
    test_.db,
    sql`insert into listing.project (id, number, street, zip, city, country, is_address_published, show_order, pictures,
          fingerprint, synced_at)
        values (31, 'P-31', 'Kaai', '9000', 'Gent', 'BE', true, 1, '[]', gen_random_uuid(), now()) returning id`,
  )
  const project = (id: number, source: 'search' | 'direct' = 'search'): Seen => ({
    kind: 'project',
    projectId: id,
    source,
  })
  await count([project(31), project(31)], [project(31)], [project(31, 'direct')], [project(99)])
  expect(known?.id).toBe(31)
  expect(
    await rows(
      test_.db,
      sql`select project_id as id, source, views from visit.project_daily order by source`,
    ),
  ).toEqual([
    { id: 31, source: 'direct', views: 1 },
    { id: 31, source: 'search', views: 2 },
  ])
})
