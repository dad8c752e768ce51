import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import type { ChangeReason } from '@/domain/lead/home-change'
import type { Answers, LeadInput } from '@/domain/lead/lead'
import { aLead } from '@/testing/records/a-lead'
import { aListing } from '@/testing/records/a-listing'
import { aSavedLead } from '@/testing/records/a-saved-lead'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'
import { rows } from '@/testing/rows'

import { markHidden, unmarkHidden } from '../../listings/publication/mark-hidden'
import { storeListings } from '../../listings/store/store-listings'
import { sendLetters } from '../letters/send-letters.task'
import { matchDemands } from './match-demands'
import type { Letter } from '../delivery/outbox'
import { purgeLeads } from '../privacy/purge-leads.task'
import { linkSigner } from '../signed-link'
import { askAgain } from './ask-again.task'
import { changeDemand } from './change-demand'
import { findDemand } from './demand-row'
import { keepDemand } from './keep-demand'
import { type Frequency, sendAlerts } from './send-alerts.task'
import { stopDemand } from './stop-demand'

let test_: TestDatabase
const now = new Date('2026-11-15T12:00:00Z')
const links = linkSigner('a-secret-of-the-tests')

beforeAll(async () => {
  test_ = await createTestDatabase({ login: 'gevel_web' })
})
afterAll(() => test_.drop())
beforeEach(async () => {
  await test_.owner.execute(sql`truncate lead.lead, listing.listing cascade`)
  await storeListings(test_.owner, [aListing({ id: 12 }), aListing({ id: 13, bedrooms: 5 })])
})

function demand(given: Answers = {}, at = now, form: Partial<LeadInput> = {}): Promise<string> {
  const answers = { ...aLead().answers, goal: 'sale', types: [1], places: ['Gent|9000'], ...given }
  return aSavedLead(test_.db, { kind: 'demand', answers, listingId: undefined, ...form }, at)
}

const match = (listingId: number, reason: ChangeReason = 'new') =>
  matchDemands(test_.owner, [{ listingId, reason }], now)

const alert = (frequency: Frequency = 'daily', at = now) => sendAlerts(test_.owner, { frequency, now: at })

async function sent(at = now): Promise<Letter[]> {
  const letters: Letter[] = []
  await sendLetters({
    db: test_.owner,
    links,
    now: () => at,
    sendMail: (letter) => {
      letters.push(letter)
      return Promise.resolve({ state: 'done' })
    },
  })
  return letters
}

const posted = (fields: Record<string, string>) =>
  new URLSearchParams({ goal: 'sale', types: '1', places: 'Gent|9000', frequency: 'daily', ...fields })

const platformState = async (id: string) =>
  (
    await rows<{ state: string }>(
      test_.owner,
      sql`select state from lead.delivery where lead_id = ${id}::uuid and channel = 'platform'`,
    )
  )[0]?.state
const platformHeard = (id: string) =>
  test_.owner.execute(
    sql`update lead.delivery set state = 'done' where lead_id = ${id}::uuid and channel = 'platform'`,
  )

test('homes that fit are told in one mail, with links to change and to stop, and never twice', async () => {
  const id = await demand()
  await match(12)
  await match(13)
  await match(12, 'price-32500000')
  expect(await alert()).toBe(1)
  expect(await alert()).toBe(0)
  const [letter, ...others] = await sent()
  expect(others).toEqual([])
  expect(letter).toMatchObject({
    kind: 'demand-alert',
    lead: { id, email: 'an@example.com' },
    homes: [
      { listingId: 13, reasons: ['new'] },
      { listingId: 12, reasons: ['new', 'price-32500000'] },
    ],
    more: 0,
  })
  const [, token = ''] =
    /^\/nl\/demand\/([^/]+)\/stop\/$/.exec(letter?.kind === 'demand-alert' ? letter.unsubscribePath : '') ??
    []
  expect(links.readLink('demand', token, now)).toMatchObject({ state: 'valid', id })
  expect(await match(12)).toBe(0)
  expect(await sent()).toEqual([])
})

test('each is told as often as was chosen', async () => {
  await demand({ frequency: 'weekly' })
  await match(12)
  expect(await alert('at-once')).toBe(0)
  expect(await alert('daily')).toBe(0)
  expect(await alert('weekly')).toBe(1)
})

test('who has two demands hears of a home once, also when the second comes later', async () => {
  await demand()
  await demand({ budget: 500_000 })
  await match(12)
  expect(await alert()).toBe(1)
  await demand({ bedroomsMin: 2 })
  await match(12)
  expect(await alert()).toBe(0)
})

test('two workers at once make one mail', async () => {
  await demand()
  await match(12)
  const made = await Promise.all([alert(), alert(), alert()])
  expect(made.toSorted()).toEqual([0, 0, 1])
})

test('a home that went before the mail was made is not told', async () => {
  await demand()
  await match(12)
  await storeListings(test_.owner, [aListing({ id: 12, status: 'sold' })])
  expect(await alert()).toBe(0)
})

