import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { Database } from '@/database/connection'
import { type ImportedRedirects, importRedirects } from '@/features/content/paths/import-redirects'
import { readRedirectLines } from '@/features/content/paths/redirect-lines'
import { storeRedirects } from '@/features/content/paths/store-redirects'
import { storeListings } from '@/features/listings/store/store-listings'
import { make } from '@/testing/records/a-document'
import { aListing } from '@/testing/records/a-listing'
import { openPayload, type TestPayload } from '@/testing/records/a-payload'
import { storeTypes } from '@/testing/home-types'
import { asWeb } from '@/testing/site/as-web'

import { missingCounter } from './data/missing'
import { siteUrl } from './data/site'
import { createSite } from './site-app'

let cms: TestPayload
let web: Database
let imported: ImportedRedirects

/** The page that the first of each row of former addresses leads to. */
const ends = ['/nl/te-koop/', '/nl/te-huur/?page=2', '/fr/a-vendre/', '/nl/over-ons/', 'https://partner.be/']
/** But for the first fifty each leads to one before it, in a row or by chance, however it is written. */
const former = Array.from({ length: 500 }, (_, index) => {
  const from = [`/nl/oud-${index}/`, `/Oude Pagina-${index}`, `/detail-${index}.aspx`][index % 3] ?? ''
  const above = index < 50 ? null : index % 10 === 0 ? index - 10 : ((index * 7919) % 503) % index
  return { from, above, end: ends[index % ends.length] ?? '' }
})
/** As an agency hands it over. */
const list = former.map(
  ({ from, above, end }) =>
    `${from},${above === null ? end : (former[above]?.from ?? '').replaceAll(' ', '%20')}`,
)

beforeAll(async () => {
  cms = await openPayload()
  const { db, payload } = cms
  await storeTypes(db)
  await storeListings(db, [aListing({ id: 1 })])
  await make(payload, 'pages', { title: 'Over ons' })
  await payload.updateGlobal({ slug: 'languages', data: { used: ['nl', 'fr', 'en'], standard: 'nl' } })
  imported = await db.transaction((tx) => importRedirects(tx, readRedirectLines(list.join('\n'), siteUrl)))
  const others = [
    ...[
      ['/nl/rond/', '/nl/rond'],
      ['/nl/rond-vraag/', '/nl/rond-vraag/?a=1'],
      ['/nl/a/', '/nl/b'],
    ],
    ...[
      ['/nl/b/', '/nl/c/?x=1'],
      ['/nl/c/', '/nl/a/'],
      ['/de/haus/', '/nl/te-koop/'],
      ['/es/casa/', '/nl/te-huur/'],
    ],
    ...[
      ['/de/objekt/', '/de/kontakt/'],
      ['/pand-1.php', '/property/1/'],
      ['/pand-2', '/nl/te-koop/oud/oud/1/'],
    ],
    ...[
      ['/kaart/', '/nl/map'],
      ['/gent', '/nl/for-sale/gent/huis/'],
      ['/nl/te-koop/gent/huizen/', '/nl/te-koop/gent/huis/'],
    ],
  ].map(([from = '', to = '']) => ({ from, to }))
  await db.execute(sql`
    insert into redirects ("from", "to")
    select "from", "to" from jsonb_to_recordset(${JSON.stringify(others)}::jsonb) as r ("from" text, "to" text)`)
  await storeRedirects(db)
  web = asWeb()
})
afterAll(async () => {
  await web.$client.end()
  await cms.close()
})

const site = createSite()
const ask = async (path: string) => site.request(new URL(path, siteUrl))
const led = async (path: string) => {
  const { status, headers } = await ask(path)
  return [status, (headers.get('Location') ?? '').replace(siteUrl, '')]
}

test('five hundred former addresses, many of which lead to each other, redirect once', async () => {
  expect(imported).toEqual({ stored: former.length, kept: 0, refused: [] })
  const endOf = (index: number): string => {
    const { above = null, end = '' } = former[index] ?? {}
    return above === null ? end : endOf(above)
  }
  for (const [index, { from }] of former.entries()) {
    const path = index % 2 === 0 ? from : from.replace(/\/$/, '')
    expect([path, ...(await led(path))]).toEqual([path, 308, endOf(index)])
  }
  for (const end of ends.filter((one) => one.startsWith('/')))
    expect([end, (await ask(end)).status]).toEqual([end, end.includes('?') ? 307 : 200])
})

test.each(['/nl/rond/', '/nl/rond-vraag/', '/nl/a/', '/nl/b/', '/nl/c/'])(
  '%s, which leads back to itself, is not found',
  async (path) => {
    expect(await led(path)).toEqual([404, ''])
  },
)

test.each([
  ['/de/haus/', [308, '/nl/te-koop/']],
  ['/es/casa', [308, '/nl/te-huur/']],
  ['/de/objekt/', [404, '']],
  ['/es/te-koop/', [404, '']],
])('%s of a language that the site does not have answers %o', async (path, answer) => {
  expect(await led(path)).toEqual(answer)
})

test.each(['/pand-1.php', '/pand-2', '/pand-2/', '/property/1'])(
  '%s leads to a home where it stands today',
  async (path) => {
    const [status, to] = await led(path)
    expect([status, to]).toEqual([308, expect.stringMatching(/^\/nl\/te-koop\/gent\/[a-z-]+\/1\/$/)])
    expect((await ask(String(to))).status).toBe(200)
  },
)

test.each([
  ['/kaart', '/nl/map/'],
  ['/gent/', '/nl/te-koop/gent/huizen/'],
  ['/for-sale', '/nl/te-koop/'],
  ['/nl/te-koop?page=2', '/nl/te-koop/?page=2'],
  ['/nl/map', '/nl/map/'],
  ['/nl/te-koop?utm_source=x&page=2&setcookies', '/nl/te-koop/?page=2&utm_source=x&setcookies'],
])('%s leads to %s', async (path, to) => {
  expect(await led(path)).toEqual([308, to])
})

test('the page of a town that an editor sends to another spelling of itself stays', async () => {
  expect((await ask('/nl/te-koop/gent/huizen/')).status).toBe(200)
})

test('caches keep an address without its slash, until a redirect is made for it', async () => {
  const { headers } = await ask('/nl/map')
  expect(headers.get('Cache-Control')).toContain('s-maxage=3600')
  expect(headers.get('xkey')).toContain('missing')
})

test('what visitors ask for and does not exist is counted with what led there; robots and what exists are not', async () => {
  const browser =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
  const visit = (path: string, headers: Record<string, string> = {}) =>
    Promise.resolve(
      site.request(siteUrl + path, {
        headers: { 'User-Agent': browser, Referer: 'https://gids.example/immo?naam=an', ...headers },
      }),
    )
  for (const path of [
    '/brochure.html?naam=an',
    '/Brochure.html',
    '/nl/over-ons/',
    '/wp-login.php',
    '/nl/preview/pages/9/',
  ])
    await (await visit(path)).text()
  await (
    await visit('/brochure.html', { 'User-Agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' })
  ).text()
  await missingCounter.flush()
  const counted = await cms.db.execute(sql`select asked, referrer, hits from visit.missing`)
  expect(counted.rows).toEqual([{ asked: '/brochure.html', referrer: 'gids.example/immo', hits: 2 }])
})
