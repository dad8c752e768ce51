import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { Database } from '@/database/connection'
import { announceChanges } from '@/features/content/announce/announce-changes.task'
import { closeUntilLaunch } from '@/features/content/paths/revision'
import { storeListings } from '@/features/listings/store/store-listings'
import { messages } from '@/i18n/messages'
import { make } from '@/testing/records/a-document'
import { aListing } from '@/testing/records/a-listing'
import { openPayload, type TestPayload } from '@/testing/records/a-payload'
import { rows } from '@/testing/rows'
import { asWeb } from '@/testing/site/as-web'

import { siteUrl } from './data/site'
import { createSite } from './site-app'

let cms: TestPayload
let web: Database
let home: number

/** As setup leaves it: an agency in three of the languages, its homes, and drafts. */
beforeAll(async () => {
  cms = await openPayload()
  const { payload, db } = cms
  await payload.updateGlobal({
    slug: 'agency',
    data: { name: 'Verhulst', street: 'Bondgenotenlaan 1', place: '3000 Leuven', phone: '+32 16 22 33 44' },
  })
  await payload.updateGlobal({ slug: 'languages', data: { used: ['nl', 'fr', 'en'], standard: 'nl' } })
  home = await make(payload, 'pages', { key: 'home', title: 'Zevenslaper', path: '', _status: 'draft' })
  await make(payload, 'pages', { title: 'Zevenslaper', path: 'later', _status: 'draft' })
  await storeListings(db, [aListing({ id: 1 })])
  await closeUntilLaunch(db)
  web = asWeb()
})
afterAll(async () => {
  await web.$client.end()
  await cms.close()
})

const site = createSite()
const ask = (path: string) => Promise.resolve(site.request(`${siteUrl}${path}`))
const robotsOf = (html: string) => /<meta name="robots" content="([^"]*)"/.exec(html)?.[1]
const question = {
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name: 'get_agency', arguments: {} },
}
const askAssistant = () =>
  Promise.resolve(
    site.request(`${siteUrl}/mcp/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
      body: JSON.stringify(question),
    }),
  )
const indexed = ['/nl/', '/fr/', '/en/', '/nl/te-koop/', '/nl/te-koop/gent/huis/1/']
const publish = (id: number, data: object = {}) =>
  cms.payload.update({ collection: 'pages', id, data: { _status: 'published', ...data }, locale: 'nl' })

test.each(['nl', 'fr', 'en'] as const)(
  'the start page of a new site says in %s that it comes, and how to reach the agency',
  async (locale) => {
    const answer = await ask(`/${locale}/`)
    const html = await answer.text()
    expect(answer.status).toBe(200)
    for (const words of [
      messages[locale].coming_soon.title,
      'Verhulst',
      'Bondgenotenlaan 1',
      'tel:+3216223344',
    ])
      expect(html).toContain(words)
    expect([...html.matchAll(/hrefLang="(\w\w)" lang=/g)].map(([, code]) => code)).toEqual(['nl', 'fr', 'en'])
    expect(html).not.toContain('Zevenslaper')
  },
)

test('a language that is switched off has no such page, and no draft has one', async () => {
  for (const path of ['/de/', '/nl/later/']) {
    const answer = await ask(path)
    expect(answer.status).toBe(404)
    expect(await answer.text()).not.toContain('Zevenslaper')
  }
})

test('no robot may read it, no page may be found by searching, no assistant is answered, and nobody is told of one', async () => {
  expect(await (await ask('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n')
  for (const path of ['/sitemap.xml', '/sitemaps/pages-nl-1.xml']) expect((await ask(path)).status).toBe(404)
  for (const path of indexed)
    expect([path, robotsOf(await (await ask(path)).text())]).toEqual([path, 'noindex, nofollow'])
  for (const answer of [await ask('/llms.txt'), await askAssistant()]) {
    expect(answer.status).toBe(404)
    expect(await answer.text()).not.toContain('Verhulst')
  }
  const nowhere = { endpoint: 'http://127.0.0.1:9/', key: 'k', siteUrl }
  expect(await announceChanges(cms.db, nowhere)).toBe(0)
  expect(await rows(cms.db, sql`select 1 from content.announcement`)).toEqual([])
})

test('another page that is published leaves it closed', async () => {
  await make(cms.payload, 'pages', { title: 'Over ons', path: 'over-ons' })
  expect(robotsOf(await (await ask('/nl/over-ons/')).text())).toBe('noindex, nofollow')
})

test('with its start page it opens to robots, and every page that was kept is forgotten', async () => {
  await cms.db.execute(sql`delete from http_cache.purge`)
  await publish(home)
  const purged = await rows<{ tag: string }>(cms.db, sql`select tag from http_cache.purge`)
  expect(purged.map(({ tag }) => tag)).toContain('shell')
  for (const path of ['/robots.txt', '/sitemap.xml', ...indexed])
    expect([path, (await ask(path)).headers.get('xkey')?.split(' ')]).toEqual([
      path,
      expect.arrayContaining(['shell']),
    ])
  const robots = await (await ask('/robots.txt')).text()
  expect(robots).toContain('Sitemap: ')
  expect(robots).not.toMatch(/^Disallow: \/$/m)
  for (const path of indexed)
    expect([path, robotsOf(await (await ask(path)).text())]).toEqual([path, undefined])
  expect(await (await ask('/nl/')).text()).not.toContain(messages.nl.coming_soon.title)
  expect(await (await ask('/llms.txt')).text()).toContain('/mcp/')
  const answer = await askAssistant()
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('Bondgenotenlaan 1')])
})

test('later changes of its start page are no launch, and it stays open', async () => {
  await cms.db.execute(sql`delete from http_cache.purge`)
  await publish(home, { description: 'Nieuw' })
  const purged = await rows<{ tag: string }>(cms.db, sql`select tag from http_cache.purge`)
  expect(purged.map(({ tag }) => tag)).toEqual([`page-${home}`])
})
