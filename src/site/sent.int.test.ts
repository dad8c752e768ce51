import { afterAll, beforeAll, expect, test } from 'vitest'

import type { LeadInput } from '@/domain/lead/lead'
import { requestCalendarPath, sentPath } from '@/domain/lead/link-path'
import { bookAppointment } from '@/features/leads/appointments/book-appointment'
import { seenToken } from '@/features/leads/guard/form-guard-seen'
import { storeListings } from '@/features/listings/store/store-listings'
import type { Database } from '@/database/connection'
import { openPayload, type TestPayload } from '@/testing/records/a-payload'
import { wordsIn } from '@/testing/markup'
import { aLead } from '@/testing/records/a-lead'
import { aListing } from '@/testing/records/a-listing'
import { aSavedLead, leadServices } from '@/testing/records/a-saved-lead'
import { asWeb } from '@/testing/site/as-web'

import { formSecret } from './data/forms'
import { signLink } from './data/links'
import { siteUrl } from './data/site'
import { createSite } from './site-app'

const openDay = '2999-02-09T09:00:00.000Z/2999-02-09T11:00:00.000Z'

let cms: TestPayload
let web: Database
const site = createSite()

beforeAll(async () => {
  cms = await openPayload()
  // The pool of this process, as a route finds it, with the rights that it has on a real site.
  web = asWeb()
  await storeListings(cms.db, [aListing({ id: 12 }), aListing({ id: 13, facts: { openDays: openDay } })])
  await cms.payload.updateGlobal({
    slug: 'site-info',
    data: { tagManager: 'GTM-TEST123', analytics: 'G-TEST1234', ads: 'AW-123456789', pixel: '123456789012' },
    locale: 'nl',
  })
})
afterAll(async () => {
  await web.$client.end()
  await cms.close()
})

const saved = (given: Partial<LeadInput>) => aSavedLead(web, given)
const ask = (path: string, headers: Record<string, string> = {}) =>
  Promise.resolve(site.request(`${siteUrl}${path}`, { headers }))

function post(path: string, fields: Record<string, string>): Promise<Response> {
  const headers = { Origin: new URL(siteUrl).origin, 'Content-Type': 'application/x-www-form-urlencoded' }
  const body = new URLSearchParams(fields).toString()
  return Promise.resolve(site.request(`${siteUrl}${path}`, { method: 'POST', headers, body }))
}

function tokenOf(id: string, hours = 1): string {
  return signLink({ purpose: 'request', id, expires: new Date(Date.now() + hours * 3_600_000) })
}

const tagHosts = /googletagmanager|connect\.facebook|G-TEST1234|GTM-TEST123|123456789012/

// Coverage: 2.24.
test('whoever asked for a visit is thanked on the page of their request: no cache, no tag, no referrer', async () => {
  const id = await saved({ kind: 'visit' })
  const response = await ask(sentPath('nl', 'visit', tokenOf(id)))
  expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'private, no-store'])
  expect(response.headers.get('Content-Security-Policy')).not.toMatch(tagHosts)
  const html = await response.text()
  expect(wordsIn(html)).toContain('Wat nu?')
  // What they wrote is read back, with where they will be answered.
  expect(wordsIn(html)).toContain('Wat u ons stuurde')
  for (const typed of ['An', 'Peeters', 'an@example.com', '0470 12 34 56', 'Is de woning nog vrij?'])
    expect(html).toContain(`<dd class="figures">${typed}</dd>`)
  expect(html).not.toMatch(tagHosts)
  // Of the page they go on to a tag may ask where they came from.
  expect(html).toContain('<meta name="referrer" content="strict-origin"/>')
  // No row of another request is shown for a form that it was not.
  expect(wordsIn(await (await ask(sentPath('nl', 'enquiry', tokenOf(id)))).text())).not.toContain('Wat nu?')
})

test('what a tenant earns is not on the page, which a forwarded mail leads to', async () => {
  const answers = { ...aLead().answers, income: 3200, birthDate: '1990-05-31' }
  const id = await saved({ kind: 'rent-application', answers })
  const html = await (await ask(sentPath('nl', 'rent-application', tokenOf(id)))).text()
  expect(html).toContain('<dd class="figures">Peeters</dd>')
  expect(html).not.toMatch(/3\.?200|1990/)
})

