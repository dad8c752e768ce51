import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { Database } from '@/database/connection'
import { readLandingFigures } from '@/features/listings/landing/landing-figures'
import { storeListings } from '@/features/listings/store/store-listings'
import { make } from '@/testing/records/a-document'
import { aListing } from '@/testing/records/a-listing'
import { openPayload, type TestPayload } from '@/testing/records/a-payload'
import { aText } from '@/testing/records/a-text'
import { storeTypes } from '@/testing/home-types'
import { headingsIn, linksIn, wordsIn } from '@/testing/markup'
import { rows } from '@/testing/rows'
import { asWeb } from '@/testing/site/as-web'

import { siteUrl } from './data/site'
import { createSite } from './site-app'

let cms: TestPayload
let web: Database

const price = (euro: number) => ({ cents: euro * 100, isPublished: true, isFrom: false })

/** Thirty houses for sale in Ghent, one in Destelbergen, a flat, a house to let; one hidden price, one sold, one unit. */
beforeAll(async () => {
  cms = await openPayload()
  const { db } = cms
  await storeTypes(db)
  await storeListings(db, [
    ...Array.from({ length: 29 }, (_, index) =>
      aListing({ id: index + 1, price: price(300_000 + index * 10_000), livingSquareMetres: 100 + index }),
    ),
    aListing({ id: 30, price: { cents: 1, isPublished: false, isFrom: false } }),
    aListing({ id: 31, status: 'sold', price: price(9_000_000) }),
    aListing({ id: 32, projectId: 502, price: price(9_000_000) }),
    aListing({ id: 40, address: { ...aListing().address, zip: '9070', city: 'Destelbergen' } }),
    aListing({ id: 41, typeId: 2, typeIds: [2] }),
    aListing({ id: 42, deal: 'rent', price: price(950) }),
  ])
  web = asWeb()
})
afterAll(async () => {
  await web.$client.end()
  await cms.close()
})

const site = createSite()
const ask = (path: string) => Promise.resolve(site.request(`${siteUrl}${path}`))
const htmlOf = async (path: string) => (await ask(path)).text()
const leadsTo = async (path: string) => {
  const answer = await ask(path)
  return [answer.status, (answer.headers.get('Location') ?? '').replace(siteUrl, '')]
}

test('figures come from the homes that can be had, without hidden prices, sold homes and units of projects', async () => {
  const figures = await readLandingFigures(web, {
    ...{ deal: 'sale', municipalityKey: '44021', typeId: 1, kind: 'house' },
  })
  expect(figures).toMatchObject({
    ...{ priced: 29, medianCents: 44_000_000, fromCents: 30_000_000, toCents: 58_000_000, measured: 29 },
    medianSquareMetres: 114.5,
  })
})

test('a landing page says in sentences what its homes have in common, and lists them', async () => {
  const html = await htmlOf('/nl/te-koop/gent/huizen/')
  expect(headingsIn(html)).toContain('h1 Huizen te koop in Gent')
  const words = wordsIn(html)
  expect(words).toContain('In Gent staan nu 30 huizen te koop.')
  expect(words).toContain('De mediaan van de vraagprijzen is € 440.000')
  expect(html.match(/data-home-id="\d+"/g)).toHaveLength(24)
  expect(linksIn(html)).toContain('/nl/te-koop/gent/huizen/?page=2')
})

test.each([
  ['nl', '/nl/te-koop/gent/huizen/', 'Huizen te koop in Gent'],
  ['fr', '/fr/a-vendre/gand/maisons/', 'Maisons à vendre à Gand'],
  ['en', '/en/for-sale/ghent/houses/', 'Houses for sale in Ghent'],
  ['de', '/de/zu-verkaufen/gent/haeuser/', 'Häuser zu verkaufen in Gent'],
] as const)('in %s it is canonical at its own address, and names the others', async (_, path, title) => {
  const html = await htmlOf(path)
  expect(headingsIn(html)).toContain(`h1 ${title}`)
  expect(html).toContain(`<link rel="canonical" href="${siteUrl}${path}"/>`)
  expect(html).toContain(`hrefLang="fr" href="${siteUrl}/fr/a-vendre/gand/maisons/"`)
  expect(html).toContain(`hrefLang="x-default" href="${siteUrl}/nl/te-koop/gent/huizen/"`)
  expect(html).not.toContain('noindex')
})

