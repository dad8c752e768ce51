import { locks } from '@/database/locks'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { locales } from '@/i18n/locales'
import { systemPaths } from '@/i18n/paths/system-paths'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'
import { rows } from '@/testing/rows'

import { findPath } from './find-path'
import { rebuildPaths } from './rebuild-paths'
import type { PathScope } from './rebuild-paths.sql'
import { saveArticle, saveCategory, savePage } from '@/testing/records/path-records'

let database: TestDatabase
const db = () => database.db

beforeEach(async () => {
  database = await createTestDatabase()
})
afterEach(() => database.drop())

const rebuild = (scope: PathScope) => db().transaction((tx) => rebuildPaths(tx, scope))

async function pathsOfEntry(entry: string): Promise<Record<string, string>> {
  const found = await rows<{ language: string; path: string }>(
    db(),
    sql`select language, path from content.path where entry = ${entry}`,
  )
  return Object.fromEntries(found.map(({ language, path }) => [language, path]))
}

async function redirects(): Promise<string[]> {
  const found = await rows<{ text: string }>(
    db(),
    sql`select from_path || ' ' || entry as text from content.redirect order by from_path`,
  )
  return found.map(({ text }) => text)
}

const answer = (path: string) => findPath(db(), { path, locale: null })

// Coverage: 2.45.
test('without any page of an editor the site has its own pages in every language', async () => {
  await db().execute(sql`delete from content.path`)
  const { changed } = await rebuild('all')
  expect(changed).toHaveLength(systemPaths.length * locales.length)
  expect(await pathsOfEntry('for-sale')).toEqual(systemPaths.find(({ id }) => id === 'for-sale')?.paths)
  expect(await rows(db(), sql`select title from content.path where path = '/fr/merci/recherche/'`)).toEqual([
    { title: 'Merci' },
  ])
  expect((await rebuild('all')).changed).toEqual([])
})

test('no save waits for a sync that is under way', async () => {
  const sync = await db().$client.connect()
  await sync.query('select pg_advisory_lock($1)', [locks.sync])
  const saved = db().transaction(async (tx) => {
    await tx.execute(sql`set local lock_timeout = '1s'`)
    return rebuildPaths(tx, 'all')
  })
  await expect(saved).resolves.toBeDefined()
  sync.release(true)
})

// Coverage: 2.5, 2.48, 2.68, 3.77, 3.83.
test('renaming a page moves everything below it in four languages and leaves redirects', async () => {
  await savePage(db(), { id: 1, path: 'diensten' })
  await savePage(db(), { id: 2, path: 'verkoop', parent: 1 })
  await savePage(db(), { id: 3, path: 'tips', parent: 2 })
  await savePage(db(), { id: 4, path: 'over-ons' })
  await rebuild('all')
  await savePage(db(), { id: 1, path: 'aanbod' })
  const { changed } = await rebuild({ pages: [1] })
  expect(changed).toHaveLength(3 * 4)
  expect(changed).toContainEqual({
    entry: 'page-3',
    language: 'de',
    from: '/de/diensten-de/verkoop-de/tips-de/',
    to: '/de/aanbod-de/verkoop-de/tips-de/',
  })
  expect(await answer('/fr/diensten-fr/verkoop-fr/')).toEqual({
    kind: 'redirect',
    to: '/fr/aanbod-fr/verkoop-fr/',
  })
  expect(await redirects()).toHaveLength(12)
})

test('a page renamed twice is one step away from its first path', async () => {
  for (const path of ['een', 'twee', 'drie']) {
    await savePage(db(), { id: 1, path })
    await rebuild({ pages: [1] })
  }
  expect(await answer('/nl/een-nl/')).toEqual({ kind: 'redirect', to: '/nl/drie-nl/' })
  expect(await answer('/nl/twee-nl/')).toEqual({ kind: 'redirect', to: '/nl/drie-nl/' })
})

test('renaming a page back takes its redirect away', async () => {
  for (const path of ['een', 'twee', 'een']) {
    await savePage(db(), { id: 1, path: { nl: path } })
    await rebuild({ pages: [1] })
  }
  expect(await redirects()).toEqual(['/nl/twee/ page-1'])
  expect(await answer('/nl/een/')).toMatchObject({ kind: 'entry', entry: 'page-1', recordId: 1 })
})

test('a language in which a page or one above it has no path has no row', async () => {
  await savePage(db(), { id: 1, path: { nl: 'diensten', fr: 'services', en: '' } })
  await savePage(db(), { id: 2, path: { nl: 'verkoop', en: 'sale', de: 'verkauf' }, parent: 1 })
  await rebuild({ pages: [1] })
  expect(await pathsOfEntry('page-1')).toEqual({ nl: '/nl/diensten/', fr: '/fr/services/' })
  expect(await pathsOfEntry('page-2')).toEqual({ nl: '/nl/diensten/verkoop/' })
})

