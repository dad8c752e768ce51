import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { aLead } from '@/testing/records/a-lead'
import { aSavedLead } from '@/testing/records/a-saved-lead'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'
import { rows } from '@/testing/rows'

import { readsOfLead } from '../own-lead'
import { confirmNewsletter } from './confirm-newsletter'
import { findNewsletter } from './find-newsletter'
import { newsletterWish } from './newsletter-wish'
import { purgeUnconfirmed } from './purge-unconfirmed.task'
import { stopNewsletter } from './stop-newsletter'

let test_: TestDatabase
const now = new Date('2026-11-15T12:00:00Z')
const secret = 'test'

beforeAll(async () => {
  test_ = await createTestDatabase({ login: 'gevel_web' })
})
afterAll(() => test_.drop())
beforeEach(() => test_.owner.execute(sql`truncate lead.lead, lead.stopped cascade`))

const asked = (email = 'An@example.com') =>
  aSavedLead(test_.db, { kind: 'newsletter', answers: { email } }, now)

const subscribers = () =>
  rows<{ email: string }>(test_.owner, sql`select email_key as email from lead.subscription`)
const stopped = () => rows(test_.owner, sql`select * from lead.stopped`)

test('nobody is subscribed before they confirmed, and confirming twice is once', async () => {
  const id = await asked()
  expect(await subscribers()).toEqual([])
  expect(await findNewsletter(readsOfLead(test_.db, id), id)).toEqual({
    email: 'An@example.com',
    isConfirmed: false,
  })
  expect(await confirmNewsletter(test_.db, { id, secret, now })).toBe(true)
  expect(await confirmNewsletter(test_.db, { id, secret, now })).toBe(true)
  expect(await subscribers()).toEqual([{ email: 'an@example.com' }])
  expect(await findNewsletter(readsOfLead(test_.db, id), id)).toMatchObject({ isConfirmed: true })
})

test('who asks again from another page is subscribed once', async () => {
  for (const id of [await asked(), await asked('an@example.com')])
    await confirmNewsletter(test_.db, { id, secret, now })
  expect(await subscribers()).toHaveLength(1)
})

test('the links of an earlier sign-up stop the mails of a later one', async () => {
  const [first, second] = [await asked(), await asked('an@example.com')]
  for (const id of [first, second]) await confirmNewsletter(test_.db, { id, secret, now })
  await purgeUnconfirmed(test_.owner, new Date('2026-11-30T12:00:00Z'))
  await stopNewsletter(test_.db, { id: first, secret, now })
  expect(await subscribers()).toEqual([])
})

test('leaving deletes the address everywhere and keeps a hash', async () => {
  const [first, second] = [await asked(), await asked('an@example.com')]
  await confirmNewsletter(test_.db, { id: first, secret, now })
  await stopNewsletter(test_.db, { id: second, secret, now })
  await stopNewsletter(test_.db, { id: second, secret, now })
  expect(await subscribers()).toEqual([])
  expect(await rows(test_.owner, sql`select 1 from lead.lead`)).toEqual([])
  const left = await stopped()
  expect(left).toHaveLength(1)
  expect(JSON.stringify(left)).not.toMatch(/example/i)
  expect(await confirmNewsletter(test_.db, { id: first, secret, now })).toBe(false)
})

test('who comes back and confirms is taken off the list of those who left', async () => {
  await stopNewsletter(test_.db, { id: await asked(), secret, now })
  const id = await asked()
  expect(await stopped()).toHaveLength(1)
  await confirmNewsletter(test_.db, { id, secret, now })
  expect(await stopped()).toEqual([])
})

test('an address that never confirmed is forgotten; one that did is kept', async () => {
  await asked('bo@example.com')
  const id = await asked()
  await confirmNewsletter(test_.db, { id, secret, now })
  expect(await purgeUnconfirmed(test_.owner, new Date('2026-11-28T12:00:00Z'))).toBe(0)
  expect(await purgeUnconfirmed(test_.owner, new Date('2026-11-30T12:00:00Z'))).toBe(1)
  expect(await subscribers()).toHaveLength(1)
})

test('a tick in another form is a question of its own, with only the address', () => {
  const contact = aLead({ answers: { ...aLead().answers, newsletter: true } })
  expect(newsletterWish(contact)).toMatchObject({
    kind: 'newsletter',
    idempotencyKey: `${contact.idempotencyKey}:newsletter`,
    answers: { email: 'an@example.com' },
    listingId: undefined,
  })
  expect(newsletterWish(aLead())).toBeNull()
})
