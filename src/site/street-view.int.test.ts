import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import type { Database } from '@/database/connection'
import { storeListings } from '@/features/listings/store/store-listings'
import { messages } from '@/i18n/messages'
import { wordsIn } from '@/testing/markup'
import { storeTypes } from '@/testing/home-types'
import { make } from '@/testing/records/a-document'
import { aListing } from '@/testing/records/a-listing'
import { openPayload, type TestPayload } from '@/testing/records/a-payload'
import { asWeb } from '@/testing/site/as-web'

import { siteUrl } from './data/site'
import { createSite } from './site-app'

// The policy is made when its module is loaded.
await vi.hoisted(async () => {
  const { env } = await import('@/env')
  Object.assign(env, { STREET_VIEW_KEY: 'a-key' })
})

let cms: TestPayload
let web: Database
const site = createSite()
const location = { latitude: 51.053987, longitude: 3.720123 }

beforeAll(async () => {
  cms = await openPayload()
  await storeTypes(cms.db)
  await make(cms.payload, 'pages', { key: 'privacy', title: 'Privacy', path: 'privacy' })
  await storeListings(cms.db, [
    aListing({ id: 1, location }),
    aListing({ id: 2, location, address: { ...aListing().address, isPublished: false } }),
  ])
  web = asWeb()
})
afterAll(async () => {
  await web.$client.end()
  await cms.close()
})

const ask = (asked: string) => Promise.resolve(site.request(`${siteUrl}${asked}`))

async function home(id: number): Promise<Response> {
  const led = await ask(`/property/${id}/`)
  return ask(new URL(led.headers.get('location') ?? '', siteUrl).pathname)
}

// Coverage: 2.96.
test('with a key the street is behind a card that names Google, where the exact place is told', async () => {
  const answer = await home(1)
  const html = await answer.text()
  const told = messages.nl.media.loads_from.replace('{host}', 'google.com')
  expect(wordsIn(html)).toContain(told)
  expect(html).toContain('/maps/embed/v1/streetview?key=a-key')
  expect(html).not.toContain('<iframe')
  expect(answer.headers.get('content-security-policy')).toMatch(/frame-src [^;]* https:\/\/www\.google\.com/)
  const hidden = await (await home(2)).text()
  expect(wordsIn(hidden)).not.toContain(told)
  expect(hidden).not.toContain('a-key')
})

test('the privacy page then names Google', async () => {
  expect(wordsIn(await (await ask('/nl/privacy/')).text())).toContain('google.com')
})
