import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { signLink } from '@/site/data/links'
import type { Database } from '@/database/connection'
import type { LeadInput } from '@/domain/lead/lead'
import type { LinkPurpose } from '@/domain/lead/link-purpose'
import { bookAppointment } from '@/features/leads/appointments/book-appointment'
import { findAppointment } from '@/features/leads/appointments/appointment-row'
import { findDemand } from '@/features/leads/demands/demand-row'
import { storeListings } from '@/features/listings/store/store-listings'
import { aLead } from '@/testing/records/a-lead'
import { aListing } from '@/testing/records/a-listing'
import { aSavedLead, leadServices } from '@/testing/records/a-saved-lead'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'
import { rows } from '@/testing/rows'

import { answerAppointment } from './appointment-answer'
import { answerDemand } from './demand-answer'
import { answerDocument } from './documents-answer'
import { answerConfirm, answerStop } from './newsletter-answer'
import { showPage } from './private-answer'

let test_: TestDatabase

beforeAll(async () => {
  test_ = await createTestDatabase({ login: 'gevel_web' })
  // The pool of this process, as a route finds it.
  const shared = globalThis as { gevelDatabase?: Database }
  shared.gevelDatabase = test_.db
  await storeListings(test_.owner, [aListing({ id: 12 })])
})
afterAll(() => test_.drop())
beforeEach(() => test_.owner.execute(sql`truncate lead.lead, lead.stopped, lead.slot_list cascade`))

const saved = (given: Partial<LeadInput>) => aSavedLead(test_.db, given)

const aDemand = () =>
  saved({
    kind: 'demand',
    answers: { ...aLead().answers, goal: 'sale', types: [1], places: ['Gent|9000'] },
  })

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)

const linkFor = (purpose: LinkPurpose, id: string, days = 1) => ({
  locale: 'nl',
  token: signLink({ purpose, id, expires: inDays(days) }),
})

const post = (fields: Record<string, string> = {}) =>
  new Request('http://localhost:8080/', { method: 'POST', body: new URLSearchParams(fields) })

const oneClick = { 'List-Unsubscribe': 'One-Click' }
const isActive = async (id: string) => (await findDemand(test_.owner, id))?.isActive

test('a mail program stops a demand with one post, without a page or a question', async () => {
  const id = await aDemand()
  const response = await answerDemand(post(oneClick), linkFor('demand', id), 'stop')
  expect([response.status, response.headers.get('Location')]).toEqual([200, null])
  expect(response.headers.get('Cache-Control')).toBe('private, no-store')
  expect(await isActive(id)).toBe(false)
})

test('following the same address changes nothing and leads to the page', async () => {
  const id = await aDemand()
  const link = linkFor('demand', id)
  const response = showPage('demand', link)
  expect(response.status).toBe(303)
  expect(response.headers.get('Location')).toBe(`/nl/demand/${link.token}/`)
  expect(await isActive(id)).toBe(true)
})

test('an old link still stops, but changes nothing else', async () => {
  const id = await aDemand()
  const change = { goal: 'rent', types: '1', places: 'Gent', frequency: 'weekly' }
  await answerDemand(post(change), linkFor('demand', id, -1), 'change')
  expect((await findDemand(test_.owner, id))?.lead.answers.goal).toBe('sale')
  await answerDemand(post(), linkFor('demand', id, -1), 'stop')
  expect(await isActive(id)).toBe(false)
})

test('a link for something else, or a made-up one, does nothing', async () => {
  const id = await aDemand()
  const other = await answerDemand(post(oneClick), linkFor('request', id), 'stop')
  const made = { locale: 'nl', token: `${id}.thzjk0.aaaaaaaaaaaaaaaaaaaaaa` }
  const guessed = await answerDemand(post(oneClick), made, 'stop')
  expect([other.status, guessed.status]).toEqual([404, 404])
  expect(await isActive(id)).toBe(true)
})

