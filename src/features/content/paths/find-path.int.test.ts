import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { locales } from '@/i18n/locales'
import { projectPath } from '@/i18n/paths/project-paths'
import { systemPaths } from '@/i18n/paths/system-paths'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'

import { findAlternates, findRecord, findTrail, pathsOf } from './entry-paths'
import { findPath } from './find-path'
import { rebuildPaths } from './rebuild-paths'
import { bumpRevision, currentRevision } from './revision'
import { storeRedirects } from './store-redirects'
import { saveArticle, saveCategory, savePage } from '@/testing/records/path-records'

let database: TestDatabase
const db = () => database.db

beforeAll(async () => {
  database = await createTestDatabase()
  await db().execute(sql`
    insert into listing.project (id, zip, city, country, is_address_published, show_order, pictures, fingerprint, external_url)
    select id, '9000', 'Gent', 'BE', true, 1, '[]', gen_random_uuid(), external_url
    from (values (12, null), (13, 'http://www.zicht.be')) project (id, external_url)`)
  await db().execute(sql`
    insert into listing.project_text
    select id, language, 'Project ' || id, '', '', '', ''
    from unnest(array[12, 13]) id, unnest(array['nl', 'fr', 'en', 'de']) language`)
  await savePage(db(), { id: 1, key: 'sell', path: { nl: 'verkopen', fr: 'vendre' }, title: 'Sell' })
  await savePage(db(), { id: 2, parent: 1, path: { nl: 'intern' }, title: 'Hidden', isPublic: false })
  await savePage(db(), { id: 3, parent: 2, path: { nl: 'tips' }, title: 'Tips' })
  await savePage(db(), { id: 4, path: { nl: 'partner' }, redirectUrl: 'http://www.partner.be/nl' })
  await savePage(db(), { id: 5, path: { nl: 'blog' }, title: 'Blog' })
  await saveCategory(db(), { id: 1, path: { nl: 'blog', fr: 'journal' } })
  await saveArticle(db(), {
    id: 40,
    category: 1,
    path: { nl: 'vijf-tips', fr: 'cinq-conseils' },
    title: 'Five',
  })
  await savePage(db(), { id: 6, path: { nl: 'heette-zo' } })
  await rebuildPaths(db(), 'all')
  await savePage(db(), { id: 6, path: { nl: 'heet-nu-zo' } })
  await db().execute(sql`insert into redirects ("from", "to") values
    ('/nl/Oud Adres', '/nl/heette-zo/'), ('aanbod', '/nl/te-koop/?type=2'), ('/nl/weg/', 'partner.be'),
    ('/nl/verkopen/', '/nl/'), ('/nl/rond/', '/nl/rond/')`)
  await storeRedirects(db())
  await rebuildPaths(db(), { pages: [6] })
})
afterAll(() => database.drop())

// Coverage: 2.7, 2.9, 2.10, 2.11, 2.49, 2.51, 2.52, 2.53.
test.each([
  ['/for-sale/', 'nl', '/nl/te-koop/'],
  ['/for-sale', 'fr', '/fr/a-vendre/'],
  ['https://www.example.be/nl/te-huur?page=2', 'nl', '/nl/te-huur/'],
  ['/fr/%C3%80%20Vendre/', 'fr', '/fr/a-vendre/'],
  ['/te-koop/', 'nl', '/nl/te-koop/'],
  ['/en/te-koop/', 'en', '/en/for-sale/'],
  ['/nl/immo/te-huur', 'nl', '/nl/te-huur/'],
  ['/contact-demand/', 'fr', '/fr/estimation-gratuite/'],
  ['/login/', 'de', '/de/login/'],
  ['/feedback/contact-demand', 'nl', '/nl/bedankt/gratis-schatting/'],
  ['/', 'en', '/en/'],
  ['/verkopen/', 'fr', '/fr/vendre/'],
  ['/page/3/', 'nl', '/nl/verkopen/intern/tips/'],
  ['/page/4/', 'nl', 'https://www.partner.be/nl'],
  ['/article/40/', 'nl', '/nl/blog/vijf-tips/'],
  ['/projects/', 'fr', '/fr/projets/'],
  ['/project/?id=12', 'nl', '/nl/projecten/12/'],
  ['/project/?id=13', 'nl', 'https://www.zicht.be'],
  ['/nl/heette-zo/', 'nl', '/nl/heet-nu-zo/'],
] as const)('%s leads in %s to %s', async (path, locale, to) => {
  expect(await findPath(db(), { path, locale })).toEqual({ kind: 'redirect', to })
})

// Coverage: 2.37.
test.each([
  ['/blog/vijf-tips/', '/nl/blog/vijf-tips/'],
  ['/journal/cinq-conseils/', '/fr/journal/cinq-conseils/'],
  ['/verkopen/intern/tips/', '/nl/verkopen/intern/tips/'],
  ['/heet-nu-zo/', '/nl/heet-nu-zo/'],
])('the path %s without a language leads to %s', async (path, to) => {
  expect(await findPath(db(), { path, locale: null })).toEqual({ kind: 'redirect', to })
})

// Coverage: 2.49.
test.each([
  ['/fr/verkopen/', '/fr/vendre/'],
  ['/nl/contact-demand/', '/nl/schatting/'],
  ['/de/feedback/site-contact/', '/de/danke/kontakt/'],
])('the original path %s with a language leads to %s', async (path, to) => {
  expect(await findPath(db(), { path, locale: null })).toEqual({ kind: 'redirect', to })
})

