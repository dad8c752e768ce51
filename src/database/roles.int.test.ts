import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createTestDatabase, type TestDatabase } from '@/testing/int-database'
import { type DatabaseRole, loginOf } from '@/testing/login-of'
import { anOwner } from '@/testing/records/an-owner'
import { rows } from '@/testing/rows'

import { connect, type Database } from './connection'
import { grantRoles } from './grant-roles'

const programs = ['gevel_cms', 'gevel_worker', 'gevel_web', 'gevel_portal'] as const
const everybody: DatabaseRole[] = ['gevel_migrate', ...programs]

let test_: TestDatabase
const logins = new Map<DatabaseRole, Database>()

beforeAll(async () => {
  test_ = await createTestDatabase()
  for (const role of everybody) logins.set(role, connect({ url: loginOf(role, test_.url), poolSize: 1 }))
  await anOwner(test_.db, { homes: [11] })
  await test_.db.execute(
    sql`insert into owner_auth.login (id, email, name, language) values ('account-1', 'owner1@example.com', 'An', 'nl')`,
  )
  await test_.db.execute(sql`insert into owner_auth.credential values ('account-1', 'a hash')`)
})
afterAll(async () => {
  for (const login of logins.values()) await login.$client.end()
  await test_.drop()
})

const as = (role: DatabaseRole) => logins.get(role) ?? test_.db
const refused = { cause: { code: '42501' } }

test('nobody who signs in rules the server, or passes by the rules of rows', async () => {
  for (const role of everybody) {
    const [seen] = await rows(
      as(role),
      sql`select session_user::text as login, current_user::text as role,
            bool_or(rolsuper or rolcreaterole or rolreplication or rolbypassrls) as "isPowerful"
          from pg_roles where pg_has_role(session_user, oid, 'member')`,
    )
    expect(seen).toEqual({ login: role, role, isPowerful: false })
  }
  // The tests' own connection to this database as well.
  expect(
    await rows(
      test_.db,
      sql`select distinct usename::text as login, rolsuper from pg_stat_activity join pg_roles on rolname = usename
          where datname = current_database() and rolsuper`,
    ),
  ).toEqual([])
})

test('everything belongs to who migrates, and nothing to a program', async () => {
  const owners = await rows<{ owner: string }>(
    test_.db,
    sql`select distinct relowner::regrole::text as owner from pg_class
        where relnamespace::regnamespace::text in ('listing', 'content', 'lead', 'sync', 'http_cache', 'owner', 'owner_auth',
          'visit', 'consent', 'rights', 'colleague', 'pgboss')
        union select relowner::regrole::text from pg_class where relname in ('pages', 'users', '_pages_v')`,
  )
  expect(owners).toEqual([{ owner: 'gevel_migrate' }])
})

test.each(programs)('%s makes, changes and empties no table', async (role) => {
  for (const statement of [
    'create table public.mine ()',
    'create table lead.mine ()',
    'create schema mine',
    'create role mine',
    'create database mine',
    'alter table lead.lead add mine text',
    'alter table public.pages disable trigger all',
    'alter table owner.home disable row level security',
    'drop policy own_rows on owner.home_owner',
    'drop view lead.colleague',
    'truncate lead.lead',
    'truncate listing.listing cascade',
    'create index on public.pages (id)',
    `insert into migration.applied (hash, created_at) values ('', 0)`,
    `update public.payload_migrations set name = ''`,
    `copy lead.lead to program 'cat'`,
    `select pg_read_file('/etc/hostname')`,
    'set role gevel_migrate',
  ])
    await expect(as(role).execute(sql.raw(statement)), statement).rejects.toMatchObject(refused)
})