// Coverage: 3.86.
test('a page below one that is not public has its path', async () => {
  await savePage(db(), { id: 1, path: { nl: 'diensten' }, isPublic: false })
  await savePage(db(), { id: 2, path: { nl: 'verkoop' }, parent: 1 })
  await rebuild({ pages: [1, 2] })
  expect(await pathsOfEntry('page-1')).toEqual({})
  expect(await pathsOfEntry('page-2')).toEqual({ nl: '/nl/diensten/verkoop/' })
})

test('a page that is taken offline loses its paths and what led to it', async () => {
  await savePage(db(), { id: 1, path: { nl: 'oud' } })
  await rebuild({ pages: [1] })
  await savePage(db(), { id: 1, path: { nl: 'nieuw' } })
  await rebuild({ pages: [1] })
  await savePage(db(), { id: 1, path: { nl: 'nieuw' }, status: 'draft' })
  const { changed } = await rebuild({ pages: [1] })
  expect(changed).toEqual([{ entry: 'page-1', language: 'nl', from: '/nl/nieuw/', to: null }])
  expect(await redirects()).toEqual([])
  expect(await answer('/nl/oud/')).toBeNull()
})

test('what stood below a deleted page moves up', async () => {
  await savePage(db(), { id: 1, path: { nl: 'diensten' } })
  await savePage(db(), { id: 2, path: { nl: 'verkoop' }, parent: 1 })
  await rebuild('all')
  await db().execute(sql`delete from pages where id = 1`)
  await rebuild({ pages: [1] })
  expect(await pathsOfEntry('page-1')).toEqual({})
  expect(await pathsOfEntry('page-2')).toEqual({ nl: '/nl/verkoop/' })
  expect(await answer('/nl/diensten/verkoop/')).toEqual({ kind: 'redirect', to: '/nl/verkoop/' })
})

test('two pages swap their paths, and no redirect stands in their way', async () => {
  await savePage(db(), { id: 1, path: { nl: 'een' } })
  await savePage(db(), { id: 2, path: { nl: 'twee' } })
  await rebuild('all')
  await savePage(db(), { id: 1, path: { nl: 'twee' } })
  await savePage(db(), { id: 2, path: { nl: 'een' } })
  await rebuild({ pages: [1, 2] })
  expect(await pathsOfEntry('page-1')).toEqual({ nl: '/nl/twee/' })
  expect(await pathsOfEntry('page-2')).toEqual({ nl: '/nl/een/' })
  expect(await redirects()).toEqual([])
})

test('a new page takes the path of one that is deleted with the same save', async () => {
  await savePage(db(), { id: 1, path: { nl: 'contact' } })
  await rebuild('all')
  await db().execute(sql`delete from pages where id = 1`)
  await savePage(db(), { id: 2, path: { nl: 'contact' } })
  await rebuild({ pages: [1, 2] })
  expect(await answer('/nl/contact/')).toMatchObject({ kind: 'entry', entry: 'page-2' })
})

test('a path that another page has is refused by its name, and nothing is written', async () => {
  await savePage(db(), { id: 1, path: { nl: 'contact', fr: 'contact' }, title: 'Contact' })
  await rebuild('all')
  await savePage(db(), { id: 2, path: { fr: 'contact', de: 'kontakt' } })
  await expect(rebuild({ pages: [2] })).rejects.toMatchObject({
    name: 'PathTakenError',
    message: '/fr/contact/ is the address of “Contact” (page-1)',
    language: 'fr',
    path: '/fr/contact/',
    entry: 'page-1',
    title: 'Contact',
    wantedBy: 'page-2',
  })
  expect(await pathsOfEntry('page-2')).toEqual({})
  await expect(rebuild('all')).rejects.toMatchObject({ entry: 'page-1', wantedBy: 'page-2' })
})

test('of two editors who save one path at the same time, one is told', async () => {
  const save = (id: number) =>
    db().transaction(async (tx) => {
      await savePage(tx, { id, path: { nl: 'contact' } })
      return rebuildPaths(tx, { pages: [id] })
    })
  const outcomes = await Promise.allSettled([save(1), save(2)])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { name: 'PathTakenError', path: '/nl/contact/' },
  })
})

test.each([
  [{ nl: 'te-koop' }, undefined],
  [{ fr: 'merci' }, undefined],
  [{ nl: 'admin' }, undefined],
  [{ en: 'my-preview-page' }, undefined],
  [{ nl: '12' }, { nl: 'projecten' }],
])('the site keeps %o below %o for itself', async (path, above) => {
  await savePage(db(), { id: 1, path: above ?? { nl: 'boven' } })
  await savePage(db(), { id: 2, path, ...(above && { parent: 1 }) })
  await expect(rebuild('all')).rejects.toMatchObject({ entry: null, wantedBy: 'page-2' })
})

