import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { mailServices, testMailer } from '@/testing/leads/mail-services'
import { linkSigner } from '@/features/leads/signed-link'
import { storeListings } from '@/features/listings/store/store-listings'
import type { Mailer } from '@/mail/mailer'
import { readMail } from '@/testing/mail/read-mail'
import { type SmtpSink, startSmtpSink } from '@/testing/mail/smtp-sink'
import { aListing } from '@/testing/records/a-listing'
import { anOwner } from '@/testing/records/an-owner'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'
import { rows } from '@/testing/rows'

import { holdDigest, releaseFeedback, writeNote } from '../admin/handle-home'
import { readOwnStory } from '../read/read-story'
import { readOwnerHomes } from '../store/read-owner-homes'
import { digestState, stopDigest } from './digest-stop'
import { prepareDigests } from './prepare-digests'
import { sendDigests } from './send-digests'

let test_: TestDatabase
let smtp: SmtpSink
let mailer: Mailer
let isDown = false
/** A Monday at eight, when the mails are made up. */
const monday = new Date('2026-11-09T07:00:00Z')
const after = (hours: number) => new Date(monday.getTime() + hours * 3_600_000)
const listingId = 12

beforeAll(async () => {
  test_ = await createTestDatabase({ login: 'gevel_worker' })
  smtp = await startSmtpSink({ refuseMail: () => (isDown ? { code: 451 } : null) })
  mailer = testMailer(smtp.url)
  await storeListings(test_.db, [aListing({ id: listingId })])
})
afterAll(async () => {
  mailer.close()
  await smtp.stop()
  await test_.drop()
})
beforeEach(async () => {
  smtp.mails.length = 0
  isDown = false
  await test_.owner.execute(
    sql`truncate owner.home_owner, owner.home, owner.happening, owner.week_note, owner.digest cascade`,
  )
})

async function aFollowedHome(language: 'nl' | 'fr' = 'nl') {
  const owner = await anOwner(test_.db, { homes: [listingId], language })
  const reading = {
    db: test_.db,
    platform: { name: 'omnicasa' },
    now: () => after(-48),
    failed: () => undefined,
  }
  await readOwnerHomes(reading)
  const [visit] = await rows<{ id: number }>(
    test_.db,
    sql`insert into owner.happening (listing_id, kind, key, at, noted_at, visitor, comments)
        values (${listingId}, 'visit', 'v', ${after(-30).toISOString()}, ${after(-20).toISOString()}, 3, '{"nl": "geheim"}')
        on conflict (listing_id, kind, key) do update set at = excluded.at returning id`,
  )
  return { owner, visitId: visit?.id ?? 0 }
}

const by = (now: Date) => ({ listingId, actor: 'Nele', now })

const send = (now: Date) =>
  sendDigests({
    ...mailServices(test_.db, mailer),
    now: () => now,
    signer: linkSigner('a-secret-for-tests'),
  })

const texts = async () => Promise.all(smtp.mails.map(async ({ source }) => readMail(source)))

test('a digest goes out a day after it was made up, and not before', async () => {
  await aFollowedHome()
  expect(await prepareDigests(test_.db, monday)).toBe(1)
  expect(await send(after(23.9))).toBe(0)
  await writeNote(test_.db, { ...by(after(23)), text: 'Zaterdag komen er twee gezinnen.' })
  expect(await send(after(24))).toBe(1)
  expect(await send(after(25))).toBe(0)
  const [mail] = await texts()
  expect(mail?.subject).toBe('Uw woning deze week: Veldstraat 1, 9000 Gent')
  expect(mail?.text).toContain('Zaterdag komen er twee gezinnen.')
  expect(mail?.text).toContain('kwam kijken.')
  expect(mail?.text).not.toContain('geheim')
})

test('what the agent writes on Tuesday after it was sent goes with the next week’s', async () => {
  await aFollowedHome()
  await prepareDigests(test_.db, monday)
  await send(after(24))
  await writeNote(test_.db, { ...by(after(25)), text: 'Volgende week meer.' })
  await prepareDigests(test_.db, after(7 * 24))
  expect(await send(after(8 * 24))).toBe(1)
  expect((await texts()).map(({ text }) => text.includes('Volgende week meer.'))).toEqual([false, true])
})

test('no digest can be stored that gives the agent less than a day', async () => {
  await aFollowedHome()
  const tooSoon = sql`insert into owner.digest (listing_id, week, facts, prepared_at, sends_at)
                      values (${listingId}, '2026-11-09', '{}', now(), now() + interval '23 hours')`
  await expect(test_.db.execute(tooSoon)).rejects.toThrow()
})