test('a change that is not right comes back with what was typed, and never with a person', async () => {
  const id = await aDemand()
  const wrong = {
    goal: 'sale',
    types: '1',
    places: 'Gent',
    priceMin: '9',
    priceMax: '1',
    email: 'x@example.com',
  }
  const response = await answerDemand(post(wrong), linkFor('demand', id), 'change')
  const query = new URL(response.headers.get('Location') ?? '', 'http://localhost').searchParams
  expect(Object.fromEntries(query)).toEqual({
    check: '',
    goal: 'sale',
    types: '1',
    places: 'Gent',
    priceMin: '9',
    priceMax: '1',
  })
})

test('a hundred places do not fit in an address: those that were saved are shown again', async () => {
  const id = await aDemand()
  const wrong = new URLSearchParams({ goal: 'sale', types: '1', priceMin: '9', priceMax: '1' })
  for (let zip = 9000; zip < 9100; zip++) wrong.append('places', `|${zip}`)
  const request = new Request('http://localhost:8080/', { method: 'POST', body: wrong })
  const response = await answerDemand(request, linkFor('demand', id), 'change')
  const query = new URL(response.headers.get('Location') ?? '', 'http://localhost').searchParams
  expect([query.get('check'), query.getAll('places')]).toEqual(['places-as-saved', []])
})

test('a place can be added by its postal code', async () => {
  const id = await aDemand()
  const wish = { goal: 'sale', types: '1', places: 'Gent|9000', addPlace: '4000', frequency: 'weekly' }
  const response = await answerDemand(post(wish), linkFor('demand', id), 'change')
  expect(response.headers.get('Location')).toMatch(/\?news=changed$/)
  const places = await rows<{ key: string }>(test_.owner, sql`select place_key as key from lead.demand_place`)
  expect(places.map(({ key }) => key)).toEqual(expect.arrayContaining(['zip:BE:9000', 'zip::4000']))
})

test('an appointment is cancelled by the button of its page', async () => {
  const startsAt = inDays(3)
  const slot = { id: '121', startsAt, endsAt: inDays(4), places: 1, taken: 0 }
  const booking = await bookAppointment(
    { ...leadServices(test_.db), slots: { list: () => Promise.resolve([slot]) } },
    aLead({ kind: 'appointment', answers: { email: 'an@example.com', slot: '121' } }),
  )
  const id = booking.state === 'booked' ? booking.lead.id : ''
  const response = await answerAppointment(post(), linkFor('appointment', id), 'cancel')
  expect(response.status).toBe(303)
  expect(await findAppointment(test_.owner, id)).toMatchObject({ state: 'cancelled' })
})

test('the newsletter is confirmed by a post and left by one click', async () => {
  const id = await saved({ kind: 'newsletter', answers: { email: 'an@example.com' } })
  const subscribers = () => rows(test_.owner, sql`select 1 from lead.subscription`)
  await answerConfirm(post(), linkFor('newsletter-confirm', id, -1))
  expect(await subscribers()).toHaveLength(0)
  await answerConfirm(post(), linkFor('newsletter-confirm', id))
  expect(await subscribers()).toHaveLength(1)
  const left = await answerStop(post(oneClick), linkFor('newsletter-stop', id))
  expect(left.status).toBe(200)
  expect(await subscribers()).toHaveLength(0)
})

test('a document is given only while its link is good, and only when it was asked for', async () => {
  const documents = [1, 2].map((number) => ({
    id: number,
    name: 'Attest',
    url: `http://127.0.0.1:9/${number}.pdf`,
    isPublished: true,
  }))
  await storeListings(test_.owner, [aListing({ id: 13, documents })])
  const id = await saved({
    kind: 'documents',
    listingId: 13,
    answers: { email: 'a@example.com', documents: [1] },
  })
  const ask = async (document: string, days: number, purpose: LinkPurpose = 'documents') => {
    const link = linkFor(purpose, id, days)
    const response = await answerDocument(link, document)
    return [response.status, response.headers.get('Location') === `/nl/documents/${link.token}/`]
  }
  expect(await ask('1', -1)).toEqual([303, true])
  expect(await ask('2', 1)).toEqual([303, true])
  expect(await ask('1', 1, 'request')).toEqual([404, false])
})
