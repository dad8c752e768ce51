import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { storeListings } from '@/features/listings/store-listings'
import { aListing } from '@/testing/a-listing'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'

import { rebuildPaths } from './rebuild-paths'
import { findSitemapUrls, listSitemapFiles } from './sitemap-files'
import { savePage } from './testing-records'

let database: TestDatabase
const db = () => database.db

beforeAll(async () => {
  database = await createTestDatabase()
  await savePage(db(), { id: 1, path: { nl: 'verkopen', fr: 'vendre' } })
  await savePage(db(), { id: 2, path: { nl: 'partner' }, redirectUrl: 'partner.be' })
  await rebuildPaths(db(), 'all')
  await storeListings(db(), [aListing({ id: 1 }), aListing({ id: 2, status: 'sold' }), aListing({ id: 3 })])
  await db().execute(sql`
    insert into listing.project (id, zip, city, country, is_address_published, show_order, pictures, fingerprint, external_url)
    select id, '9000', 'Gent', 'BE', true, 1, '[]', gen_random_uuid(), external_url
    from (values (12, null), (13, 'www.zicht.be')) project (id, external_url)`)
})
afterAll(() => database.drop())

test('there are as many files as addresses need', async () => {
  expect(await listSitemapFiles(db())).toEqual([
    'pages-1.xml',
    'projects-1.xml',
    'searches-1.xml',
    'homes-1.xml',
  ])
  const small = ['pages-1.xml', 'pages-2.xml', 'pages-3.xml', 'pages-4.xml', 'pages-5.xml', 'pages-6.xml']
  expect(await listSitemapFiles(db(), 4)).toEqual([
    ...small,
    'projects-1.xml',
    'searches-1.xml',
    'searches-2.xml',
    'homes-1.xml',
    'homes-2.xml',
  ])
})

test('the files of pages together hold every page once, in each language it has', async () => {
  const files = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => findSitemapUrls(db(), `pages-${n}.xml`, 4)))
  const urls = files.flatMap((file) => file ?? [])
  expect(urls).toHaveLength(5 * 4 + 2)
  expect(new Set(urls.map(({ path }) => path)).size).toBe(urls.length)
  expect(urls.find(({ path }) => path === '/fr/vendre/')?.alternates).toEqual({
    nl: '/nl/verkopen/',
    fr: '/fr/vendre/',
  })
})

test('homes that are sold and projects with a website of their own are left out', async () => {
  const homes = await findSitemapUrls(db(), 'homes-1.xml')
  expect(homes?.map(({ path }) => path.split('/').at(-2))).toEqual(['1', '1', '1', '1', '3', '3', '3', '3'])
  expect(homes?.[1]?.path).toMatch(/^\/fr\/a-vendre\/gent\//)
  const projects = await findSitemapUrls(db(), 'projects-1.xml')
  expect(projects?.map(({ path }) => path)).toEqual([
    '/nl/projecten/12/',
    '/fr/projets/12/',
    '/en/projects/12/',
    '/de/projekte/12/',
  ])
})

test('lists of one place and of one type are named in every language', async () => {
  const files = await Promise.all([1, 2].map((n) => findSitemapUrls(db(), `searches-${n}.xml`, 4)))
  expect(files.flatMap((file) => file ?? []).map(({ path }) => path)).toEqual([
    '/nl/te-koop/?city=Gent',
    '/fr/a-vendre/?city=Gand',
    '/en/for-sale/?city=Ghent',
    '/de/zu-verkaufen/?city=Gent',
    '/nl/te-koop/?type=1',
    '/fr/a-vendre/?type=1',
    '/en/for-sale/?type=1',
    '/de/zu-verkaufen/?type=1',
  ])
})

test.each(['pages-2.xml', 'pages-0.xml', 'homes-1.txt', 'people-1.xml', 'pages-1.xml.xml'])(
  'there is no file %s',
  async (name) => {
    expect(await findSitemapUrls(db(), name)).toBeNull()
  },
)