test('it leads to the other types, the other deal and the towns around that have homes', async () => {
  const links = linksIn(await htmlOf('/nl/te-koop/gent/huizen/'))
  expect(links).toEqual(
    expect.arrayContaining([
      '/nl/te-koop/gent/appartementen/',
      '/nl/te-huur/gent/huizen/',
      '/nl/te-koop/destelbergen/huizen/',
    ]),
  )
  expect(links).not.toContain('/nl/te-koop/gent/gronden/')
})

test('one home tells its price, and no middle of prices', async () => {
  const words = wordsIn(await htmlOf('/nl/te-huur/gent/huizen/'))
  expect(words).toContain('In Gent staat nu 1 huis te huur. De huurprijs is € 950 per maand.')
  expect(words).not.toContain('ediaan')
})

test.each([
  // No homes: the list of the town, for now.
  ['/nl/te-koop/gent/gronden/', 307, '/nl/te-koop/?city=Gent'],
  ['/nl/te-koop/gent/huizen/?page=9', 307, '/nl/te-koop/gent/huizen/?page=2'],
  ['/nl/te-koop/gent/', 308, '/nl/te-koop/?city=Gent'],
  // Words of another language, the agency's own name, and the first page by its number.
  ['/nl/te-koop/gand/maisons/', 308, '/nl/te-koop/gent/huizen/'],
  ['/nl/for-sale/gent/huis/', 308, '/nl/te-koop/gent/huizen/'],
  ['/nl/te-koop/gent/huizen/?page=1', 308, '/nl/te-koop/gent/huizen/'],
])('%s leads on with %i to %s', async (path, status, to) => {
  expect(await leadsTo(path)).toEqual([status, to])
})

test('what a landing page does not read changes nothing: no redirect, the same page', async () => {
  expect(await leadsTo('/nl/te-koop/gent/huizen/?garden=1')).toEqual([200, ''])
  expect(await htmlOf('/nl/te-koop/gent/huizen/?garden=1')).toBe(await htmlOf('/nl/te-koop/gent/huizen/'))
})

test.each(['/nl/te-koop/gent/kastelen/', '/nl/te-koop/atlantis/huizen/', '/nl/te-koop/gent/huizen/extra/'])(
  '%s is no page',
  async (path) => {
    expect((await ask(path)).status).toBe(404)
  },
)

test('it is out of date when a home comes or goes there, around it, or in the other deal', async () => {
  const tags = (await ask('/nl/te-koop/gent/huizen/')).headers.get('xkey')?.split(' ')
  expect(tags).toEqual(
    expect.arrayContaining([
      'list-sale-region-44021',
      'list-rent-region-44021',
      'list-sale-region-44013',
      'listing-29',
      'categories',
    ]),
  )
  expect(tags).not.toContain('list-sale')
})

test('a home with another price purges the landing pages of its town and around it, and none far away', async () => {
  const antwerp = { ...aListing().address, zip: '2000', city: 'Antwerpen' }
  await storeListings(cms.db, [aListing({ id: 50, address: antwerp, price: price(500_000) })])
  const paths = ['gent', 'destelbergen', 'antwerpen'].map((town) => `/nl/te-koop/${town}/huizen/`)
  const shown = await Promise.all(
    paths.map(async (path) => (await ask(path)).headers.get('xkey')?.split(' ') ?? []),
  )
  const dearer = aListing({ id: 1, price: price(310_000), livingSquareMetres: 100 })
  const { tags: purged } = await storeListings(cms.db, [dearer])
  expect(shown.map((tags) => purged.some((tag) => tags.includes(tag)))).toEqual([true, true, false])
  await storeListings(cms.db, [aListing({ id: 1, price: price(300_000), livingSquareMetres: 100 })])
})

