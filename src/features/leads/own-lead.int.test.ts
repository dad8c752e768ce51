import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { connect, type Database } from '@/database/connection'
import type { Reads } from '@/database/query'
import type { LeadInput } from '@/domain/lead/lead'
import { eraseData } from '@/features/rights/my-data/erase-data'
import { createLink, findLink, openLink } from '@/features/rights/my-data/mailed-link'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'
import { loginOf } from '@/testing/login-of'
import { readableTexts } from '@/testing/readable-texts'
import { aLead } from '@/testing/records/a-lead'
import { aListing } from '@/testing/records/a-listing'
import { aSavedLead, leadServices } from '@/testing/records/a-saved-lead'
import { rows } from '@/testing/rows'

import { storeListings } from '../listings/store/store-listings'
import { bookAppointment } from './appointments/book-appointment'
import { requestDocuments } from './documents/request-documents'
import { findLead } from './lead-row'
import { changeKeptList } from './kept-list/change-kept-list'
import { confirmNewsletter } from './newsletter/confirm-newsletter'
import { ofLead, openLeads, readsOfLead } from './own-lead'
import { exportPerson } from './privacy/export-person'

let test_: TestDatabase
let web: Database

const people = {
  an: {
    firstName: 'Anneleen',
    lastName: 'Vandersmissen',
    email: 'Anneleen@Een.example',
    phone: '0470 11 22 33',
    message: 'Mijn hond heet Fikkie.',
  },
  bo: {
    firstName: 'Boudewijn',
    lastName: 'Quatacker',
    email: 'Boudewijn@Twee.example',
    phone: '0499 44 55 66',
    message: 'Ik woon naast de bakker.',
  },
} as const
type Name = keyof typeof people

/** The words by which somebody is known, as they are looked for. */
const tracesOf = (name: Name) => [
  ...Object.values(people[name]).map((text) => text.toLowerCase()),
  ...[`notitie over ${name}`, `antwoord aan ${name}`, `brief aan ${name}`, `verslag van ${name}`],
]

const startsAt = new Date(Date.now() + 3 * 86_400_000)
const slot = { id: '121', startsAt, endsAt: new Date(startsAt.getTime() + 1_800_000), places: 9, taken: 0 }
const leads: Record<Name, string[]> = { an: [], bo: [] }

beforeAll(async () => {
  test_ = await createTestDatabase()
  web = connect({ url: loginOf('gevel_web', test_.url), poolSize: 2 })
  const documents = [true, false].map((isPublished, index) => ({
    ...{ id: index + 1, name: `Attest ${index + 1}`, url: 'https://files.example/1.pdf', isPublished },
  }))
  await storeListings(test_.db, [aListing({ id: 12, documents })])
  for (const name of ['an', 'bo'] as const) leads[name] = await storePerson(name)
  // What the server notes of a column holds its commonest values.
  await test_.db.execute(sql`analyze`)
})
afterAll(async () => {
  await web.$client.end()
  await test_.drop()
})

