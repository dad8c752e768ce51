import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { register } from '@/domain/rights/register'
import { aboutNobody, schemasOfPeople, suggestsPerson } from '@/domain/rights/suggests-person'
import { erasePerson } from '@/features/leads/privacy/erase-person'
import { exportPerson } from '@/features/leads/privacy/export-person'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'
import { rows } from '@/testing/rows'

let test_: TestDatabase
beforeAll(async () => {
  test_ = await createTestDatabase()
})
afterAll(() => test_.drop())

interface Column {
  schema: string
  table: string
  column: string
}

/** Every column of our tables and of the editors'; the queue's own hold names of tasks and numbers. */
const allColumns = () =>
  rows<Column>(
    test_.db,
    sql`select c.table_schema as schema, c.table_schema || '.' || c.table_name as table, c.column_name as column
        from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
        where t.table_type = 'BASE TABLE' and t.table_name <> 'spatial_ref_sys'
          and c.table_schema not in ('pg_catalog', 'information_schema', 'pgboss', 'migration', 'drizzle')
        order by 1, 2, c.ordinal_position`,
  )

/** What the register has to name: a column that suggests somebody, or a table among those that exist for people. */
function missingIn(columns: Column[]): string[] {
  const missing = columns.filter(({ schema, table, column }) => {
    if (aboutNobody.includes(table) || aboutNobody.includes(`${table}.${column}`)) return false
    const known = register[table]
    if (!known) return schemasOfPeople.includes(schema) || suggestsPerson(schema, column)
    return suggestsPerson(schema, column) && !known.columns.includes(column)
  })
  return missing.map(({ table, column }) => `${table}.${column}`)
}

test('every column that may be about somebody is in the register', async () => {
  expect(missingIn(await allColumns())).toEqual([])
})

test('a migration that adds such a column, or a table for people, is found', async () => {
  await test_.db.execute(sql`alter table listing.listing add seller_name text`)
  await test_.db.execute(sql`alter table lead.note add remark text`)
  await test_.db.execute(sql`create table lead.parcel (id bigint)`)
  expect(missingIn(await allColumns())).toEqual([
    'lead.note.remark',
    'lead.parcel.id',
    'listing.listing.seller_name',
  ])
  await test_.db.execute(sql`alter table listing.listing drop seller_name`)
  await test_.db.execute(sql`alter table lead.note drop remark`)
  await test_.db.execute(sql`drop table lead.parcel`)
})

test('the register names nothing that is not there', async () => {
  const columns = await allColumns()
  const there = new Set(columns.flatMap(({ table, column }) => [table, `${table}.${column}`]))
  const named = Object.entries(register).flatMap(([table, { columns: own }]) =>
    own.map((column) => `${table}.${column}`),
  )
  expect([...named, ...aboutNobody].filter((name) => !there.has(name))).toEqual([])
})

const email = 'zebedeus@example.com'
const lead = '00000000-0000-4000-8000-000000000001'

