import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { mailServices, testMailer } from '@/testing/leads/mail-services'
import { storeListings } from '@/features/listings/store/store-listings'
import { languages } from '@/domain/language'
import { messages } from '@/i18n/messages'
import type { Mailer } from '@/mail/mailer'
import { readMail } from '@/testing/mail/read-mail'
import { type SmtpSink, startSmtpSink } from '@/testing/mail/smtp-sink'
import type { HistoryEntry } from '@/platforms/platform-owners'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'
import { aListing } from '@/testing/records/a-listing'
import { anOwner } from '@/testing/records/an-owner'
import { rows } from '@/testing/rows'

import { storeHome } from '../store/store-home'
import { storeStory } from '../store/store-story'
import { sendVisitMails } from './send-visit-mails'

let test_: TestDatabase
let smtp: SmtpSink
let mailer: Mailer
let isDown = false
const listingId = 12
const now = new Date('2026-11-17T12:00:00Z')

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
  await test_.owner.execute(sql`truncate owner.home_owner, owner.home, owner.happening cascade`)
  await storeHome(test_.db, { listingId, now })
})

const visit = (id: string, at: string): HistoryEntry => ({
  ...{ id, at: new Date(at), endsAt: null, way: null, contact: 'Zebedeus Peeters', medium: null, url: null },
  texts: { nl: { type: 'Bezoek', subject: 'Zebedeus komt kijken', comment: '', status: '' } },
})

/** What the platform tells of the home now; `null`: it does not answer, or in an unknown shape. */
const platformSends = (visits: HistoryEntry[] | null, undatedIds: string[] = []) =>
  test_.db.transaction((tx) =>
    storeStory(tx, {
      listingId,
      now,
      story: {
        ...{ views: null, sources: null, demands: null, communications: null, media: null, checklist: null },
        ...{ visits, undatedIds, notUnderstood: [] },
      },
    }),
  )
const told = (...visits: HistoryEntry[]) => platformSends(visits)

const keptVisits = () =>
  rows<{ id: number; key: string }>(
    test_.db,
    sql`select id, key from owner.happening where kind = 'visit' order by key`,
  )

const send = (at = now) => sendVisitMails({ ...mailServices(test_.db, mailer), db: test_.db, now: () => at })
const mails = async () => Promise.all(smtp.mails.splice(0).map(({ source }) => readMail(source)))

test.each(languages)(
  'an owner reads in %s that a visit is planned, moved and cancelled',
  async (language) => {
    await anOwner(test_.db, { homes: [listingId], language })
    await told()
    await told(visit('1', '2026-11-23T14:00:00Z'))
    await send()
    await told(visit('1', '2026-11-24T14:00:00Z'))
    await send()
    await told()
    await told()
    await send()
    const words = messages[language].visit_news
    const sent = await mails()
    expect(sent.map(({ subject }) => subject?.slice(0, 12))).toEqual(
      [words.planned_subject, words.moved_subject, words.cancelled_subject].map((text) => text.slice(0, 12)),
    )
    for (const { text } of sent) {
      expect(text).toMatch(/Veldstraat\s1,\s9000\s(Gent|Gand|Ghent)/)
      expect(text).toContain(`/${language}/`)
      // Who comes stays with the agency.
      expect(text).not.toContain('Zebedeus')
    }
    expect(sent[1]?.text).toContain(words.was)
  },
)

test('what was planned before the home was first read is no news, nor is what stays', async () => {
  await anOwner(test_.db, { homes: [listingId] })
  await told(visit('1', '2026-11-23T14:00:00Z'))
  await told(visit('1', '2026-11-23T14:00:00Z'), visit('2', '2026-11-10T14:00:00Z'))
  expect(await send()).toBe(0)
})

const mondayVisit = visit('1', '2026-11-23T14:00:00Z')
const tuesdayVisit = visit('2', '2026-11-24T14:00:00Z')

test('an empty diary that is whole again at the next reading is no news, and its visits keep their answers', async () => {
  await anOwner(test_.db, { homes: [listingId] })
  await told(mondayVisit, tuesdayVisit)
  const before = await keptVisits()
  await told()
  await told(mondayVisit, tuesdayVisit)
  await told()
  await told(mondayVisit, tuesdayVisit)
  expect(await send()).toBe(0)
  // An answer is kept by the number of its visit.
  expect(await keptVisits()).toEqual(before)
})

test('a diary that two readings call empty is, and its owners hear of it', async () => {
  await anOwner(test_.db, { homes: [listingId] })
  await told(mondayVisit, tuesdayVisit)
  await told()
  await told()
  expect(await send()).toBe(2)
  expect(await keptVisits()).toEqual([])
})

test('where the platform gives no answer nothing changes, neither what is doubted', async () => {
  await anOwner(test_.db, { homes: [listingId] })
  await told(mondayVisit, tuesdayVisit)
  const before = await keptVisits()
  await platformSends(null)
  await platformSends(null)
  expect(await send()).toBe(0)
  expect(await keptVisits()).toEqual(before)
  await told()
  await platformSends(null)
  expect(await send()).toBe(0)
  await told(mondayVisit, tuesdayVisit, visit('3', '2026-11-25T14:00:00Z'))
  expect(await send()).toBe(1)
})

test('a visit whose moment cannot be read stays as it was', async () => {
  await anOwner(test_.db, { homes: [listingId] })
  await told(mondayVisit, tuesdayVisit)
  const before = await keptVisits()
  await platformSends([tuesdayVisit], ['1'])
  await platformSends([tuesdayVisit], ['1'])
  expect(await send()).toBe(0)
  expect(await keptVisits()).toEqual(before)
})

test('each owner with an account gets one, once; whoever was revoked since gets none', async () => {
  await anOwner(test_.db, { homes: [listingId] })
  const revoked = await anOwner(test_.db, { homes: [listingId] })
  await test_.db.execute(
    sql`insert into owner.home_owner (listing_id, email, name, language) values (${listingId}, 'w@example.com', 'W', 'nl')`,
  )
  await told()
  await told(visit('1', '2026-11-23T14:00:00Z'))
  await test_.db.execute(
    sql`update owner.home_owner set revoked_at = now() where account_id = ${revoked.accountId}`,
  )
  expect(await send()).toBe(1)
  expect(await send()).toBe(0)
})

test('a mail server that is down gets it later, and nothing is told of a visit that has been', async () => {
  await anOwner(test_.db, { homes: [listingId] })
  await told()
  await told(visit('1', '2026-11-23T14:00:00Z'))
  isDown = true
  expect(await send()).toBe(0)
  isDown = false
  expect(await send(new Date('2026-11-17T14:00:00Z'))).toBe(1)
  await told(visit('1', '2026-11-23T14:00:00Z'), visit('2', '2026-11-18T14:00:00Z'))
  expect(await send(new Date('2026-11-19T12:00:00Z'))).toBe(0)
})