/** Sent through the forms of the site, with its rights; then handled by the agency. Answers the ids, the enquiry first. */
async function storePerson(name: Name): Promise<string[]> {
  const person = people[name]
  const services = { ...leadServices(web), slots: { list: () => Promise.resolve([slot]) } }
  const form = (given: Partial<LeadInput>, more: LeadInput['answers'] = {}) =>
    aLead({ ...given, answers: { ...person, ...more } })
  const enquiry = await aSavedLead(web, form({}))
  const search = { goal: 'sale', types: [1], places: ['Gent|9000'] }
  const demand = await aSavedLead(web, form({ kind: 'demand', listingId: undefined }, search))
  const newsletter = await aSavedLead(web, form({ kind: 'newsletter', listingId: undefined }))
  await confirmNewsletter(web, { id: newsletter, secret: 'test', now: new Date() })
  const booking = await bookAppointment(services, form({ kind: 'appointment' }, { slot: slot.id }))
  const request = await requestDocuments(services, form({ kind: 'documents' }, { documents: [1] }))
  if (!('lead' in booking) || !('lead' in request)) throw new Error(`${booking.state} ${request.state}`)
  const testimonial = await aSavedLead(web, form({ kind: 'testimonial', listingId: undefined }))
  const list = await aSavedLead(web, form({ kind: 'favourites', listingId: undefined }, { homes: '12' }))
  for (const change of [
    { kind: 'confirm' },
    { kind: 'share', own: person.firstName, partner: person.lastName },
    { kind: 'note', listingId: 12, note: person.message },
  ] as const)
    await changeKeptList(web, { id: list, by: { role: 'owner' }, change, now: new Date() })
  const ids = [enquiry, demand, newsletter, booking.lead.id, request.lead.id, testimonial, list]
  for (const id of ids)
    for (const statement of [
      sql`insert into lead.note (lead_id, text, created_at) values (${id}::uuid, ${`notitie over ${name}`}, now())`,
      sql`insert into lead.reply (id, lead_id, author_id, author_name, reply_to, text, created_at)
          values (gen_random_uuid(), ${id}::uuid, 7, 'Els', 'els@gevel.example', ${`antwoord aan ${name}`}, now())`,
      sql`insert into lead.letter (lead_id, kind, detail, queued_at, next_try_at)
          values (${id}::uuid, 'reply', ${JSON.stringify({ text: `brief aan ${name}` })}::jsonb, now(), now())`,
      sql`insert into lead.event (lead_id, at, kind, detail)
          values (${id}::uuid, now(), 'called', ${JSON.stringify({ text: `verslag van ${name}` })}::jsonb)`,
      sql`insert into lead.picture (lead_id, webp) values (${id}::uuid, ${Buffer.from(person.message)})`,
      sql`insert into lead.document_release values (${id}::uuid, 2, now(), 7)`,
    ])
      await test_.db.execute(statement)
  await test_.db.execute(
    sql`insert into lead.demand_match (demand_id, listing_id, reason, matched_at) values (${demand}::uuid, 12, 'new', now())`,
  )
  await test_.db.execute(
    sql`insert into lead.testimonial (article_id, email_key, drafted_at)
        values (${name === 'an' ? 1 : 2}, ${person.email.toLowerCase()}, now())`,
  )
  return ids
}

const leaksIn = (texts: Map<string, string>, traces: readonly string[]) =>
  [...texts].flatMap(([relation, text]) =>
    traces.filter((trace) => text.includes(trace)).map((trace) => `${trace} in ${relation}`),
  )
const everybody = [...tracesOf('an'), ...tracesOf('bo')]

// Coverage: 1.9.
test('no select on anything that web may read gives somebody away, nor the number of a lead', async () => {
  await createLink(test_.db, { email: people.an.email.toLowerCase(), language: 'nl' })
  const texts = await readableTexts(web)
  expect(leaksIn(texts, [...everybody, ...leads.an, ...leads.bo])).toEqual([])
  expect(texts.get('lead.lead')).toBe('')
})

test('the same look finds all of it with the rights of the owner', async () => {
  const texts = await readableTexts(test_.db)
  for (const trace of [...everybody, ...leads.an, ...leads.bo])
    expect(leaksIn(texts, [trace]), trace).not.toEqual([])
})

test('every table of leads that web reads shows its own rows, but for those that hold nobody', async () => {
  const open = await rows<{ name: string }>(
    web,
    sql`select c.relname as name from pg_class c
        where c.relnamespace = 'lead'::regnamespace and c.relkind in ('r', 'v', 'm')
          and has_any_column_privilege(c.oid, 'select') and not (c.relrowsecurity and c.relforcerowsecurity)
        order by 1`,
  )
  expect(open.map(({ name }) => name)).toEqual([
    ...['colleague', 'request_count', 'setting', 'slot_list', 'stopped'],
  ])
})

test('whoever names a lead sees that one and what belongs to it, in every table', async () => {
  for (const id of leads.an) {
    const texts = await web.transaction(async (tx) => {
      await openLeads(tx, [id])
      return readableTexts(tx, 'lead')
    })
    expect(leaksIn(texts, [...tracesOf('bo'), ...leads.bo])).toEqual([])
    for (const trace of tracesOf('an')) expect(leaksIn(texts, [trace]), trace).not.toEqual([])
    const others = leads.an.filter((other) => other !== id)
    expect(leaksIn(texts, others)).toEqual([])
  }
  // It ends with the transaction.
  expect(leaksIn(await readableTexts(web, 'lead'), everybody)).toEqual([])
})