// Coverage: 2.1, 2.6, 2.44, 2.47, 3.82.
test.each([
  ['/nl/', { kind: 'entry', entry: 'home', type: 'page', recordId: null, language: 'nl' }],
  ['/nl/te-koop/?city=Gent', { kind: 'entry', entry: 'for-sale', type: 'listing-base' }],
  ['/nl/verkopen/', { kind: 'entry', entry: 'page-1', recordId: 1, path: '/nl/verkopen/' }],
  ['/nl/verkopen', { kind: 'redirect', to: '/nl/verkopen/' }],
  ['/fr/À%20Vendre/', { kind: 'redirect', to: '/fr/a-vendre/' }],
  ['/a-vendre/', { kind: 'redirect', to: '/fr/a-vendre/' }],
  ['/for-sale/', { kind: 'redirect', to: '/nl/te-koop/' }],
  ['/nl/partner/', { kind: 'entry', entry: 'page-4', externalLink: 'https://www.partner.be/nl' }],
  ['/page/4/', { kind: 'redirect', to: 'https://www.partner.be/nl' }],
  ['/nl/projecten/', { kind: 'entry', entry: 'projects', type: 'page', recordId: null }],
  ['/nl/projecten/12/', { kind: 'entry', entry: 'project-12', type: 'project', recordId: 12 }],
  ['/nl/projecten/13/', { kind: 'entry', externalLink: 'https://www.zicht.be' }],
  ['/project/?id=13', { kind: 'redirect', to: 'https://www.zicht.be' }],
  ['/nl/oud-adres/', { kind: 'redirect', to: '/nl/heet-nu-zo/' }],
  ['/aanbod/', { kind: 'redirect', to: '/nl/te-koop/?type=2' }],
  ['/nl/weg/', { kind: 'redirect', to: 'https://partner.be' }],
])('%s answers %o', async (path, expected) => {
  expect(await findPath(db(), { path, locale: null })).toMatchObject(expected)
})

// Coverage: 2.50.
test.each([
  '/fr/no-such-page/',
  '/no-such-page/',
  '/de/verkopen/',
  '/nl/verkopen/intern/',
  '/nl/projecten/99/',
  '/project/?id=14',
  '/nl/rond/',
  '/es/contact/',
])('nobody answers %s', async (path) => {
  expect(await findPath(db(), { path, locale: null })).toBeNull()
})

// Coverage: 2.49, 7.14.
test('every page of the site goes to every language and back', async () => {
  for (const { original, paths } of systemPaths) {
    for (const locale of locales) {
      const path = paths[locale] ?? ''
      expect(await findPath(db(), { path: original, locale })).toEqual({ kind: 'redirect', to: path })
      expect(await findPath(db(), { path, locale: null })).toMatchObject({ kind: 'entry', original })
    }
  }
})

test('a project has the same path in the database as in the code', async () => {
  const paths = locales.map((locale) => [locale, { path: projectPath(locale, 12), title: 'Project 12' }])
  expect(await findAlternates(db(), 'project-12')).toEqual(Object.fromEntries(paths))
})

test('the alternates of an entry are the languages that have it', async () => {
  expect(await findAlternates(db(), 'page-1')).toEqual({
    nl: { path: '/nl/verkopen/', title: 'Sell' },
    fr: { path: '/fr/vendre/', title: 'Sell' },
  })
})

// Coverage: 2.46.
test.each([
  ['page-3', ['Home /nl/', 'Sell /nl/verkopen/', 'Tips /nl/verkopen/intern/tips/']],
  ['article-40', ['Home /nl/', 'Blog /nl/blog/', 'Five /nl/blog/vijf-tips/']],
  ['project-12', ['Home /nl/', 'Nieuwbouwprojecten /nl/projecten/', 'Project 12 /nl/projecten/12/']],
  ['feedback/demand-register', ['Home /nl/', 'Bedankt /nl/bedankt/zoekopdracht/']],
  ['home', ['Home /nl/']],
  ['page-99', []],
])('the trail of %s names what is public above it', async (entry, expected) => {
  const trail = await findTrail(db(), { entry, locale: 'nl' })
  expect(trail.map(({ title, href }) => `${title} ${href}`)).toEqual(expected)
})

test('links to many entries are found at once, external ones at their own address', async () => {
  const paths = await pathsOf(db(), ['page-1', 'page-4', 'project-13', 'article-40', 'page-99'], 'nl')
  expect(Object.fromEntries(paths)).toEqual({
    'page-1': '/nl/verkopen/',
    'page-4': 'https://www.partner.be/nl',
    'project-13': 'https://www.zicht.be',
    'article-40': '/nl/blog/vijf-tips/',
  })
})

test('an editor takes a redirect away', async () => {
  await db().transaction(async (tx) => {
    await tx.execute(sql`delete from redirects where "from" = '/nl/weg/'`)
    await storeRedirects(tx)
  })
  expect(await findPath(db(), { path: '/nl/weg/', locale: null })).toBeNull()
  expect(await findPath(db(), { path: '/nl/heette-zo/', locale: null })).toMatchObject({ kind: 'redirect' })
})

test('the revision counts', async () => {
  const before = await currentRevision(db())
  expect(await bumpRevision(db())).toBe(before + 1)
  expect(await currentRevision(db())).toBe(before + 1)
})

test('the record behind an entry is found by its name', async () => {
  expect(await findRecord(db(), 'article-40')).toBe(40)
  expect(await findRecord(db(), 'article-999')).toBeNull()
})