test('the lists keep their paths; a page below one may stand there unless it looks like a home', async () => {
  await savePage(db(), { id: 1, key: 'for-sale', path: { nl: 'panden' }, title: 'Ons aanbod' })
  await savePage(db(), { id: 2, parent: 1, path: { nl: 'nieuw' } })
  await rebuild('all')
  expect(await answer('/nl/te-koop/')).toMatchObject({ kind: 'entry', entry: 'for-sale', recordId: 1 })
  expect(await pathsOfEntry('page-2')).toEqual({ nl: '/nl/te-koop/nieuw/' })
  await savePage(db(), { id: 3, parent: 2, path: { nl: 'huis' } })
  await savePage(db(), { id: 4, parent: 3, path: { nl: '12' } })
  await expect(rebuild({ pages: [3] })).rejects.toMatchObject({ entry: null, wantedBy: 'page-4' })
})

test('the valuation page takes the path an editor gives it, and its own back without one', async () => {
  await rebuild('all')
  await savePage(db(), { id: 1, key: 'contact-demand', path: { nl: 'waardebepaling' } })
  await rebuild({ pages: [1] })
  expect(await pathsOfEntry('contact-demand')).toMatchObject({
    nl: '/nl/waardebepaling/',
    fr: '/fr/estimation-gratuite/',
  })
  expect(await answer('/nl/schatting/')).toEqual({ kind: 'redirect', to: '/nl/waardebepaling/' })
  await db().execute(sql`delete from pages`)
  await rebuild({ pages: [1] })
  expect(await answer('/nl/schatting/')).toMatchObject({ entry: 'contact-demand', recordId: null })
  expect(await answer('/nl/waardebepaling/')).toEqual({ kind: 'redirect', to: '/nl/schatting/' })
})

// Coverage: 2.40, 2.43, 2.45, 2.48.
test('an article has a path below its categories in every language; renaming one moves it', async () => {
  await saveCategory(db(), { id: 1, path: 'diensten' })
  await saveCategory(db(), { id: 2, path: 'verkoop', parent: 1 })
  await saveArticle(db(), { id: 40, category: 2, path: 'tips' })
  await saveArticle(db(), { id: 41, category: 2, path: 'zonder', hasPage: false })
  await rebuild({ articles: [40, 41] })
  expect(await pathsOfEntry('article-40')).toEqual({
    nl: '/nl/diensten-nl/verkoop-nl/tips-nl/',
    fr: '/fr/diensten-fr/verkoop-fr/tips-fr/',
    en: '/en/diensten-en/verkoop-en/tips-en/',
    de: '/de/diensten-de/verkoop-de/tips-de/',
  })
  expect(await pathsOfEntry('article-41')).toEqual({})
  await saveCategory(db(), { id: 1, path: { nl: 'services' } })
  await rebuild({ categories: [1] })
  expect(await pathsOfEntry('article-40')).toEqual({ nl: '/nl/services/verkoop-nl/tips-nl/' })
  expect(await answer('/nl/diensten-nl/verkoop-nl/tips-nl/')).toEqual({
    kind: 'redirect',
    to: '/nl/services/verkoop-nl/tips-nl/',
  })
  expect(await answer('/fr/diensten-fr/verkoop-fr/tips-fr/')).toBeNull()
})

test('articles of a deleted category lose their paths, those of its sub-categories move up', async () => {
  await saveCategory(db(), { id: 1, path: { nl: 'diensten' } })
  await saveCategory(db(), { id: 2, path: { nl: 'verkoop' }, parent: 1 })
  await saveArticle(db(), { id: 40, category: 1, path: { nl: 'tips' } })
  await saveArticle(db(), { id: 41, category: 2, path: { nl: 'tips' } })
  await rebuild('all')
  await db().execute(sql`delete from categories where id = 1`)
  await rebuild({ categories: [1] })
  expect(await pathsOfEntry('article-40')).toEqual({})
  expect(await pathsOfEntry('article-41')).toEqual({ nl: '/nl/verkoop/tips/' })
})

test('20,000 pages are built, and one of them renamed', async () => {
  await db().execute(sql`
    insert into pages (id, parent_id, is_redirect, _status, updated_at)
    select id, case when id > 100 then 1 + id % 100 end, false, 'published', now() from generate_series(1, 20000) id`)
  await db().execute(sql`
    insert into pages_locales (title, path, is_public, _locale, _parent_id)
    select 'Title ' || id, 'page-' || id, true, language::_locales, id
    from generate_series(1, 20000) id, unnest(array['nl', 'fr', 'en', 'de']) language`)
  const times = { all: await timeOf(() => rebuild('all')), again: await timeOf(() => rebuild('all')) }
  await db().execute(sql`analyze`)
  await db().execute(sql`update pages_locales set path = 'renamed' where _parent_id in (7, 5000)`)
  console.info({
    ...times,
    leaf: await timeOf(() => rebuild({ pages: [5000] })),
    parent: await timeOf(() => rebuild({ pages: [7] })),
  })
  expect(
    await rows(db(), sql`select count(*)::int from content.path where path like '/nl/renamed/%'`),
  ).toEqual([{ count: 200 }])
  expect(await answer('/de/page-7/page-106/')).toEqual({ kind: 'redirect', to: '/de/renamed/page-106/' })
})

async function timeOf(work: () => Promise<unknown>): Promise<string> {
  const start = performance.now()
  await work()
  return `${Math.round(performance.now() - start)} ms`
}