test('a read that carries its permission sees one lead, and leaves nothing to the next', async () => {
  const [an = '', bo = ''] = [leads.an[0], leads.bo[0]]
  const narrow = connect({ url: loginOf('gevel_web', test_.url), poolSize: 1 })
  const reads = readsOfLead(narrow, an)
  const [own, other] = await Promise.all([findLead(reads, an), findLead(reads, bo)])
  expect([own?.email, other]).toEqual([people.an.email, null])
  expect(await findLead(narrow, an)).toBeNull()
  await narrow.$client.end()
})

interface Change extends Record<string, unknown> {
  table: string
  key: string
  statement: string
}

/** Every change that web has a right to, of any column of any table with rows of people. */
const listChanges = () =>
  rows<Change>(
    web,
    sql`select c.relname as table, k.key, change.statement
        from pg_class c
        cross join lateral (
          select format('update %s set %I = %2$I', c.oid::regclass, a.attname) as statement
          from pg_attribute a
          where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attidentity = ''
            and has_column_privilege(c.oid, a.attnum, 'update')
          union all
          select format('delete from %s', c.oid::regclass) where has_table_privilege(c.oid, 'delete')
        ) change
        cross join lateral (
          select a.attname as key from pg_attribute a
          where a.attrelid = c.oid and a.attname in ('lead_id', 'demand_id', 'list_id', 'id')
          order by a.attname = 'id' limit 1
        ) k
        where c.relnamespace = 'lead'::regnamespace and c.relkind = 'r' and c.relrowsecurity
        order by 1, 3`,
  )

class Undone extends Error {}

/** How many rows a statement touches; nothing of it stays. */
async function touched(ids: string[], statement: string): Promise<number> {
  let count = -1
  await web
    .transaction(async (tx) => {
      await openLeads(tx, ids)
      count = (await tx.execute(sql.raw(statement))).rowCount ?? 0
      throw new Undone()
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error
    })
  return count
}

test('a change without a lead touches nothing, with one lead only that one', async () => {
  const changes = await listChanges()
  expect(new Set(changes.map(({ table }) => table))).toEqual(
    new Set([
      ...[
        'lead',
        'delivery',
        'demand',
        'appointment',
        'demand_place',
        'demand_match',
        'kept_list',
        'kept_home',
      ],
    ]),
  )
  for (const { table, key, statement } of changes) {
    expect([statement, await touched([], statement)]).toEqual([statement, 0])
    const [held] = await rows<{ id: string; count: number }>(
      test_.db,
      sql`select ${sql.raw(key)} as id, count(*) from ${sql.raw(`lead.${table}`)}
          where ${sql.raw(key)} = any(${sql.param(leads.an)}::uuid[]) group by 1 limit 1`,
    )
    expect([statement, await touched([held?.id ?? ''], statement)]).toEqual([statement, held?.count])
  }
})

test('nothing is added to the lead of somebody else', async () => {
  const [an = '', bo = ''] = [leads.an[0], leads.bo[0]]
  for (const statement of [
    `insert into lead.event (lead_id, at, kind) values ('${bo}', now(), 'called')`,
    `insert into lead.picture (lead_id, webp) values ('${bo}', '')`,
    `insert into lead.delivery (lead_id, channel, queued_at, next_try_at) values ('${bo}', 'friend-mail', now(), now())`,
    `insert into lead.demand_match (demand_id, listing_id, reason, matched_at) values ('${leads.bo[1]}', 13, 'new', now())`,
    `insert into lead.demand_place (place_key, demand_id) values ('zip::1000', '${leads.bo[1]}')`,
    `insert into lead.kept_home (list_id, listing_id, kept_at, known_status) values ('${leads.bo[6]}', 13, now(), 'sold')`,
  ])
    await expect(
      ofLead(web, an, (tx) => tx.execute(sql.raw(statement))),
      statement,
    ).rejects.toMatchObject({ cause: { code: '42501' } })
})