test('what the agent releases after it was made up waits for the next week', async () => {
  const { visitId } = await aFollowedHome()
  await releaseFeedback(test_.db, { ...by(after(-1)), happeningId: visitId, text: 'Vond de keuken licht.' })
  await prepareDigests(test_.db, monday)
  await releaseFeedback(test_.db, { ...by(after(20)), happeningId: visitId, text: 'Vond het te duur.' })
  await test_.db.execute(
    sql`insert into owner.happening (listing_id, kind, key, at, noted_at, detail)
        values (${listingId}, 'status', 's', ${after(10).toISOString()}, ${after(10).toISOString()}, '{"status": "sold"}')`,
  )
  await send(after(24))
  const [mail] = await texts()
  expect(mail?.text).toContain('kwam kijken.')
  expect(mail?.text).not.toContain('te duur')
  expect(mail?.text).not.toContain('verkocht')
})

test('a digest that the agent holds is not sent, and is when they let it go', async () => {
  await aFollowedHome()
  await prepareDigests(test_.db, monday)
  await holdDigest(test_.db, { listingId, now: after(3), isHeld: true })
  expect(await send(after(30))).toBe(0)
  await holdDigest(test_.db, { listingId, now: after(31), isHeld: false })
  expect(await send(after(32))).toBe(1)
})

test('each owner gets it in the own language; whoever stopped it, was revoked or never signed in gets none', async () => {
  await aFollowedHome('fr')
  const stopped = await anOwner(test_.db, { homes: [listingId] })
  const revoked = await anOwner(test_.db, { homes: [listingId] })
  await test_.db.execute(
    sql`insert into owner.home_owner (listing_id, email, name, language)
        values (${listingId}, 'invited@example.com', 'Genodigd', 'nl')`,
  )
  await prepareDigests(test_.db, monday)
  const [row] = await rows<{ id: string }>(
    test_.db,
    sql`select id::text from owner.home_owner where account_id = ${stopped.accountId}`,
  )
  expect(await digestState(test_.db, row?.id ?? '')).toBe(true)
  await stopDigest(test_.db, row?.id ?? '', true)
  expect(await digestState(test_.db, row?.id ?? '')).toBe(false)
  await test_.db.execute(
    sql`update owner.home_owner set revoked_at = now() where account_id = ${revoked.accountId}`,
  )
  expect(await send(after(24))).toBe(1)
  const [mail] = await texts()
  expect(mail?.subject).toMatch(/^Votre bien cette semaine/)
})

test('it carries how it is stopped with one press', async () => {
  await aFollowedHome()
  await prepareDigests(test_.db, monday)
  await send(after(24))
  const source = smtp.mails[0]?.source.replaceAll(/\r\n\s+/g, ' ') ?? ''
  expect(source).toMatch(/List-Unsubscribe: <https:\/\/www\.gevel\.example\/nl\/weekly\/[^>]+\/stop\/>/)
  expect(source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
})

test('a week in which nothing happened is told too', async () => {
  await anOwner(test_.db, { homes: [listingId] })
  const reading = {
    db: test_.db,
    platform: { name: 'omnicasa' },
    now: () => after(-48),
    failed: () => undefined,
  }
  await readOwnerHomes(reading)
  await prepareDigests(test_.db, monday)
  await send(after(24))
  expect((await texts())[0]?.text).toContain('stil rond uw woning')
})

test('a home that is sold or let has no mail of the week, unless the agent writes; its story stays', async () => {
  const { owner } = await aFollowedHome()
  await test_.db.execute(sql`update owner.home set closed_at = ${after(-1).toISOString()}`)
  expect(await prepareDigests(test_.db, monday)).toBe(0)
  expect(await send(after(24))).toBe(0)
  const story = await readOwnStory(test_.owner, owner, { listingId, locale: 'nl', now: monday })
  expect(story?.happenings.map(({ kind }) => kind)).toContain('visit')
  await writeNote(test_.db, { ...by(after(48)), text: 'De akte is op 3 maart.' })
  expect(await prepareDigests(test_.db, after(7 * 24))).toBe(1)
  expect(await send(after(8 * 24))).toBe(1)
  expect((await texts())[0]?.text).toContain('De akte is op 3 maart.')
  expect(await prepareDigests(test_.db, after(14 * 24))).toBe(0)
})

test('a mail server that is down gets it later, once', async () => {
  await aFollowedHome()
  await prepareDigests(test_.db, monday)
  isDown = true
  expect(await send(after(24))).toBe(0)
  isDown = false
  expect(await send(after(24))).toBe(0)
  expect(await send(after(25))).toBe(1)
  expect(await send(after(26))).toBe(0)
})
