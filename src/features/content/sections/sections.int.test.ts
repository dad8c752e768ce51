import { sql } from 'drizzle-orm'
import type { TypedUser } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import type { Language } from '@/domain/language'
import { make } from '@/testing/records/a-document'
import { type Ask, openPayload, type TestPayload } from '@/testing/records/a-payload'
import { aReader } from '@/testing/records/a-reader'
import { aText } from '@/testing/records/a-text'
import { rows } from '@/testing/rows'

import { readPage } from '../read/read-page'
import { whereUsed } from '../where-used'
import { readSection } from './read-section'

let cms: TestPayload
let editor: Ask
let translator: Ask
let writer: TypedUser
let section: number
let page: number

beforeAll(async () => {
  cms = await openPayload()
  const signedIn = await cms.as('editor')
  editor = signedIn.ask
  writer = { ...signedIn.user, collection: 'users' }
  translator = (await cms.as('translator', { languages: ['fr'] })).ask
})
afterAll(() => cms.close())

beforeEach(async () => {
  section = await make(cms.payload, 'sections', {
    modules: [
      { blockType: 'text', title: 'Waarom wij', body: aText('Wij kennen de straat.') },
      { blockType: 'call-to-action', title: 'Bel ons', links: [{ label: 'Bellen', url: 'tel:+3292334455' }] },
    ],
  })
  page = await make(cms.payload, 'pages', {
    modules: [
      { blockType: 'text', title: 'Eerst' },
      { blockType: 'section', section },
      { blockType: 'text', title: 'Laatst' },
    ],
  })
})

async function titles(language: Language = 'nl', reader: TypedUser | null = null) {
  const shown = await readPage(aReader(cms, language, reader), { id: page, values: {} })
  return shown?.modules.map(({ frame }) => frame.title) ?? null
}

const publish = (id: number, locale: Language, data: object) =>
  editor('PATCH', `sections/${id}?locale=${locale}&publishSpecificLocale=${locale}`, {
    ...data,
    _status: 'published',
  })

async function purged(): Promise<string[]> {
  const found = await rows<{ tag: string }>(cms.db, sql`select tag from http_cache.purge order by tag`)
  return found.map(({ tag }) => tag)
}

async function modulesIn(language: Language) {
  const stored = await cms.payload.findByID({
    collection: 'sections',
    id: section,
    locale: language,
    draft: true,
    depth: 0,
  })
  return stored.modules ?? []
}

test('a page shows the modules of a section in its place, as they are published', async () => {
  expect(await titles()).toEqual(['Eerst', 'Waarom wij', 'Bel ons', 'Laatst'])
  const [text, call] = await modulesIn('nl')
  await editor('PATCH', `sections/${section}?locale=nl&draft=true`, {
    modules: [{ ...text, title: 'Nog in klad' }, call],
  })
  expect(await titles()).toContain('Waarom wij')
  await publish(section, 'nl', { modules: [{ ...text, title: 'Daarom wij' }, call] })
  expect(await titles()).toEqual(['Eerst', 'Daarom wij', 'Bel ons', 'Laatst'])
})

test('a section that is published purges its own tag alone, and each page that holds it has that tag', async () => {
  const other = await make(cms.payload, 'pages', { modules: [{ blockType: 'text', title: 'Zonder' }] })
  await cms.db.execute(sql`delete from http_cache.purge`)
  await publish(section, 'nl', { title: 'Anders genoemd' })
  expect(await purged()).toEqual([`section-${section}`])
  const tagsOf = async (id: number) => (await readPage(aReader(cms), { id, values: {} }))?.tags
  expect(await tagsOf(page)).toContain(`section-${section}`)
  expect(await tagsOf(other)).not.toContain(`section-${section}`)

  await cms.db.execute(sql`delete from http_cache.purge`)
  await editor('PATCH', `sections/${section}?locale=nl&draft=true`, { title: 'Nog in klad' })
  expect(await purged()).toEqual([])
})

test('where it is not published in a language, or is hidden there, it leaves nothing', async () => {
  await cms.payload.update({
    collection: 'pages',
    id: page,
    locale: 'fr',
    data: { title: 'Page', isPublic: true },
  })
  expect(await titles('fr')).toEqual([])
  const rowsOfSection = await modulesIn('fr')
  const french = rowsOfSection.map((row, index) => ({ ...row, title: `Module ${index}` }))
  await editor('PATCH', `sections/${section}?locale=fr&draft=true`, { title: 'Section', modules: french })
  expect(await titles('fr')).toEqual([])
  await publish(section, 'fr', { title: 'Section', modules: french, isPublic: true })
  expect(await titles('fr')).toEqual(['Module 0', 'Module 1'])
  expect(await titles()).toEqual(['Eerst', 'Waarom wij', 'Bel ons', 'Laatst'])
  await publish(section, 'fr', { isPublic: false })
  expect(await titles('fr')).toEqual([])
})

