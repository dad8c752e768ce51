import { afterAll, beforeAll, expect, test } from 'vitest'

import type { Database } from '@/database/connection'
import { visitPlace } from '@/features/leads/appointments/visit-place'
import { findMailHome } from '@/features/leads/mails/mail-home'
import { mailServices, testMailer } from '@/testing/leads/mail-services'
import { submitLead } from '@/features/leads/submit-lead'
import { storeListings } from '@/features/listings/store/store-listings'
import { withdrawListings } from '@/features/listings/store/withdraw-listings'
import { listingPath } from '@/i18n/paths/listing-paths'
import { locales } from '@/i18n/locales'
import { leadMail } from '@/mail/templates/lead-mail'
import { aLead } from '@/testing/records/a-lead'
import { aListing, inEveryLanguage } from '@/testing/records/a-listing'
import { openPayload, type TestPayload } from '@/testing/records/a-payload'
import { asWeb } from '@/testing/site/as-web'

import { siteUrl } from './data/site'
import { createSite } from './site-app'

const address = { street: 'Duinweg', number: '4', box: null, zip: '8670', city: 'KOKSIJDE', country: 'BE' }
const hidden = { ...address, isPublished: false }
/** The town in any language, and its postal code. */
const town = /koksijde|coxyde|8670/i

let cms: TestPayload
let web: Database
const site = createSite()

beforeAll(async () => {
  cms = await openPayload()
  const texts = inEveryLanguage({ title: 'Gezinswoning met tuin', description: '' })
  const location = { latitude: 51.11, longitude: 2.63 }
  await storeListings(cms.db, [
    aListing({ id: 1, reference: 'V-1001', address: hidden, location, texts }),
    aListing({ id: 2, reference: 'V-1002', address: hidden, status: 'sold', texts }),
    aListing({ id: 3, reference: 'V-1003', address: hidden, texts }),
    aListing({ id: 4, reference: 'V-1004', texts }),
    aListing({
      ...{ id: 5, reference: 'V-1005', address: hidden },
      texts: inEveryLanguage({ title: 'Huis in Koksijde', description: '<p>Aan zee in Koksijde.</p>' }),
    }),
  ])
  await withdrawListings(cms.db, [3])
  web = asWeb()
})
afterAll(async () => {
  await web.$client.end()
  await cms.close()
})

const hideTowns = (hideCity: boolean) =>
  cms.payload.updateGlobal({ slug: 'settings', data: { hideCity }, locale: 'nl' })

async function ask(path: string): Promise<Response> {
  return Promise.resolve(site.request(`${siteUrl}${path}`))
}

/** Where it answers, and all that it says. */
async function heard(path: string): Promise<string> {
  const answer = await ask(path)
  const location = answer.headers.get('Location')
  if (location) return location + (await heard(new URL(location, siteUrl).pathname))
  return `${answer.status} ${await answer.text()}`
}

const addresses = [
  '/property/1/',
  '/property/2/',
  '/property/3/',
  ...locales.map((locale) => listingPath(locale, { deal: 'sale', city: '', typeName: '', id: 1 })),
  '/nl/te-koop/',
  '/nl/te-koop/?sold=1',
  '/nl/quick-search/?q=V-1001',
  '/nl/map-data/?deal=sale',
  '/nl/favorieten/?homes=1,2,3',
  '/nl/vergelijken/?homes=1,4',
  '/nl/forms/visit/?home=1',
  '/nl/forms/documents/?home=1',
  '/sitemaps/homes-nl-1.xml',
]

// Coverage: 9.32.
test.each(addresses)('%s names the town of a hidden address unless the agency hides it', async (path) => {
  await hideTowns(false)
  expect(await heard(path)).toMatch(town)
  await hideTowns(true)
  const answer = await heard(path)
  expect(answer).toMatch(/\b(200|410) /)
  expect(answer.match(town)).toBeNull()
})

test('an address with a town leads to the one without, whether the town is right or not', async () => {
  await hideTowns(true)
  for (const typed of ['koksijde', 'coxyde', 'brugge']) {
    const answer = await ask(`/nl/te-koop/${typed}/huis/1/`)
    expect([answer.status, answer.headers.get('Location')]).toEqual([308, '/nl/te-koop/-/huis/1/'])
  }
})

/** What search engines and networks read of a page, beside its words. */
function readByMachines(html: string): string {
  const [head = ''] = html.split('</head>')
  return head + [...html.matchAll(/<script type="application\/ld\+json">.*?<\/script>/gs)].join('')
}

test.each(locales)('in %s the agency’s own words name no hidden town to machines', async (locale) => {
  const path = listingPath(locale, { deal: 'sale', city: '', typeName: '', id: 5 })
  await hideTowns(false)
  expect(readByMachines(await heard(path)).match(/Aan zee in Koksijde/g)).toHaveLength(4)
  await hideTowns(true)
  const answer = readByMachines(await heard(path))
  expect(answer).toContain('V-1005')
  expect(answer.match(town)).toBeNull()
})

test('nor do the words that an editor wrote for search engines', async () => {
  const data = { recordId: 5, metaTitle: 'Villa te Koksijde', metaDescription: 'Villa te Koksijde' }
  await cms.payload.create({ collection: 'listing-notes', data, locale: 'nl' })
  await hideTowns(false)
  expect(readByMachines(await heard('/property/5/'))).toContain('Villa te Koksijde')
  await hideTowns(true)
  expect(readByMachines(await heard('/property/5/')).match(town)).toBeNull()
})

test.each(['/property/3/', '/nl/te-koop/-/huis/3/', '/nl/favorieten/?homes=3', '/nl/kept-homes/?homes=3'])(
  'the caches can throw out %s once the town of a home that is gone is hidden',
  async (path) => {
    expect((await ask(path)).headers.get('xkey')?.split(' ')).toContain('missing')
  },
)

test('a published address keeps its town', async () => {
  await hideTowns(true)
  expect(await heard('/property/4/')).toMatch(/\/nl\/te-koop\/gent\/[\s\S]*Huis te koop in Gent/)
})

// Coverage: 9.32.
test.each(locales)('a mail in %s names no town that is hidden', async (locale) => {
  await hideTowns(true)
  const found = await findMailHome(mailServices(cms.db, testMailer('smtp://127.0.0.1:1')), { id: 1, locale })
  const services = { db: cms.db, now: () => new Date(), channels: [], limits: [], secret: 'test' }
  const saved = await submitLead(services, aLead({ listingId: 1, sourcePage: '/nl/te-koop/-/huis/1/' }))
  const lead = saved.state === 'saved' ? saved.lead : null
  const home = found?.home ?? null
  const mail = lead && leadMail({ lead, locale, lines: [], home, siteUrl, adminHref: '' })
  expect(mail?.subject).toContain('V-1001')
  const place = visitPlace(found?.listing ?? null, {
    agency: { name: 'Kantoor Gevel', street: '', place: '' },
    locale,
  })
  expect(place.text).toBe('Kantoor Gevel')
  expect(JSON.stringify([home, mail]).match(town)).toBeNull()
})