test('a home leads to it by its trail, a list of its town and a list of its type by links', async () => {
  const [, home = ''] = await leadsTo('/property/1/')
  const [, sold = ''] = await leadsTo('/property/31/')
  expect(linksIn(await htmlOf(String(home)))).toContain('/nl/te-koop/gent/huizen/')
  expect(linksIn(await htmlOf(String(sold)))).not.toContain('/nl/te-koop/gent/huizen/')
  expect(linksIn(await htmlOf('/nl/te-koop/?city=Gent'))).toContain('/nl/te-koop/gent/appartementen/')
  expect(linksIn(await htmlOf('/nl/te-koop/?type=1'))).toContain('/nl/te-koop/destelbergen/huizen/')
})

test('a search for the same homes names it as the page that counts', async () => {
  const html = await htmlOf('/nl/te-koop/?city=Gent&type=1')
  expect(html).toContain(`<link rel="canonical" href="${siteUrl}/nl/te-koop/gent/huizen/"/>`)
  expect(await htmlOf('/nl/te-koop/?city=Gent&type=1&garden=1')).toContain(
    `<link rel="canonical" href="${siteUrl}/nl/te-koop/"/>`,
  )
})

test('of the list of a town the first page is shown to search engines, and the next one stands for itself', async () => {
  const first = await htmlOf('/nl/te-koop/?city=Gent')
  expect(first).not.toContain('content="noindex')
  const next = await htmlOf('/nl/te-koop/?city=Gent&page=2')
  expect(next).toContain('<meta name="robots" content="noindex, follow"/>')
  expect(next).toContain(`<link rel="canonical" href="${siteUrl}/nl/te-koop/?city=Gent&amp;page=2"/>`)
  expect(await htmlOf('/nl/te-koop/?page=2')).not.toContain('content="noindex')
})

test('once its last home is gone it shows what is around it; it fills again, and after 90 days without it is gone', async () => {
  const path = '/nl/te-koop/gent/appartementen/'
  const sell = (status: string) =>
    cms.db.execute(sql`update listing.listing set status = ${status}::listing.status where id = 41`)
  await sell('sold')
  const empty = await ask(path)
  const html = await empty.text()
  expect(empty.status).toBe(200)
  expect(headingsIn(html)).toContain('h1 Appartementen te koop in Gent')
  expect(wordsIn(html)).toContain('Op dit moment is hier niets te koop.')
  expect(html).toContain(`<link rel="canonical" href="${siteUrl}${path}"/>`)
  expect(html).not.toContain('noindex')
  expect(linksIn(html)).toContain('/nl/te-koop/gent/huizen/')
  expect(html).not.toMatch(/data-home-id="41"/)
  // The next flat there purges it.
  expect(empty.headers.get('xkey')?.split(' ')).toContain('list-sale-region-44021')

  await sell('available')
  expect(await htmlOf(path)).toMatch(/data-home-id="41"/)

  await cms.db.execute(sql`delete from listing.listing where id = 41`)
  const days = (count: number) =>
    cms.db.execute(
      sql`update listing.left_landing set left_at = now() - make_interval(days => ${count}) where type_id = 2`,
    )
  await days(89)
  expect((await ask(path)).status).toBe(200)
  await days(91)
  const gone = await ask(path)
  expect(gone.status).toBe(410)
  expect(linksIn(await gone.text())).toContain('/nl/te-koop/gent/huizen/')
  expect(await leadsTo('/nl/te-koop/gent/gronden/')).toEqual([307, '/nl/te-koop/?city=Gent'])
})

test('a page whose last house left leads to the same houses in the places around it', async () => {
  await cms.db.execute(sql`update listing.listing set status = 'sold' where id = 40`)
  const links = linksIn(await htmlOf('/nl/te-koop/destelbergen/huizen/'))
  expect(links).toContain('/nl/te-koop/gent/huizen/')
  const site = await htmlOf('/sitemaps/landings-nl-1.xml')
  expect(site).toContain('/nl/te-koop/gent/huizen/')
  expect(site).not.toContain('/nl/te-koop/destelbergen/huizen/')
})

