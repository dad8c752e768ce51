import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { storeListings } from '@/features/listings/store/store-listings'
import { defaultLocale, locales } from '@/i18n/locales'
import { aListing } from '@/testing/records/a-listing'
import { storeTypes } from '@/testing/home-types'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'

import { rebuildPaths } from '../paths/rebuild-paths'
import { savePage } from '@/testing/records/path-records'
import { documentForm } from '../published/documents'
import { listSitemapFiles, parseSitemapName } from './sitemap-files'
import { streamSitemap } from './stream-sitemap'

let database: TestDatabase
const db = () => database.db
const pictures = [{ url: 'https://files.example.test/1.jpg', width: 1920, height: 1280 }]

beforeAll(async () => {
  database = await createTestDatabase()
  await savePage(db(), { id: 1, path: { nl: 'verkopen', fr: 'vendre' } })
  await savePage(db(), { id: 2, path: { nl: 'partner' }, redirectUrl: 'partner.be' })
  await savePage(db(), { id: 3, path: { nl: 'geheim' } })
  await rebuildPaths(db(), 'all')
  await db().execute(sql`
    insert into content.published (version, language, key, document)
    values (${documentForm}, 'nl', 'page:3', '{"seo": {"robots": "noindex"}}')`)
  const members = [
    { id: 7, name: 'An Peeters', picture: 9, changedAt: '2026-01-02T03:04:05.000Z' },
    { id: 8, name: 'Bo', picture: null, changedAt: '2026-01-02T03:04:05.000Z' },
  ]
  await db().execute(sql`
    insert into content.published (version, language, key, document)
    select ${documentForm}::int, language, key, document::jsonb
    from (values ('team', ${JSON.stringify({ offices: [], members })}), ('media:9', '{"url": "/media/an.jpg?v=1"}'))
      stored (key, document), unnest(array['nl', 'fr', 'en', 'de']) language
    on conflict (version, language, key) do update set document = excluded.document`)
  await storeTypes(db())
  await storeListings(db(), [
    aListing({ id: 1, pictures }),
    aListing({ id: 2, status: 'sold' }),
    aListing({ id: 3 }),
    aListing({ id: 4 }),
  ])
  await db().execute(sql`
    insert into listing.project (id, zip, city, country, is_address_published, show_order, pictures, fingerprint, external_url)
    select id, '9000', 'Gent', 'BE', true, 1, ${JSON.stringify(pictures)}::jsonb, gen_random_uuid(), external_url
    from (values (12, null), (13, 'www.zicht.be')) project (id, external_url)`)
})
afterAll(() => database.drop())

const needs = {
  languages: locales,
  hosts: { storageHost: 'files.example.test', cdnOrigin: 'https://cdn.example.test' },
  siteUrl: 'https://www.example.be',
  standard: defaultLocale,
}

async function xmlOf(name: string, more: Partial<typeof needs & { perFile: number }> = {}) {
  const file = parseSitemapName(name)
  const stream = file && (await streamSitemap(db(), file, { ...needs, ...more }))
  return stream && new Response(stream).text()
}

async function locationsOf(name: string, more: { perFile?: number } = {}): Promise<string[]> {
  const xml = (await xmlOf(name, more)) ?? ''
  return [...xml.matchAll(/<loc>https:\/\/www\.example\.be([^<]*)</g)].map(([, path = '']) =>
    path.replaceAll('&amp;', '&'),
  )
}

test('there is a file for each kind and language, and as many as addresses need', async () => {
  const files = await listSitemapFiles(db(), locales)
  expect(files).toHaveLength(6 * 4)
  expect(files.slice(0, 4)).toEqual(['pages-nl-1.xml', 'pages-fr-1.xml', 'pages-en-1.xml', 'pages-de-1.xml'])
  const small = await listSitemapFiles(db(), ['nl', 'fr'], 2)
  expect(small.filter((name) => name.startsWith('homes'))).toEqual([
    'homes-nl-1.xml',
    'homes-nl-2.xml',
    'homes-fr-1.xml',
    'homes-fr-2.xml',
  ])
  expect(small.filter((name) => name.includes('-de-'))).toEqual([])
})

