import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { Language } from '@/domain/language'
import { aPicture, make } from '@/testing/records/a-document'
import { type Ask, openPayload, type TestPayload } from '@/testing/records/a-payload'
import { aText } from '@/testing/records/a-text'
import { rows } from '@/testing/rows'

import { publishDue } from '../publish-due.task'
import { documentForm } from './documents'
import { rebuildPublished } from './rebuild-published'

let cms: TestPayload
let ask: Ask
let translate: Ask
let blog: number

beforeAll(async () => {
  cms = await openPayload()
  ;({ ask } = await cms.as('editor'))
  ;({ ask: translate } = await cms.as('translator', { languages: ['fr'] }))
  blog = await make(cms.payload, 'categories', { title: 'Blog' })
})
afterAll(() => cms.close())

/** In which languages there is a document, and what it is there. */
async function published(key: string): Promise<Partial<Record<Language, Record<string, unknown>>>> {
  const found = await rows<{ language: Language; document: Record<string, unknown> }>(
    cms.db,
    sql`select language, document from content.published where key = ${key} order by language`,
  )
  return Object.fromEntries(found.map(({ language, document }) => [language, document]))
}

const languagesOf = async (key: string) => Object.keys(await published(key))

/** Row by row: what the saves wrote is what would be written from all records. */
const saves = { agree: async () => expect((await rebuildPublished(cms.payload)).changed).toEqual([]) }