const forbidden: Record<string, string[]> = {
  gevel_cms: [
    'select password_hash from owner_auth.credential',
    'select login_id from owner_auth.credential',
    'select public_key from owner_auth.passkey',
    'select token from owner_auth.session',
    'select token_hash from owner_auth.one_time',
    `update owner_auth.one_time set token_hash = ''`,
    `insert into owner_auth.login (id, email, name, language) values ('b', 'b@example.com', 'B', 'nl')`,
    'select salt from visit.salt',
    'select hash from visit.seen',
    'select from http_cache.purge',
    'delete from sync.run',
    'delete from listing.category',
    'delete from listing.project',
    'delete from pgboss.job',
    `select rights.owner_data('')`,
    'select from colleague.letter',
    `insert into colleague.one_time (email, purpose, token_hash, expires_at) values ('', 'device', '', now())`,
  ],
  gevel_worker: [
    'select hash from public.users',
    'select salt from public.users',
    'select reset_password_token from public.users',
    'select * from public.users',
    `update public.users set role = 'admin'`,
    'delete from public.users',
    'select from public.users_sessions',
    'select from colleague.factor',
    'select from colleague.recovery_code',
    'select password_hash from owner_auth.credential',
    'select public_key from owner_auth.passkey',
    'select token from owner_auth.session',
    `select rights.erase_owner_of('owner1@example.com')`,
  ],
  gevel_web: [
    'select from public.pages',
    'select from public._pages_v',
    'select from public._articles_v',
    'select from public.users',
    'select from public.users_sessions',
    'select from colleague.one_time',
    'insert into colleague.letter default values',
    'select from public.media',
    'select from pgboss.job',
    'select from pgboss.schedule',
    'select from listing.listing',
    'select from listing.hidden',
    'select exact_point from listing.listing',
    'delete from listing.tally',
    'delete from content.published',
    'select comments from owner.happening',
    'select texts from owner.happening',
    'select from owner.home',
    'select from owner.release',
    'select from owner.visitor',
    'select from owner.look',
    'select from owner.digest',
    'select from visit.daily',
    `update owner.home set status = ''`,
    'insert into lead.reply default values',
    'insert into lead.note default values',
    'insert into lead.document_release default values',
    'insert into lead.setting default values',
    'insert into lead.matched_home default values',
    `update lead.lead set status = 'closed'`,
    'update lead.lead set assignee_id = 1',
    `update lead.lead set consent = '{}'`,
    `update lead.lead set kind = 'contact'`,
    `update lead.lead set email = 'b@example.com'`,
    'update lead.lead set listing_id = 1',
    'update lead.event set at = now()',
    'delete from lead.event',
    'update lead.letter set tries = 0',
    'delete from lead.letter',
    'update lead.picture set webp = null',
    'delete from lead.note',
    `update lead.reply set text = ''`,
    'delete from lead.demand',
    'delete from lead.appointment',
    'update lead.demand_match set mailed_at = now()',
    'select from lead.erasure',
    'insert into lead.letter default values',
    'delete from lead.delivery',
    'insert into lead.subscription default values',
    'delete from lead.subscription',
    'select from lead.testimonial',
    'delete from lead.testimonial',
    'select from lead.withdrawn_article',
    'select lead_id from owner.reply',
    'select from rights.link',
    'select token_hash from rights.link',
    `update rights.link set email = ''`,
    `select rights.email_of('')`,
    `select rights.withdraw_testimonials_of('')`,
    `select rights.forget_friend_of('')`,
    'delete from lead.erasure',
    'select from lead.sending',
    'select from lead.reply_template',
    'select from lead.matched_home',
    'select from lead.absence',
    'select lead.office_of(1, 1)',
    'select from sync.event',
    'select from sync.pushed',
    'select from listing.hide_mark',
    'select from owner_auth.letter',
    'select from rights.letter',
    'select from consent.answer',
    'select salt from visit.salt',
    `select rights.owner_data_of('owner1@example.com')`,
    `select rights.erase_owner_of('owner1@example.com')`,
  ],
  gevel_portal: [
    'select from public.users',
    'select from listing.public_listing',
    'select from content.published',
    'select from lead.lead',
    'select from owner_auth.credential',
    'select from owner_auth.session',
    'select from pgboss.job',
    'select comments from owner.happening',
    'select name from owner.visitor',
    'select from owner.digest',
    'select from owner.digest_stop',
    `update owner.home_owner set account_id = 'account-1'`,
    `update owner.home set status = ''`,
    'insert into owner.reply default values',
    'select lead.handler_of(1)',
    'select lead.on_duty(1, current_date)',
  ],
}

test.each(Object.keys(forbidden) as DatabaseRole[])('%s is refused what is not its own', async (role) => {
  for (const statement of forbidden[role] ?? [])
    await expect(as(role).execute(sql.raw(statement)), statement).rejects.toMatchObject(refused)
})

test('each program has what its work needs', async () => {
  const needed: Partial<Record<DatabaseRole, string[]>> = {
    gevel_cms: [
      `insert into public.users (name, email) values ('An', 'an@example.com')`,
      'select from public._pages_v',
      'select from listing.listing',
      'select from lead.lead',
      `select rights.owner_data_of('owner1@example.com')`,
      `update owner.home_owner set name = 'An'`,
      'select from visit.daily, visit.search_daily, visit.place_daily, visit.form_daily',
      'select from pgboss.queue',
    ],
    gevel_worker: [
      'select id, name, email, role from public.users',
      'select from public._pages_v',
      `update public.pages set name = name`,
      'delete from listing.listing',
      'delete from pgboss.job',
      'delete from owner_auth.session where expires_at < now()',
      'select from colleague.letter, colleague.one_time',
    ],
    gevel_portal: [
      'select from owner.home',
      'select shown_name from owner.visitor',
      'select from visit.daily',
    ],
    gevel_web: [
      'select lead.handler_of(11)',
      'select lead.on_duty(11, current_date)',
      'select from listing.public_listing',
      'select from content.published',
      'select from lead.lead',
    ],
  }
  for (const [role, statements] of Object.entries(needed))
    for (const statement of statements)
      await expect(as(role as DatabaseRole).execute(sql.raw(statement)), statement).resolves.toBeDefined()
})

test('the rules of rows bind everybody; the agency’s programs see every home, web only those of who looks', async () => {
  const seenBy = async (role: DatabaseRole) =>
    (await rows(as(role), sql`select listing_id as home from owner.home_owner`)).map(({ home }) => home)
  expect(await seenBy('gevel_cms')).toEqual([11])
  expect(await seenBy('gevel_worker')).toEqual([11])
  expect(await seenBy('gevel_migrate')).toEqual([11])
  expect(await seenBy('gevel_web')).toEqual([])
  expect(await seenBy('gevel_portal')).toEqual([])
  const unforced = sql`select oid::regclass::text as name from pg_class
    where relnamespace = 'owner'::regnamespace and relkind = 'r' and not (relrowsecurity and relforcerowsecurity)`
  expect(await rows(test_.db, unforced)).toEqual([])
})

test('a right that an earlier version gave is taken back, and granting twice changes nothing', async () => {
  const rights = () =>
    rows(
      test_.db,
      sql`select oid::regclass::text as name, relacl::text as rights from pg_class
          where relowner = current_user::regrole order by 1`,
    )
  // In the order in which they were given, which is not that of the first time.
  await grantRoles(test_.db)
  const before = await rights()
  await test_.db.execute(
    sql`grant select on public.users, listing.listing, visit.salt to gevel_web, gevel_worker`,
  )
  await test_.db.execute(sql`grant update on owner_auth.credential to gevel_cms`)
  expect(await grantRoles(test_.db)).toEqual([])
  expect(await rights()).toEqual(before)
})
