import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { Database } from '@/database/connection'
import { storeListings } from '@/features/listings/store/store-listings'
import { aListing } from '@/testing/records/a-listing'
import { openPayload, type TestPayload } from '@/testing/records/a-payload'
import { asWeb } from '@/testing/site/as-web'

import { siteUrl } from './data/site'
import { createSite } from './site-app'

let cms: TestPayload
let web: Database

/** An agency without Dutch, whose standard language is French. */
beforeAll(async () => {
  cms = await openPayload()
  const { db, payload } = cms
  await storeListings(db, [aListing({ id: 1 })])
  await db.execute(sql`
    insert into listing.project (id, zip, city, country, is_address_published, show_order, pictures, fingerprint)
    values (502, '9000', 'Gent', 'BE', true, 1, '[]', gen_random_uuid())`)
  await db.execute(sql`
    insert into listing.project_text
    select 502, language, 'De Weverij', '', '', '', '' from unnest(array['nl', 'fr', 'en', 'de']) language`)
  await payload.updateGlobal({ slug: 'languages', data: { used: ['fr', 'en', 'de'], standard: 'fr' } })
  web = asWeb()
})
afterAll(async () => {
  await web.$client.end()
  await cms.close()
})

const site = createSite()
const ask = (path: string) => Promise.resolve(site.request(`${siteUrl}${path}`))

// Coverage: 3.104.
test.each([
  ['/', '/fr/'],
  ['/for-sale/', '/fr/a-vendre/'],
  ['/For-rent/', '/fr/a-louer/'],
  ['/te-koop/', '/fr/a-vendre/'],
  ['/zu-vermieten/', '/de/zu-vermieten/'],
  ['/property/1/', /^\/fr\/a-vendre\/[a-z-]+\/[a-z-]+\/1\/$/],
  ['/en/property/1/', /^\/en\/for-sale\/[a-z-]+\/[a-z-]+\/1\/$/],
  ['/login/', '/fr/login/'],
  ['/projects/', '/fr/projets/'],
  ['/project/?id=502', '/fr/projets/502/'],
  ['/de/project/?id=502', '/de/projekte/502/'],
  ['/feedback/contact-me/', '/fr/merci/contact-me/'],
  ['/favourites/', '/fr/favoris/'],
])('%s, which names no language of the site, leads to %s', async (from, to) => {
  const response = await ask(from)
  expect([307, 308]).toContain(response.status)
  const location = (response.headers.get('Location') ?? '').replace(siteUrl, '')
  if (typeof to === 'string') expect(location).toBe(to)
  else expect(location).toMatch(to)
})

test.each([
  '/nothing/',
  '/nl/te-koop/',
  '/nl/',
  '/es/te-koop/',
  '/nl/map/',
  '/nl/login/forgot/',
  '/property/99/',
])('%s is not found, in the standard language', async (path) => {
  const response = await ask(path)
  expect(response.status).toBe(404)
  expect(await response.text()).toContain('<html lang="fr"')
})