test('a robot, whose request nobody has, is thanked at an address that looks the same', async () => {
  const nobody = '00000000-0000-4000-8000-000000000000'
  const response = await ask(sentPath('nl', 'visit', tokenOf(nobody)))
  expect(response.status).toBe(200)
  expect(wordsIn(await response.text())).toContain('Bedankt Uw aanvraag')
  expect((await ask(sentPath('nl', 'visit', tokenOf(nobody, -1)))).status).toBe(410)
  expect((await ask(sentPath('nl', 'visit', 'a.b.c'))).status).toBe(404)
})

// Coverage: 2.21.
test('the page of thanks is the same for every browser, and may have tags', async () => {
  const id = await saved({ kind: 'visit' })
  const path = '/nl/bedankt/contact-appointment/?form=visit'
  const own = await ask(path, { Cookie: `gevel_sent=${tokenOf(id)}` })
  expect(own.headers.get('Cache-Control')).toContain('public')
  expect(own.headers.get('Content-Security-Policy')).toContain('googletagmanager')
  expect(await own.text()).toBe(await (await ask(path)).text())
})

test('a booked visit is a file for a calendar', async () => {
  const startsAt = new Date(Date.now() + 3 * 86_400_000)
  const slot = { id: '121', startsAt, endsAt: new Date(startsAt.getTime() + 1_800_000), places: 1, taken: 0 }
  const booking = await bookAppointment(
    { ...leadServices(web), slots: { list: () => Promise.resolve([slot]) } },
    aLead({ kind: 'appointment', listingId: 12, answers: { ...aLead().answers, slot: '121' } }),
  )
  if (booking.state !== 'booked') throw new Error(booking.state)
  const token = tokenOf(booking.lead.id)
  const page = await ask(sentPath('nl', 'appointment', token))
  expect(await page.text()).toContain(requestCalendarPath('nl', token))
  const file = await ask(requestCalendarPath('nl', token))
  expect(file.headers.get('Cache-Control')).toBe('private, no-store')
  expect(file.headers.get('Content-Type')).toContain('text/calendar')
  expect(await file.text()).toMatch(new RegExp(`METHOD:PUBLISH[\\s\\S]*UID:${booking.lead.id}@`))
})

test.each([
  { locale: 'nl', told: 'zaterdag 9 februari' },
  { locale: 'fr', told: 'samedi 9 février' },
] as const)('a day on which everybody may come is joined without scripts, in $locale', async (visitor) => {
  const { locale, told } = visitor
  const form = `/${locale}/forms/visit/?home=13`
  const short = await ask(`/${locale}/property/13/`)
  const page = await (await ask(new URL(short.headers.get('Location') ?? '', siteUrl).pathname)).text()
  expect(wordsIn(page)).toContain(told)
  expect(page).toContain(`href="${form}#visit-openDay"`)
  expect(await (await ask(form)).text()).toContain(`value="${openDay}"`)
  const send = (day: string) =>
    post(form, {
      ...{ openDay: day, firstName: 'An', lastName: 'Peeters', email: `an.${locale}@example.com` },
      seen: seenToken('seen', new Date(Date.now() - 5000), formSecret),
    })
  // A day that the home has not got.
  expect((await send('2999-02-10T09:00:00.000Z/2999-02-10T11:00:00.000Z')).status).toBe(422)
  const answer = await send(openDay)
  expect(answer.status).toBe(303)
  expect(wordsIn(await (await ask(answer.headers.get('Location') ?? '')).text())).toContain(told)
})

test('without a visit there is no file: the page of the request says what there is', async () => {
  const token = tokenOf(await saved({ kind: 'enquiry' }))
  const response = await ask(requestCalendarPath('nl', token))
  expect([response.status, response.headers.get('Location')]).toEqual([303, `/nl/request/${token}/`])
  expect((await ask(requestCalendarPath('nl', 'a.b.c'))).status).toBe(404)
})