test('what runs with more rights than web has looks things up where it says, and answers nobody else', async () => {
  const loose = await rows(
    web,
    sql`select p.oid::regprocedure::text as name from pg_proc p
        where p.prosecdef and p.pronamespace in ('lead'::regnamespace, 'rights'::regnamespace)
          and (not coalesce(p.proconfig::text like '%search_path=%pg_temp%', false)
            or p.proacl is null or exists (select from aclexplode(p.proacl) given where given.grantee = 0))`,
  )
  expect(loose).toEqual([])
})

async function opened(name: Name): Promise<{ token: string; hash: Buffer }> {
  const mailed = await createLink(test_.db, { email: people[name].email.toLowerCase(), language: 'nl' })
  const token = (await openLink(web, mailed)) ?? ''
  const hash = (await findLink(web, token))?.hash ?? Buffer.of()
  return { token, hash }
}

const held = (db: Reads) =>
  rows(
    db as Database,
    sql`select (select count(*) from lead.lead where email_key like '%@twee.example') as leads,
          (select count(*) from lead.note where text like '%bo') as notes,
          (select count(*) from lead.testimonial) as testimonials,
          (select count(*) from lead.subscription) as subscriptions`,
  )

test('a mailed link gives what is held about who opened it, and nothing before it is opened', async () => {
  const { email } = people.an
  const mailed = await createLink(test_.db, { email: email.toLowerCase(), language: 'nl' })
  const closed = await findLink(web, mailed)
  expect(await exportPerson(web, email, closed?.hash)).toEqual({
    ...{ email, leads: [], testimonials: [], owner: null },
  })
  const { hash } = await opened('an')
  const found = await exportPerson(web, email, hash)
  expect(new Set(found.leads.map(({ id }) => id))).toEqual(new Set(leads.an))
  const text = JSON.stringify(found).toLowerCase()
  expect(tracesOf('an').filter((trace) => !text.includes(trace))).toEqual([])
  expect(everybody.filter((trace) => text.includes(trace))).toEqual(tracesOf('an'))
  expect(found.testimonials).toMatchObject([{ article: 1 }])
  // The link says who asks, whatever address comes with it.
  expect((await exportPerson(web, people.bo.email, hash)).leads).toEqual([])
})

test('who opened a link erases their own, and nobody else loses anything', async () => {
  const { token } = await opened('an')
  expect(await eraseData(web, { token, secret: 'test', now: new Date() })).toMatchObject({
    leads: leads.an.length,
  })
  expect(leaksIn(await readableTexts(test_.db, 'lead'), tracesOf('an'))).toEqual([])
  expect(await held(test_.db)).toEqual([
    { leads: leads.bo.length, notes: leads.bo.length, testimonials: 1, subscriptions: 1 },
  ])
})

test('a site whose logins have names of their own saves a lead, and sees no other', async () => {
  const login = `gevel_test_${process.pid}_web`
  const server = connect({ url: administrator('postgres'), poolSize: 1 })
  await server.$client.query(`create role ${login} login password 'gevel' in role gevel_web`)
  const database = new URL(test_.url).pathname.slice(1)
  await server.$client.query(`grant connect on database ${database} to ${login}`)
  const address = new URL(test_.url)
  address.username = login
  const member = connect({ url: address.href, poolSize: 1 })
  try {
    const saved = await aSavedLead(member, aLead({}))
    expect(await ofLead(member, saved, (tx) => findLead(tx, saved))).toMatchObject({ id: saved })
    expect(await findLead(member, leads.an[0] ?? '')).toBeNull()
  } finally {
    await member.$client.end()
    await server.$client.query(`revoke connect on database ${database} from ${login}`)
    await server.$client.query(`drop role ${login}`)
    await server.$client.end()
  }
})

/** Who makes roles; the owner of the tables may not. */
function administrator(database: string): string {
  const address = new URL(test_.url)
  Object.assign(address, { username: 'postgres', password: '', pathname: `/${database}` })
  return address.href
}