/** One row of the person in every table from which an erasure deletes. */
async function fillAll(): Promise<void> {
  const { db } = test_
  const id = sql`${lead}::uuid`
  for (const statement of [
    sql`insert into lead.lead (id, idempotency_key, answers_hash, kind, language, listing_id, first_name, last_name, email,
          phone, answers, source_page, created_at)
        values (${id}, 'key', 'hash', 'demand', 'nl', 11, 'Zebedeus', 'Peeters', ${email}, '0470', '{}', '/', now())`,
    sql`insert into lead.appointment (id, holder_id, listing_id, slot_id, starts_at, ends_at)
        values (${id}, ${id}, 11, 's', now(), now())`,
    sql`insert into lead.delivery (lead_id, channel, queued_at, next_try_at) values (${id}, 'agency-mail', now(), now())`,
    sql`insert into lead.demand (id, deal, type_ids, frequency, is_active) values (${id}, 'sale', '{}', 'daily', true)`,
    sql`insert into lead.demand_match (demand_id, listing_id, reason, matched_at) values (${id}, 11, 'new', now())`,
    sql`insert into lead.demand_place (place_key, demand_id) values ('gent', ${id})`,
    sql`insert into lead.demand_criteria (demand_id, form, words) values (${id}, 'form', 'zebedeus:*')`,
    sql`insert into lead.demand_criteria_key (key, demand_id) values ('sale reference:ZEBEDEUS', ${id})`,
    sql`insert into lead.document_release (lead_id, document_id, released_at, released_by) values (${id}, 1, now(), 1)`,
    sql`insert into lead.event (lead_id, at, kind, detail) values (${id}, now(), 'noted', '{"who": "Zebedeus"}')`,
    sql`insert into lead.letter (lead_id, kind, detail, queued_at, next_try_at)
        values (${id}, 'demand-alert', '{"who": "Zebedeus"}', now(), now())`,
    sql`insert into lead.kept_list (id, own_name, partner_name) values (${id}, 'Zebedeus', 'Karel')`,
    sql`insert into lead.kept_home (list_id, listing_id, kept_at, note, writer, known_status)
        values (${id}, 11, now(), 'Zebedeus wil hier wonen', 'Zebedeus', 'available')`,
    sql`insert into lead.note (lead_id, author_id, text, created_at) values (${id}, 1, 'Zebedeus belde', now())`,
    sql`insert into lead.picture (lead_id, webp) values (${id}, 'x')`,
    sql`insert into lead.reply (id, lead_id, author_id, author_name, reply_to, text, created_at)
        values (gen_random_uuid(), ${id}, 1, 'An', 'an@agency.example', 'Dag Zebedeus', now())`,
    sql`insert into lead.subscription (email_key, lead_id, confirmed_at) values (${email}, ${id}, now())`,
    sql`insert into lead.testimonial (article_id, email_key, drafted_at) values (7, ${email}, now())`,
    sql`insert into owner_auth.login (id, email, name, language) values ('z', ${email}, 'Zebedeus', 'nl')`,
    sql`insert into owner_auth.session (id, token, user_id, expires_at, user_agent)
        values ('zs', 't', 'z', now() + interval '1 day', 'Zebedeus browser')`,
    sql`insert into owner_auth.credential (login_id, password_hash) values ('z', 'a hash')`,
    sql`insert into owner_auth.passkey (id, login_id, public_key, counter, transports, name)
        values ('zp', 'z', 'x', 0, '{}', 'Zebedeus phone')`,
    sql`insert into owner_auth.challenge (challenge, login_id, expires_at) values ('c', 'z', now() + interval '1 day')`,
    sql`insert into owner_auth.one_time (email, purpose, token_hash, expires_at)
        values (${email}, 'link', 'x', now() + interval '1 day')`,
    sql`insert into owner_auth.letter (kind, email, language) values ('link', ${email}, 'nl')`,
    sql`insert into owner.home_owner (listing_id, email, name, language, account_id)
        values (11, ${email}, 'Zebedeus', 'nl', 'z')`,
    sql`insert into owner.reply (listing_id, account_id, answer, reason, text, lead_id, at)
        values (11, 'z', 'decline', 'talk-first', 'Groeten, Zebedeus', ${id}, now())`,
    sql`insert into owner.look (account_id, listing_id, looked_at) values ('z', 11, now())`,
    sql`insert into owner.digest (listing_id, week, facts, prepared_at, sends_at)
        values (11, '2026-11-16', '{}', now(), now() + interval '24 hours')`,
    sql`insert into owner.digest_mail (listing_id, week, home_owner_id, queued_at, next_try_at)
        select 11, '2026-11-16', id, now(), now() from owner.home_owner`,
    sql`insert into owner.visit_mail (home_owner_id, kind, visit_at, queued_at, next_try_at)
        select id, 'planned', now(), now(), now() from owner.home_owner`,
    sql`insert into owner.digest_stop (home_owner_id) select id from owner.home_owner`,
    sql`insert into rights.link (email, language, token_hash, expires_at)
        values (${email}, 'nl', 'x', now() + interval '1 hour')`,
  ])
    await db.execute(statement)
}

let filled: Promise<void> | null = null
const filledOnce = () => (filled ??= fillAll())

/** Made of the columns beside it, so that the inbox can be searched. */
const madeOfOthers = 'lead.lead.search_text'

/** What tables with a copy for the person say of them in words, by its column. */
async function wordsOfPerson(): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  for (const [table, { columns, exported }] of Object.entries(register))
    for (const column of exported === true ? columns : []) {
      if (`${table}.${column}` === madeOfOthers) continue
      const said = await rows<{ word: string }>(
        test_.db,
        sql`select ${sql.identifier(column)} as word from ${sql.raw(table)}
            where pg_typeof(${sql.identifier(column)}) = 'text'::regtype and ${sql.identifier(column)}::text ~* 'zebedeus|talk-first'`,
      )
      if (said.length > 0) found[`${table}.${column}`] = said.map(({ word }) => word)
    }
  return found
}

test('the copy that somebody gets of their data has every word of theirs', async () => {
  await filledOnce()
  const words = await wordsOfPerson()
  expect(Object.keys(words)).toEqual(
    expect.arrayContaining([
      'lead.lead.first_name',
      'lead.note.text',
      'owner.reply.reason',
      'owner.reply.text',
    ]),
  )
  const copy = JSON.stringify(await exportPerson(test_.db, email))
  for (const [column, said] of Object.entries(words))
    for (const word of said) expect([column, copy.includes(word)]).toEqual([column, true])
})

const countOf = async (table: string) =>
  (await rows<{ count: number }>(test_.db, sql`select count(*)::int as count from ${sql.raw(table)}`))[0]
    ?.count

test('an erasure leaves nothing of a person in any table of the database', async () => {
  await filledOnce()
  const deleted = Object.keys(register).filter((table) => register[table]?.erased === 'deleted')
  // Each of them holds something first: a table that is added has to be filled above.
  for (const table of deleted) expect([table, await countOf(table)]).toEqual([table, 1])
  await erasePerson(test_.db, { email, secret: 'test', now: new Date() })
  for (const table of deleted) expect([table, await countOf(table)]).toEqual([table, 0])
  const tables = new Set((await allColumns()).map(({ table }) => table))
  for (const table of tables) {
    const found = await rows(
      test_.db,
      sql`select 1 from ${sql.raw(table)} as one where one::text ilike '%zebedeus%'`,
    )
    expect([table, found.length]).toEqual([table, 0])
  }
})
