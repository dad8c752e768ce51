import { afterAll, beforeAll, expect, test } from 'vitest'

import type { Database } from '@/database/connection'
import type { LeadInput } from '@/domain/lead/lead'
import { bookAppointment } from '@/features/leads/appointments/book-appointment'
import { sentCookieName } from '@/features/leads/sent/sent-cookie'
import { storeListings } from '@/features/listings/store/store-listings'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'
import { wordsIn } from '@/testing/markup'
import { aLead } from '@/testing/records/a-lead'
import { aListing } from '@/testing/records/a-listing'
import { aSavedLead, leadServices } from '@/testing/records/a-saved-lead'

import { signLink } from './data/links'
import { siteUrl } from './data/site'
import { createSite } from './site-app'

let test_: TestDatabase
const site = createSite()

beforeAll(async () => {
  test_ = await createTestDatabase()
  // The pool of this process, as a route finds it.
  const shared = globalThis as { gevelDatabase?: Database }
  shared.gevelDatabase = test_.db
  await storeListings(test_.db, [aListing({ id: 12 })])
})
afterAll(() => test_.drop())

const saved = (given: Partial<LeadInput>) => aSavedLead(test_.db, given)

const visitPath = '/nl/bedankt/contact-appointment/'

function ask(path: string, id: string | null, hours = 1): Promise<Response> {
  const expires = new Date(Date.now() + hours * 3_600_000)
  const headers = { Cookie: id ? `${sentCookieName}=${signLink({ purpose: 'request', id, expires })}` : '' }
  return Promise.resolve(site.request(`${siteUrl}${path}`, { headers }))
}

test('the browser that asked for a visit reads what it sent, and no cache keeps that', async () => {
  const id = await saved({ kind: 'visit' })
  const response = await ask(`${visitPath}?form=visit`, id)
  expect(response.headers.get('Cache-Control')).toBe('private, no-store')
  const html = await response.text()
  expect(wordsIn(html)).toContain('Wat nu?')
  expect(html).toContain('open=request')
  // Tags may run on it: neither the visitor nor the link of the request stands in it.
  expect(html).not.toMatch(/an@example\.com|\/nl\/request\//)
})

test.each([
  ['another form', 'enquiry', 1],
  ['an old sign', 'visit', -1],
])('thanks are everybody’s for %s', async (_, form, hours) => {
  const id = await saved({ kind: 'visit' })
  const response = await ask(`${visitPath}?form=${form}`, id, hours)
  expect(response.headers.get('Cache-Control')).toContain('public')
  expect(await response.text()).not.toContain('open=request')
})

test('its link opens the page of the request itself', async () => {
  const id = await saved({ kind: 'visit' })
  const response = await ask(`${visitPath}?form=visit&open=request`, id)
  expect(response.status).toBe(303)
  expect(response.headers.get('Location')).toMatch(new RegExp(`^/nl/request/${id}\\.`))
})

test('a booked visit is a file for a calendar', async () => {
  const startsAt = new Date(Date.now() + 3 * 86_400_000)
  const slot = { id: '121', startsAt, endsAt: new Date(startsAt.getTime() + 1_800_000), places: 1, taken: 0 }
  const booking = await bookAppointment(
    { ...leadServices(test_.db), slots: { list: () => Promise.resolve([slot]) } },
    aLead({ kind: 'appointment', listingId: 12, answers: { ...aLead().answers, slot: '121' } }),
  )
  if (booking.state !== 'booked') throw new Error(booking.state)
  const page = await ask(`${visitPath}?form=appointment`, booking.lead.id)
  expect(await page.text()).toContain('open=calendar')
  const file = await ask(`${visitPath}?form=appointment&open=calendar`, booking.lead.id)
  expect(file.headers.get('Content-Type')).toContain('text/calendar')
  expect(await file.text()).toMatch(new RegExp(`METHOD:PUBLISH[\\s\\S]*UID:${booking.lead.id}@`))
})