async function patch(path: string, body: object, as: Ask = ask): Promise<void> {
  const answer = await as('PATCH', path, body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
}

async function isAnywhere(word: string): Promise<boolean> {
  const found = await rows(
    cms.db,
    sql`select 1 from content.published where document::text like ${`%${word}%`}`,
  )
  return found.length > 0
}

test('a page is published, translated, changed in a draft, hidden in a language, withdrawn and deleted', async () => {
  const id = await make(cms.payload, 'pages', { title: 'Over ons', showInMenu: true, css: 'wide' })
  const key = `page:${id}`
  expect(await published(key)).toMatchObject({ nl: { name: 'Over ons', className: 'wide' } })
  expect(await languagesOf(key)).toEqual(['nl'])
  await saves.agree()

  await patch(`pages/${id}?locale=fr&draft=true`, { title: 'Brouillon secret' }, translate)
  await patch(`pages/${id}?locale=nl&draft=true&autosave=true`, { title: 'Nog geheim', css: 'narrow' })
  expect(await languagesOf(key)).toEqual(['nl'])
  expect(await isAnywhere('geheim')).toBe(false)
  expect(await isAnywhere('secret')).toBe(false)
  await saves.agree()

  await patch(`pages/${id}?locale=nl&publishAllLocales=true`, {
    title: 'Wie we zijn',
    _status: 'published',
  })
  expect(await published(key)).toMatchObject({
    nl: { name: 'Wie we zijn', className: 'narrow' },
    fr: { name: 'Brouillon secret' },
  })
  expect(await published('menu')).toMatchObject({ nl: [{ id, title: 'Wie we zijn' }] })
  await saves.agree()

  await patch(`pages/${id}?locale=fr`, { isPublic: false, _status: 'published' })
  expect(await languagesOf(key)).toEqual(['nl'])
  expect(await isAnywhere('secret')).toBe(false)
  await saves.agree()

  await patch(`pages/${id}?locale=nl`, { _status: 'draft' })
  expect(await languagesOf(key)).toEqual([])
  expect(await published('menu')).toMatchObject({ nl: [] })
  await saves.agree()

  await patch(`pages/${id}?locale=nl`, { _status: 'published' })
  expect(await languagesOf(key)).toEqual(['nl'])
  expect((await ask('PATCH', `pages/${id}`, { deletedAt: new Date().toISOString() })).status).toBe(200)
  expect(await languagesOf(key)).toEqual([])
  await saves.agree()
})

test('an article without a page of its own comes and goes like any other', async () => {
  const id = await make(cms.payload, 'articles', {
    title: 'Getuigenis',
    category: blog,
    hasPage: false,
    body: aText('Goed werk.'),
  })
  const key = `article:${id}`
  expect(await published(key)).toMatchObject({ nl: { title: 'Getuigenis', category: blog } })
  await saves.agree()
  await patch(`articles/${id}?locale=nl`, { _status: 'draft' })
  expect(await languagesOf(key)).toEqual([])
  await saves.agree()
})

test('what waits for its moment is published then', async () => {
  const id = await make(cms.payload, 'articles', { title: 'Straks', category: blog, _status: 'draft' })
  await patch(`articles/${id}?locale=nl&draft=true`, {
    publishAt: '2026-01-01T08:00:00.000Z',
    publishIn: 'all',
  })
  expect(await languagesOf(`article:${id}`)).toEqual([])
  await saves.agree()
  await publishDue(cms, { published: () => undefined, failed: (_, error) => expect.fail(String(error)) })
  expect(await languagesOf(`article:${id}`)).toEqual(['nl'])
  await saves.agree()
})

test('an older version that is restored is what visitors see again', async () => {
  const id = await make(cms.payload, 'articles', { title: 'Eerst', category: blog })
  await patch(`articles/${id}?locale=nl`, { title: 'Daarna', _status: 'published' })
  const { docs } = await cms.payload.findVersions({
    collection: 'articles',
    where: { parent: { equals: id } },
  })
  const first = docs.find(({ version }) => version.title === 'Eerst')
  await cms.payload.restoreVersion({ collection: 'articles', id: first?.id ?? '' })
  expect(await published(`article:${id}`)).toMatchObject({ nl: { title: 'Eerst' } })
  await saves.agree()
})

test('a picture has its words, also those that change, and another file', async () => {
  const id = await make(cms.payload, 'media', { alt: 'Gevel' })
  await patch(`media/${id}?locale=fr`, { alt: 'Façade' })
  const before = await published(`media:${id}`)
  expect(before).toMatchObject({ nl: { alt: 'Gevel' }, fr: { alt: 'Façade' }, en: { alt: '' } })
  await saves.agree()
  await cms.payload.update({ collection: 'media', id, data: {}, file: await aPicture() })
  expect((await published(`media:${id}`)).nl?.url).not.toBe(before.nl?.url)
  await saves.agree()
  await cms.payload.delete({ collection: 'media', id })
  expect(await languagesOf(`media:${id}`)).toEqual([])
  await saves.agree()
})

test('categories, team, notes, terms and settings are rewritten with each of their records', async () => {
  const below = await make(cms.payload, 'categories', { title: 'Gent', parent: blog })
  await patch(`categories/${below}?locale=fr`, { title: 'Gand', sort: 1 })
  expect((await published('categories')).fr).toMatchObject({ 0: { id: below, title: 'Gand' } })
  await cms.payload.delete({ collection: 'categories', id: below })
  await saves.agree()

  const member = await make(cms.payload, 'team', { name: 'An', recognitionNumber: '500 001' })
  expect(await published('team')).toMatchObject({ de: { members: [{ id: member, name: 'An' }] } })
  expect(await isAnywhere('500 001')).toBe(false)
  await cms.payload.delete({ collection: 'team', id: member })
  await saves.agree()

  const note = await make(cms.payload, 'listing-notes', {
    recordId: 12,
    isFeatured: true,
    metaTitle: 'Aan zee',
  })
  expect(await published('featured')).toMatchObject({ nl: [12] })
  await cms.payload.update({ collection: 'listing-notes', id: note, locale: 'nl', data: { recordId: 13 } })
  expect(await languagesOf('listing-note:12')).toEqual([])
  expect(await published('listing-note:13')).toMatchObject({ nl: { metaTitle: 'Aan zee' } })
  await patch(`listing-notes/${note}?locale=nl`, { isFeatured: false })
  expect(await published('featured')).toMatchObject({ nl: [] })
  await cms.payload.delete({ collection: 'listing-notes', id: note })
  await saves.agree()

  await make(cms.payload, 'legal-facts', { reviewer: 'Een collega', value: 6 })
  expect(await published('legal-facts')).toMatchObject({ nl: [{ value: 6 }] })
  expect(await isAnywhere('Een collega')).toBe(false)
  await saves.agree()

  const popup = { title: 'Open dag', isPublished: false }
  await cms.payload.updateGlobal({ slug: 'popup', data: popup, locale: 'nl' })
  expect(await isAnywhere('Open dag')).toBe(false)
  await cms.payload.updateGlobal({ slug: 'popup', data: { isPublished: true }, locale: 'nl' })
  expect(await published('popup')).toMatchObject({ nl: { title: 'Open dag' } })
  expect(await languagesOf('popup')).toEqual(['nl'])
  await saves.agree()
})

test('a save that is refused leaves what was published as it was', async () => {
  const first = await make(cms.payload, 'pages', { title: 'Contact' })
  const second = await make(cms.payload, 'pages', { title: 'Bereik ons' })
  const answer = await ask('PATCH', `pages/${second}?locale=nl`, { title: 'Anders', path: 'contact' })
  expect(answer.status).toBe(400)
  expect(await published(`page:${second}`)).toMatchObject({ nl: { name: 'Bereik ons' } })
  expect(await languagesOf(`page:${first}`)).toEqual(['nl'])
  await saves.agree()
})

test('what was changed behind the back of the CMS is put right', async () => {
  const id = await make(cms.payload, 'pages', { title: 'Verkopen' })
  await cms.db.execute(sql`update content.published set document = '{}' where key = ${`page:${id}`}`)
  await cms.db.execute(
    sql`insert into content.published (version, language, key, document) values (${documentForm}, 'nl', 'article:999', '{}')`,
  )
  const { changed } = await rebuildPublished(cms.payload)
  expect(changed).toEqual([`page:${id}`, 'article:999'])
  expect(await published(`page:${id}`)).toMatchObject({ nl: { name: 'Verkopen' } })
})

test('towns that the settings hide, and the published ones did not, leave every page at once', async () => {
  await cms.payload.updateGlobal({ slug: 'settings', data: { hideCity: true }, locale: 'nl' })
  await cms.db.execute(
    sql`update content.published set document = document || '{"hideCity": false}' where key = 'settings'`,
  )
  await cms.db.execute(sql`delete from http_cache.purge`)
  await rebuildPublished(cms.payload)
  const hard = () => rows(cms.db, sql`select tag from http_cache.purge where is_hard order by tag`)
  expect(await hard()).toEqual([{ tag: 'missing' }, { tag: 'projects' }])
  await cms.db.execute(sql`delete from http_cache.purge`)
  await rebuildPublished(cms.payload)
  expect(await hard()).toEqual([])
})
