import { readdir } from 'node:fs/promises'

import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { deliveryChannels } from '@/domain/lead/delivery'
import { leadKinds } from '@/domain/lead/lead-kind'
import type { LeadInput } from '@/domain/lead/lead'
import { keepPicture } from '@/features/leads/form/keep-picture'
import { confirmNewsletter } from '@/features/leads/newsletter/confirm-newsletter'
import { erasePerson } from '@/features/leads/privacy/erase-person'
import { exportPerson } from '@/features/leads/privacy/export-person'
import { deleteWithdrawn, forgetDeletedArticles } from '@/features/leads/testimonials/withdraw-testimonials'
import { storeListings } from '@/features/listings/store/store-listings'
import { inviteOwner } from '@/features/owners/admin/invite-owner'
import { sendReply } from '@/features/owners/home/act/send-reply'
import { asOwner } from '@/features/owners/home/read/as-owner'
import { noteLook } from '@/features/owners/home/read/note-look'
import { make } from '@/testing/records/a-document'
import { aLead } from '@/testing/records/a-lead'
import { aListing } from '@/testing/records/a-listing'
import { openPayload, type TestPayload } from '@/testing/records/a-payload'
import { aSavedLead } from '@/testing/records/a-saved-lead'
import { rows } from '@/testing/rows'

const email = 'zebedeus@example.com'
const name = 'Zebedeus'
let cms: TestPayload

beforeAll(async () => {
  cms = await openPayload()
  await storeListings(cms.db, [aListing({ id: 11, reference: 'V-11' })])
})
afterAll(() => cms.close())

const sent = (given: Partial<LeadInput>) =>
  aSavedLead(cms.db, {
    ...given,
    listingId: 11,
    answers: {
      ...aLead().answers,
      ...{ email, firstName: name, lastName: `${name} Peeters`, message: `Groeten van ${name}` },
      ...{ goal: 'sale', types: [1], places: ['Gent|9000'], search: 'sale?city=Gent' },
      ...given.answers,
    },
  })

/** They accept their invitation, look at their home, and say something to their agent. */
async function useThePortal(): Promise<void> {
  const account = { accountId: `account-${name}`, email, name, language: 'nl' as const }
  const { accountId } = account
  for (const statement of [
    sql`insert into owner_auth.login (id, email, name, language) values (${accountId}, ${email}, ${name}, 'nl')`,
    sql`insert into owner_auth.session (id, token, user_id, expires_at)
        values ('session', 'token', ${accountId}, now() + interval '1 day')`,
    sql`insert into owner_auth.credential (login_id, password_hash) values (${accountId}, 'a hash')`,
    sql`insert into owner_auth.passkey (id, login_id, public_key, counter, transports, name)
        values ('passkey', ${accountId}, 'x', 0, '{}', ${`${name} phone`})`,
    sql`update owner.home_owner set account_id = ${accountId} where email = ${email}`,
  ])
    await cms.db.execute(statement)
  await asOwner(cms.db, accountId, (reads) => noteLook(reads, { accountId, listingId: 11, now: new Date() }))
  const services = { db: cms.db, now: () => new Date(), channels: deliveryChannels, secret: 'test' }
  const message = { listingId: 11, answer: 'message' as const, text: 'Bel mij morgen.', key: 'portal' }
  expect(await sendReply(services, account, message)).toBe('sent')
}

/** Every table with rows in which the person stands, or that name what they sent, and how many. */
async function rowsOfPerson(ids: readonly string[] = []): Promise<Record<string, number>> {
  const traces = ['zebedeus', ...ids].join('|')
  const tables = await rows<{ name: string }>(
    cms.db,
    sql`select format('%I.%I', table_schema, table_name) as name from information_schema.tables
        where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1`,
  )
  const found: Record<string, number> = {}
  for (const table of tables) {
    const [{ count } = { count: 0 }] = await rows<{ count: number }>(
      cms.db,
      sql`select count(*)::int as count from ${sql.raw(table.name)} as one where one::text ~* ${traces}`,
    )
    if (count > 0) found[table.name] = count
  }
  return found
}