test('a home that the agency hid before the mail was made leaves it', async () => {
  await demand()
  await match(12)
  await match(13)
  await markHidden(test_.owner, { listingId: 12, userId: 1, reason: 'Op vraag' })
  expect(await alert()).toBe(1)
  expect(await sent()).toMatchObject([{ homes: [{ listingId: 13 }] }])
  await unmarkHidden(test_.owner, 12)
})

test('a mail holds twelve homes and counts the others', async () => {
  await demand()
  const ids = Array.from({ length: 15 }, (_, n) => 20 + n)
  await storeListings(
    test_.owner,
    ids.map((id) => aListing({ id })),
  )
  for (const id of ids) await match(id)
  await alert()
  const [letter] = await sent()
  expect(letter).toMatchObject({ more: 3 })
  expect(letter?.kind === 'demand-alert' && letter.homes).toHaveLength(12)
})

test('stopping ends the mails at once, those under way included, and tells the platform', async () => {
  const id = await demand()
  await platformHeard(id)
  await match(12)
  await alert()
  expect(await stopDemand(test_.db, { id, now })).toBe(true)
  expect(await stopDemand(test_.db, { id, now })).toBe(true)
  expect(await sent()).toEqual([])
  expect(await match(13)).toBe(0)
  expect(await platformState(id)).toBe('pending')
  expect((await findDemand(test_.owner, id))?.lead.answers.change).toBe('stopped')
  expect(await purgeLeads(test_.owner, new Date('2026-12-16T12:00:00Z'))).toBe(1)
  expect(await stopDemand(test_.db, { id, now })).toBe(false)
})

test('while another demand goes on the platform does not stop the person', async () => {
  const id = await demand()
  await demand({ budget: 500_000 })
  await platformHeard(id)
  await stopDemand(test_.db, { id, now })
  expect(await platformState(id)).toBe('done')
})

test('a change is searched with from then on, also among what waits to be told', async () => {
  const id = await demand()
  await platformHeard(id)
  await match(12)
  await match(13)
  const change = await changeDemand(test_.db, {
    id,
    posted: posted({ bedroomsMin: '4', frequency: 'at-once', email: 'mallory@example.com' }),
    now,
  })
  expect(change).toEqual({ state: 'changed' })
  expect(await alert('at-once')).toBe(1)
  const [letter] = await sent()
  expect(letter).toMatchObject({ homes: [{ listingId: 13 }], lead: { email: 'an@example.com' } })
  const lead = (await findDemand(test_.owner, id))?.lead
  expect(lead?.answers).toMatchObject({
    bedroomsMin: 4,
    frequency: 'at-once',
    email: 'an@example.com',
    change: 'changed',
  })
  expect(await platformState(id)).toBe('pending')
})

test('a change that is not right changes nothing', async () => {
  const id = await demand()
  const change = await changeDemand(test_.db, {
    id,
    posted: posted({ priceMin: '400000', priceMax: '300000' }),
    now,
  })
  expect(change).toMatchObject({ state: 'invalid', errors: [{ field: 'priceMin', code: 'min_above_max' }] })
  expect((await findDemand(test_.owner, id))?.lead.answers).not.toHaveProperty('priceMin')
})

test('after twelve months one is asked again, after thirteen it is gone', async () => {
  const id = await demand()
  const kept = await demand({ email: 'bo@example.com' })
  expect(await askAgain(test_.owner, new Date('2027-11-14T12:00:00Z'))).toBe(0)
  const year = new Date('2027-11-16T12:00:00Z')
  expect(await askAgain(test_.owner, year)).toBe(2)
  expect(await askAgain(test_.owner, year)).toBe(0)
  const letters = await sent(year)
  expect(letters.map(({ kind, lead }) => [kind, lead.id]).toSorted()).toEqual(
    [id, kept].map((lead) => ['demand-still-wanted', lead]).toSorted(),
  )
  await keepDemand(test_.db, { id: kept, now: year })
  expect(await purgeLeads(test_.owner, new Date('2027-12-16T12:00:00Z'))).toBe(1)
  expect(await findDemand(test_.owner, id)).toBeNull()
  expect(await findDemand(test_.owner, kept)).toMatchObject({ isActive: true })
  expect(await askAgain(test_.owner, new Date('2028-11-20T12:00:00Z'))).toBe(1)
})

test('who stopped and sends the same form again on that day is searched for anew', async () => {
  const form = { idempotencyKey: 'day:2026-11-15' }
  const id = await demand({}, now, form)
  await stopDemand(test_.db, { id, now })
  const again = await demand({}, now, form)
  expect(again).not.toBe(id)
  expect(await match(12)).toBe(1)
})

test('who stopped and thinks again goes on', async () => {
  const id = await demand()
  await stopDemand(test_.db, { id, now })
  expect(await keepDemand(test_.db, { id, now })).toBe(true)
  expect(await match(12)).toBe(1)
  expect((await findDemand(test_.owner, id))?.until).toEqual(new Date('2027-12-15T12:00:00Z'))
})