test('the same section may stand twice on a page, and may be switched off there', async () => {
  const placed = { blockType: 'section', section } as const
  await cms.payload.update({
    collection: 'pages',
    id: page,
    locale: 'nl',
    data: { modules: [placed, placed, { ...placed, isShown: false }] },
  })
  const shown = await readPage(aReader(cms), { id: page, values: {} })
  const ids = shown?.modules.map(({ frame }) => frame.id) ?? []
  expect(ids).toHaveLength(4)
  expect(new Set(ids).size).toBe(4)
})

test('a section within a section is refused in words', async () => {
  const { status, body } = await editor(
    'PATCH',
    `sections/${section}?locale=nl&draft=true`,
    { modules: [{ blockType: 'section', section }] },
    { 'Accept-Language': 'nl' },
  )
  expect(status).toBe(400)
  expect(JSON.stringify(body)).toContain('Een sectie kan geen andere sectie bevatten')
  expect((await modulesIn('nl')).map(({ blockType }) => blockType)).toEqual(['text', 'call-to-action'])
})

test('it says on which pages it stands, in drafts too, and what is used is not thrown away', async () => {
  const drafted = await make(cms.payload, 'pages', { name: 'In klad', _status: 'draft' })
  await editor('PATCH', `pages/${drafted}?locale=nl&draft=true`, {
    modules: [{ blockType: 'section', section }],
  })
  const { places } = await whereUsed(cms.db, { collection: 'sections', id: section })
  expect(places.map(({ kind, id, isDraftOnly }) => [kind, id, isDraftOnly])).toEqual([
    ['pages', page, false],
    ['pages', drafted, true],
  ])
  const trash = () =>
    editor('PATCH', `sections/${section}?locale=nl`, { deletedAt: new Date().toISOString() })
  expect((await trash()).status).toBe(409)
  expect((await editor('PATCH', `sections/${section}?locale=nl`, { _status: 'draft' })).status).toBe(409)
  expect(await titles()).toContain('Waarom wij')
  for (const id of [page, drafted]) await cms.payload.delete({ collection: 'pages', id })
  expect((await trash()).status).toBe(200)
})

test('what a section shows is not thrown away either', async () => {
  const image = await make(cms.payload, 'media')
  const held = await make(cms.payload, 'sections', {
    title: 'Met beeld',
    modules: [{ blockType: 'columns', columns: [{ heading: 'Een', picture: image }, { heading: 'Twee' }] }],
  })
  const { places } = await whereUsed(cms.db, { collection: 'media', id: image })
  expect(places).toMatchObject([{ kind: 'sections', id: held, title: 'Met beeld' }])
})

test('a translator writes French words in the rows that are there, and no more', async () => {
  const french = (await modulesIn('fr')).map((row) => ({ ...row, title: 'En français' }))
  const path = `sections/${section}?locale=fr`
  const words = { title: 'Section', modules: french }
  expect((await translator('PATCH', `${path}&draft=true`, words)).status).toBe(200)
  expect((await modulesIn('nl'))[0]).toMatchObject({ title: 'Waarom wij' })
  expect((await translator('PATCH', path, { ...words, _status: 'published' })).status).toBe(403)
  expect((await translator('PATCH', `${path}&draft=true`, { modules: french.slice(1) })).status).toBe(403)
  expect(
    (await translator('PATCH', `sections/${section}?locale=nl&draft=true`, { title: 'Stiekem' })).status,
  ).toBe(403)
  expect((await translator('POST', 'sections?locale=fr', { title: 'Nouvelle' })).status).toBe(403)
})

test('who writes it sees its draft alone; the draft of a page holds what is published of it', async () => {
  const [text, call] = await modulesIn('nl')
  await editor('PATCH', `sections/${section}?locale=nl&draft=true`, {
    modules: [{ ...text, title: 'Nog in klad' }, call],
  })
  const seen = await readSection(aReader(cms, 'nl', writer), { id: section, values: {} })
  expect(seen?.modules.map(({ frame }) => frame.title)).toEqual(['Nog in klad', 'Bel ons'])
  expect(await titles('nl', writer)).toEqual(['Eerst', 'Waarom wij', 'Bel ons', 'Laatst'])
})

test('a section begins as a copy of another, a draft with all its languages and rows of its own', async () => {
  await editor('PATCH', `sections/${section}?locale=fr&draft=true`, { title: 'Pourquoi nous' })
  const { body } = await editor('POST', `sections/${section}/duplicate?locale=nl`, {})
  const read = async (id: number) =>
    (await editor('GET', `sections/${id}?locale=all&depth=0&draft=true`)).body
  const [copy, before] = [await read(body.doc.id as number), await read(section)]
  expect(copy.title.fr).toBe('Pourquoi nous')
  expect(copy._status).toBe('draft')
  const kinds = ({ modules }: { modules: { blockType: string }[] }) =>
    modules.map(({ blockType }) => blockType)
  expect(kinds(copy)).toEqual(kinds(before))
  expect(copy.modules[0].id).not.toBe(before.modules[0].id)
  expect(await titles()).toContain('Waarom wij')
})