test('the files of pages together hold every page of their language once', async () => {
  const files = await Promise.all([1, 2, 3].map((n) => locationsOf(`pages-nl-${n}.xml`, { perFile: 2 })))
  expect(files.flat()).toEqual(['/nl/', '/nl/projecten/', '/nl/te-huur/', '/nl/te-koop/', '/nl/verkopen/'])
  expect(files.map((paths) => paths.length)).toEqual([2, 2, 1])
  expect(await xmlOf('pages-fr-1.xml')).toContain('<loc>https://www.example.be/fr/vendre/</loc>')
})

test('a page that editors keep from search engines, or that nobody has filled, is in none', async () => {
  const paths = await locationsOf('pages-nl-1.xml')
  expect(paths).not.toContain('/nl/geheim/')
  expect(paths).not.toContain('/nl/schatting/')
  expect(paths).not.toContain('/nl/partner/')
})

test('every address names the same page in each language that has it, itself included', async () => {
  const xml = (await xmlOf('pages-fr-1.xml')) ?? ''
  const line = xml.split('\n').find((one) => one.includes('<loc>https://www.example.be/fr/vendre/')) ?? ''
  const alternates = [...line.matchAll(/hreflang="([^"]*)" href="https:\/\/www\.example\.be([^"]*)"/g)]
  expect(alternates.map(([, language, path]) => [language, path])).toEqual([
    ['nl', '/nl/verkopen/'],
    ['fr', '/fr/vendre/'],
    ['x-default', '/nl/verkopen/'],
  ])
})

test('whoever speaks another language is led to the standard one of the site', async () => {
  const xml = (await xmlOf('projects-nl-1.xml', { standard: 'de' })) ?? ''
  expect(xml).toContain('hreflang="x-default" href="https://www.example.be/de/projekte/12/"')
})

test('homes that are sold and projects with a website of their own are left out', async () => {
  const homes = await locationsOf('homes-fr-1.xml')
  expect(homes.map((path) => path.split('/').at(-2))).toEqual(['1', '3', '4'])
  expect(homes[0]).toMatch(/^\/fr\/a-vendre\/gent\//)
  expect(await locationsOf('projects-de-1.xml')).toEqual(['/de/projekte/12/'])
})

test('every member of the team is listed, with the photograph and the page in each language', async () => {
  expect(await locationsOf('team-fr-1.xml')).toEqual(['/fr/equipe/an-peeters/7/', '/fr/equipe/bo/8/'])
  const xml = await xmlOf('team-nl-1.xml')
  expect(xml).toContain('hreflang="fr" href="https://www.example.be/fr/equipe/an-peeters/7/"')
  expect(xml).toContain('<lastmod>2026-01-02T03:04:05.000Z</lastmod>')
  expect(xml).toContain('<image:loc>https://www.example.be/media/an.jpg?v=1&amp;width=1200</image:loc>')
})

test('a home and a project are listed with their picture', async () => {
  const image =
    '<image:loc>https://cdn.example.test/1.jpg?width=1200&amp;height=auto&amp;format=webp</image:loc>'
  expect((await xmlOf('homes-nl-1.xml'))?.split(image)).toHaveLength(2)
  expect(await xmlOf('projects-nl-1.xml')).toContain(image)
})

test('lists of one place and of one type, and the pages of a type in a place, are named', async () => {
  expect(await locationsOf('searches-fr-1.xml')).toEqual(['/fr/a-vendre/?city=Gand', '/fr/a-vendre/?type=1'])
  expect(await locationsOf('landings-fr-1.xml')).toEqual(['/fr/a-vendre/gand/maisons/'])
})

test('the second file of homes goes on where the first ends', async () => {
  const ids = async (n: number) =>
    (await locationsOf(`homes-nl-${n}.xml`, { perFile: 2 })).map((path) => path.split('/').at(-2))
  expect([await ids(1), await ids(2)]).toEqual([['1', '3'], ['4']])
  expect(await xmlOf('homes-nl-3.xml', { perFile: 2 })).toBeNull()
})

test('a language that is switched off has no file, and is named in none', async () => {
  expect(await xmlOf('pages-fr-1.xml', { languages: ['nl'] } as never)).toBeNull()
  expect(await xmlOf('pages-nl-1.xml', { languages: ['nl'] } as never)).not.toContain('hreflang="fr"')
})

test.each([
  'pages-nl-9.xml',
  'pages-nl-0.xml',
  'homes-nl-1.txt',
  'people-nl-1.xml',
  'pages-es-1.xml',
  'pages-1.xml',
])('there is no file %s', async (name) => {
  expect(await xmlOf(name)).toBeNull()
})
