import { randomUUID } from 'node:crypto'

import { sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import type { Database } from '@/database/connection'
import { documentForm } from '@/features/content/published/documents'
import { forgetReader, noteReader } from '@/features/content/published/readers'
import { rebuildPublished } from '@/features/content/published/rebuild-published'
import { retireDocuments } from '@/features/content/published/retire-documents.task'
import { storeListings } from '@/features/listings/store/store-listings'
import { storeTypes } from '@/testing/home-types'
import { make } from '@/testing/records/a-document'
import { aListing } from '@/testing/records/a-listing'
import { openPayload, type TestPayload } from '@/testing/records/a-payload'
import { rows } from '@/testing/rows'
import { asWeb } from '@/testing/site/as-web'

import { siteUrl } from './data/site'
import { createSite } from './site-app'

const last = documentForm - 1
const [thisWeb, lastWeb] = [randomUUID(), randomUUID()]
let cms: TestPayload
let web: Database
let page: number
let member: number
let lastRelease: Awaited<ReturnType<typeof loadLastRelease>>
const sites: Record<'this' | 'last', Hono> = { this: createSite(), last: createSite() }

/** The same programs, in which one number is what it was before. */
async function loadLastRelease() {
  vi.resetModules()
  vi.doMock('@/features/content/published/documents', async (load) => ({
    ...(await load<object>()),
    documentForm: last,
  }))
  return {
    ...(await import('./site-app')),
    ...(await import('@/features/content/published/readers')),
    ...(await import('@/features/content/published/rebuild-published')),
  }
}

beforeAll(async () => {
  cms = await openPayload()
  const { payload, db } = cms
  await storeTypes(db)
  await storeListings(db, [aListing({ id: 1, projectId: null })])
  page = await make(payload, 'pages', {
    title: 'Nu over ons',
    path: 'over-ons',
    showInMenu: true,
    modules: [{ blockType: 'team' }],
  })
  const blog = await make(payload, 'categories', { title: 'Nu blog', path: 'blog' })
  await make(payload, 'articles', { title: 'Nu vijf tips', path: 'vijf-tips', category: blog })
  await make(payload, 'pages', {
    title: 'Nu lezen',
    path: 'lezen',
    modules: [{ blockType: 'category', category: blog, hasLink: true }],
  })
  member = await make(payload, 'team', { name: 'An', role: 'Nu adviseur', email: 'an@gevel.example' })
  await make(payload, 'listing-notes', { recordId: 1, metaTitle: 'Nu aan zee' })
  web = asWeb()
  // As web says it, with the rights of web.
  await noteReader(web, thisWeb)
  lastRelease = await loadLastRelease()
  sites.last = lastRelease.createSite()
  await lastRelease.noteReader(web, lastWeb)
  await lastRelease.rebuildPublished(payload)
  await db.execute(
    sql`update content.published set document = replace(document::text, '"Nu ', '"Toen ')::jsonb where version = ${last}`,
  )
  await db.execute(sql`update content.revision set number = number + 1`)
})
afterAll(async () => {
  vi.doUnmock('@/features/content/published/documents')
  await web.$client.end()
  await cms.close()
})

async function ask(release: 'this' | 'last', path: string): Promise<{ status: number; text: string }> {
  const answer = await sites[release].request(`${siteUrl}${path}`)
  return { status: answer.status, text: await answer.text() }
}

const stored = (version: number) =>
  rows(
    cms.db,
    sql`select language, key, kind, tags, document from content.published where version = ${version} order by 1, 2`,
  )

const addresses: Record<string, () => Promise<string> | string> = {
  'page with its menu': () => '/nl/over-ons/',
  article: () => '/nl/blog/vijf-tips/',
  'page that lists articles': () => '/nl/lezen/',
  'member of the team': () => `/nl/team/an/${member}/`,
  home: async () =>
    (await sites.this.request(`${siteUrl}/property/1/`)).headers.get('Location')?.replace(siteUrl, '') ?? '',
}

test.each(Object.entries(addresses))('%s: each release has its own words', async (_, address) => {
  const path = await address()
  const [now, then] = [await ask('this', path), await ask('last', path)]
  expect([now.status, then.status]).toEqual([200, 200])
  expect(now.text).toMatch(/Nu (over ons|vijf tips|lezen|adviseur|aan zee)/)
  expect(now.text).not.toContain('Toen ')
  expect(then.text).toMatch(/Toen (over ons|vijf tips|lezen|adviseur|aan zee)/)
  // What is in neither document, such as breadcrumbs, stands in the table of paths, which both share.
  expect(then.text).not.toMatch(/Nu (adviseur|aan zee)/)
})

test('a list has each article once, and a sitemap each address', async () => {
  for (const release of ['this', 'last'] as const) {
    const { text } = await ask(release, '/nl/lezen/')
    expect(text.match(/<h2[^>]*>\w+ vijf tips</g)).toHaveLength(1)
    const pages = (await ask(release, '/sitemaps/pages-nl-1.xml')).text
    expect(pages.match(/<loc>[^<]*\/nl\/over-ons\/</g)).toHaveLength(1)
    const team = (await ask(release, '/sitemaps/team-nl-1.xml')).text
    expect(team.match(/<loc>/g)).toHaveLength(1)
  }
})

test('a save writes the documents of its own release', async () => {
  const before = await stored(last)
  await cms.payload.update({ collection: 'pages', id: page, locale: 'nl', data: { title: 'Nu anders' } })
  expect((await ask('this', '/nl/over-ons/')).text).toContain('Nu anders')
  expect((await ask('last', '/nl/over-ons/')).text).toContain('Toen over ons')
  expect(await stored(last)).toEqual(before)
})

test('what is withdrawn is withdrawn from both', async () => {
  const id = await make(cms.payload, 'pages', { title: 'Nu geheim', path: 'geheim' })
  await lastRelease.rebuildPublished(cms.payload)
  const isIn = async (version: number) =>
    (await stored(version)).some((row) => row.key === `page:${id}` && row.kind === 'page')
  expect([await isIn(last), await isIn(documentForm)]).toEqual([true, true])
  await cms.payload.update({ collection: 'pages', id, locale: 'nl', data: { _status: 'draft' } })
  expect([await isIn(last), await isIn(documentForm)]).toEqual([false, false])
})

test('what is shown of homes follows the newest settings', async () => {
  const shown = async () => {
    const [row] = await rows(
      cms.db,
      sql`select listing.hides_towns() as hides, listing.shows_price(true, 'available', 7) as "showsPrice"`,
    )
    return row
  }
  const note = (version: number, settings: object) =>
    cms.db.execute(sql`update content.published set document = document || ${JSON.stringify(settings)}::jsonb
      where version = ${version} and key = 'settings'`)
  await note(last, { hideCity: true, ignoredMarquees: [7] })
  expect(await shown()).toEqual({ hides: false, showsPrice: true })
  await note(documentForm, { hideCity: true, ignoredMarquees: [7] })
  await note(last, { hideCity: false, ignoredMarquees: [] })
  expect(await shown()).toEqual({ hides: true, showsPrice: false })
})

test('a rebuild writes its own version and leaves the other', async () => {
  await cms.db.execute(sql`update content.published set document = '{}' where key = ${`page:${page}`}`)
  await cms.db.execute(sql`delete from http_cache.purge`)
  const before = await stored(last)
  expect((await rebuildPublished(cms.payload)).changed.toSorted()).toEqual([`page:${page}`, 'settings'])
  expect(await stored(last)).toEqual(before)
  // Cached pages that showed what was wrong are told.
  const purged = await rows(cms.db, sql`select tag from http_cache.purge order by tag`)
  expect(purged.map(({ tag }) => tag)).toEqual([`page-${page}`, 'shell'])
  expect((await rebuildPublished(cms.payload)).changed).toEqual([])
})

test('documents stay as long as a process reads them, and go after the last one', async () => {
  const before = await stored(last)
  expect(await retireDocuments(cms.payload, cms.db)).toEqual([])
  expect(await stored(last)).toEqual(before)
  expect((await ask('last', '/readyz')).status).toBe(200)

  // Somebody still saved in the last release, which wrote its own documents alone.
  await cms.db.execute(
    sql`update content.published set document = '{}' where version = ${documentForm} and key = ${`page:${page}`}`,
  )
  await lastRelease.forgetReader(web, lastWeb)
  expect(await retireDocuments(cms.payload, cms.db)).toEqual([last])
  expect(await stored(last)).toEqual([])
  expect((await ask('this', '/nl/over-ons/')).text).toContain('Nu anders')
  expect([(await ask('last', '/readyz')).status, (await ask('this', '/readyz')).status]).toEqual([503, 200])
})

test('a process that was killed is missed after a quarter of an hour', async () => {
  await lastRelease.noteReader(web, lastWeb)
  await lastRelease.rebuildPublished(cms.payload)
  const silentFor = (minutes: number) =>
    cms.db.execute(
      sql`update content.reader set seen_at = now() - make_interval(mins => ${minutes}) where id = ${lastWeb}`,
    )
  await silentFor(14)
  expect(await retireDocuments(cms.payload, cms.db)).toEqual([])
  await silentFor(16)
  expect(await retireDocuments(cms.payload, cms.db)).toEqual([last])
})

test('whoever goes back writes the documents of that release, and those of the later one go when nobody reads them', async () => {
  await lastRelease.rebuildPublished(cms.payload)
  expect(await stored(documentForm)).not.toEqual([])
  await forgetReader(web, thisWeb)
  await lastRelease.rebuildPublished(cms.payload)
  expect(await stored(documentForm)).toEqual([])
  expect((await ask('last', '/nl/over-ons/')).text).toContain('Nu anders')
  // Forward again: what was there is left alone, and the words of both are those of the CMS.
  await rebuildPublished(cms.payload)
  expect(await stored(last)).toEqual(await stored(documentForm))
})