test('who used every form, alert, newsletter, testimonial and the portal gets all of it, and then nothing is left', async () => {
  const ids: Partial<Record<(typeof leadKinds)[number], string>> = {}
  for (const kind of leadKinds) {
    const more = { friendEmail: 'vriend@example.com', comment: `${name} is tevreden.`, endDate: '2020-01-01' }
    ids[kind] = await sent({ kind, idempotencyKey: `key-${kind}`, answers: more })
  }
  await confirmNewsletter(cms.db, { id: ids.newsletter ?? '', secret: 'test', now: new Date() })
  await inviteOwner(cms.db, { name, email, language: 'nl', homes: ['V-11'], invitedBy: '' }, { name: 'none' })
  await useThePortal()

  // Their testimonial stands on the site, with their photograph, and another page leads to it.
  const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#999' } })
    .webp()
    .toBuffer()
  const testimonial = ids.testimonial ?? ''
  await keepPicture(cms.db, { leadId: testimonial, picture })
  const editor = await cms.as('editor')
  expect((await editor.ask('POST', `leads/${testimonial}/testimonial`)).status).toBe(303)
  const [article] = (await cms.payload.find({ collection: 'articles', draft: true, depth: 0 })).docs
  const category = await make(cms.payload, 'categories', { title: 'Getuigenissen' })
  const publish = { _status: 'published' as const, category, title: `${name} verkocht` }
  await cms.payload.update({ collection: 'articles', id: article?.id ?? 0, locale: 'nl', data: publish })

  const leads = await rows<{ id: string }>(cms.db, sql`select id::text from lead.lead`)
  const traces = leads.map(({ id }) => id)
  const before = await rowsOfPerson(traces)
  console.info('before', before)
  expect(Object.keys(before)).toEqual(
    expect.arrayContaining([
      ...['content.path', 'content.published', 'lead.lead', 'lead.subscription', 'lead.testimonial'],
      ...['lead.delivery', 'lead.demand', 'lead.demand_place', 'lead.picture'],
      ...['owner.home_owner', 'owner.look', 'owner.reply'],
      ...['owner_auth.credential', 'owner_auth.letter', 'owner_auth.login', 'owner_auth.passkey'],
      ...['owner_auth.session', 'public._articles_v', 'public._articles_v_locales'],
      ...['public.articles', 'public.articles_locales'],
    ]),
  )
  expect((await cms.payload.find({ collection: 'media' })).totalDocs).toBe(1)
  const exported = await exportPerson(cms.db, email)
  // What they wrote in the portal is a lead as well.
  expect(exported.leads.map(({ kind }) => kind).toSorted()).toEqual(
    [...leadKinds, 'owner-message'].toSorted(),
  )
  expect(exported.testimonials).toMatchObject([{ article: article?.id }])
  expect(JSON.stringify(exported.testimonials)).toContain(`${name} is tevreden.`)
  expect(exported.owner).toMatchObject({ homes: [{ listing: 11 }] })
  expect(JSON.stringify(exported.owner)).toContain('Bel mij morgen.')

  await erasePerson(cms.db, { email, secret: 'test', now: new Date() })
  expect(await deleteWithdrawn({ payload: cms.payload, db: cms.db })).toBe(1)
  const after = await rowsOfPerson(traces)
  console.info('after', after)
  expect(after).toEqual({})
  expect((await cms.payload.find({ collection: 'media' })).totalDocs).toBe(0)
  expect(await exportPerson(cms.db, email)).toEqual({ email, leads: [], testimonials: [], owner: null })
  // What has been done is not done again.
  expect(await deleteWithdrawn({ payload: cms.payload, db: cms.db })).toBe(0)
})

test('who lies in the trash with words and photograph is erased there too, and does not wait', async () => {
  const testimonial = await sent({
    kind: 'testimonial',
    idempotencyKey: 'in-the-trash',
    answers: { comment: `${name} was tevreden.` },
  })
  const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#777' } })
    .webp()
    .toBuffer()
  await keepPicture(cms.db, { leadId: testimonial, picture })
  const { ask } = await cms.as('editor')
  expect((await ask('POST', `leads/${testimonial}/testimonial`)).status).toBe(303)
  const [article] = (await cms.payload.find({ collection: 'articles', draft: true, depth: 0 })).docs
  const { id, picture: photograph } = article as { id: number; picture: number }
  // An editor threw both away.
  const gone = { deletedAt: new Date().toISOString() }
  expect((await ask('PATCH', `articles/${id}?locale=nl`, gone)).status).toBe(200)
  expect((await ask('PATCH', `media/${photograph}?locale=nl`, gone)).status).toBe(200)
  const files = async () =>
    (await readdir(cms.mediaFolder, { recursive: true })).filter((file) => /testim/.test(file))
  expect(await files()).not.toEqual([])
  expect(Object.keys(await rowsOfPerson())).toEqual(
    expect.arrayContaining(['public._articles_v', 'public._articles_v_locales']),
  )

  await erasePerson(cms.db, { email, secret: 'test', now: new Date() })
  expect(await deleteWithdrawn({ payload: cms.payload, db: cms.db })).toBe(1)
  expect(await rowsOfPerson()).toEqual({})
  expect((await cms.payload.find({ collection: 'articles', trash: true })).totalDocs).toBe(0)
  expect((await cms.payload.find({ collection: 'media', trash: true })).totalDocs).toBe(0)
  expect(await files()).toEqual([])
})

test('words are found after the request itself is gone, and forgotten with the article', async () => {
  const testimonial = await sent({
    kind: 'testimonial',
    idempotencyKey: 'later',
    answers: { comment: 'Goed.' },
  })
  const editor = await cms.as('editor')
  await editor.ask('POST', `leads/${testimonial}/testimonial`)
  await cms.db.execute(sql`delete from lead.lead where id = ${testimonial}::uuid`)
  const [{ article } = { article: 0 }] = (await exportPerson(cms.db, email)).testimonials as {
    article: number
  }[]
  expect(article).toBeGreaterThan(0)
  await cms.payload.delete({ collection: 'articles', id: article })
  await forgetDeletedArticles(cms.db)
  expect((await exportPerson(cms.db, email)).testimonials).toEqual([])
})