test('what editors write at its address stands below its homes, in that language, and purges it', async () => {
  const path = '/nl/te-koop/gent/huizen/'
  const tagsOf = async () => (await ask(path)).headers.get('xkey')?.split(' ') ?? []
  const purges = async (tags: readonly string[]) => {
    const queued = await rows<{ tag: string }>(cms.db, sql`select tag from http_cache.purge`)
    return queued.some(({ tag }) => tags.includes(tag))
  }
  const forget = () => cms.db.execute(sql`delete from http_cache.purge`)
  const { payload } = cms
  const list = await make(payload, 'pages', { key: 'for-sale', title: 'Te koop', path: 'te-koop' })
  const town = await make(payload, 'pages', { title: 'Gent', path: 'gent', parent: list, _status: 'draft' })
  await forget()
  const bare = await tagsOf()
  const words = {
    title: 'Huizen',
    path: 'huizen',
    parent: town,
    content: aText('Wonen in de Arteveldestad.'),
  }
  const id = await make(payload, 'pages', words)
  expect(await purges(bare)).toBe(true)

  const html = await htmlOf(path)
  expect(headingsIn(html)).toContain('h1 Huizen te koop in Gent')
  expect(html.match(/data-home-id="\d+"/g)).toHaveLength(24)
  expect(wordsIn(html)).toContain('De mediaan van de vraagprijzen is € 440.000')
  expect(wordsIn(html)).toContain('Wonen in de Arteveldestad.')
  expect(html).toContain(`<link rel="canonical" href="${siteUrl}${path}"/>`)
  expect(html).toContain(`hrefLang="fr" href="${siteUrl}/fr/a-vendre/gand/maisons/"`)
  for (const other of [`${path}?page=2`, '/fr/a-vendre/gand/maisons/', '/nl/te-koop/destelbergen/huizen/'])
    expect(await htmlOf(other)).not.toContain('Arteveldestad')
  // The town itself is a draft: it leads to its list, as before.
  expect(await leadsTo('/nl/te-koop/gent/')).toEqual([308, '/nl/te-koop/?city=Gent'])

  const told = await tagsOf()
  await forget()
  await payload.update({ collection: 'pages', id, data: { description: 'Anders.' }, locale: 'nl' })
  expect(await purges(told)).toBe(true)
  expect(wordsIn(await htmlOf(path))).toContain('Anders.')

  // Elsewhere it is a page as any other, and the homes have their address to themselves.
  await payload.update({ collection: 'pages', id, data: { path: 'wonen' }, locale: 'nl' })
  expect(wordsIn(await htmlOf(path))).not.toContain('Anders.')
  expect(headingsIn(await htmlOf('/nl/te-koop/gent/wonen/'))).toContain('h1 Huizen')
})

test('without homes such a page stands by itself, and a home that comes purges it', async () => {
  const { payload } = cms
  const list = await payload.find({ collection: 'pages', where: { key: { equals: 'for-sale' } } })
  const town = await make(payload, 'pages', { title: 'Brugge', path: 'brugge', parent: list.docs[0]?.id })
  await make(payload, 'pages', { title: 'Wonen in Brugge', path: 'huizen', parent: town })
  const answer = await ask('/nl/te-koop/brugge/huizen/')
  expect(answer.status).toBe(200)
  expect(headingsIn(await answer.text())).toContain('h1 Wonen in Brugge')
  expect(answer.headers.get('xkey')?.split(' ')).toContain('list-sale-region-31005')
})

test('a home whose town is hidden is in no figure and on no page of its town', async () => {
  await cms.db.execute(sql`update listing.listing set is_address_published = false where id = 42`)
  await cms.payload.updateGlobal({ slug: 'settings', data: { hideCity: true }, locale: 'nl' })
  // Nor does anything say that there was one.
  expect(await leadsTo('/nl/te-huur/gent/huizen/')).toEqual([307, '/nl/te-huur/?city=Gent'])
})
