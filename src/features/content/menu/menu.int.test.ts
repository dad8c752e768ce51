import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { entryTag, pageTag, shellTag } from '../content-tags'
import { findPath } from '../paths/find-path'
import { rebuildPaths } from '../paths/rebuild-paths'
import { publishedSource } from '../read/published-source'
import { type Ask, openPayload, type TestPayload } from '@/testing/records/a-payload'
import { rows } from '@/testing/rows'

import type { MenuAnswer } from './arrange-menu.endpoint'
import { readMenu } from './read-menu'

let cms: TestPayload
let editor: Ask
let colleague: Ask
let others: Ask[]
const ids: Record<string, number> = {}

beforeAll(async () => {
  cms = await openPayload()
  editor = (await cms.as('editor')).ask
  colleague = (await cms.as('admin')).ask
  const translator = await cms.as('translator', { languages: ['nl', 'fr'] })
  const agent = await cms.as('agent')
  others = [cms.anonymous, translator.ask, agent.ask]
})
afterAll(() => cms.close())

beforeEach(async () => {
  await cms.db.execute(sql`delete from content.menu_draft`)
  await cms.db.execute(sql`delete from pages; delete from content.published where key like 'page%'`)
  await rebuildPaths(cms.db, 'all')
  await cms.db.execute(sql`delete from content.redirect`)
  await make('sell', { path: 'verkopen', sort: 10, showInMenu: true, hasSubMenu: true })
  await make('plan', { path: 'stappenplan', sort: 20, showInMenu: true, parent: ids.sell })
  await make('about', { path: 'over-ons', sort: 30, showInMenu: true })
  await make('praise', { path: 'klanten', sort: 40, showInMenu: true, parent: ids.about })
  await make('deep', { path: 'verhalen', sort: 50, parent: ids.praise })
  await make('hidden', { path: 'werken', sort: 60 })
})

/** A published page in Dutch and French. */
async function make(name: string, data: { path: string } & Record<string, unknown>) {
  const nl = { ...data, name, title: `Titel ${name}`, isPublic: true, _status: 'published' as const }
  const { id } = await cms.payload.create({ collection: 'pages', locale: 'nl', data: nl })
  const fr = {
    title: `Titre ${name}`,
    path: `${data.path}-fr`,
    isPublic: true,
    _status: 'published' as const,
  }
  await cms.payload.update({ collection: 'pages', id, locale: 'fr', data: fr })
  ids[name] = id
}

const item = (name: string, ...children: string[]) => ({
  id: ids[name],
  children: children.map((child) => ids[child]),
})
const state = () => readMenu(cms.payload, cms.db, 'nl')
const press = async (ask: Ask, asked: Record<string, unknown>) => {
  const { status, body } = await ask('POST', 'menu/arrange', { language: 'nl', ...asked })
  return { status, body: body as MenuAnswer }
}
const save = async (tree: unknown, ask = editor) =>
  press(ask, { action: 'save', seen: (await state()).revision, tree })
const publish = async (ask = editor) => press(ask, { action: 'publish', seen: (await state()).revision })
const answerOf = (path: string) => findPath(cms.db, { path, locale: null })
const menuIn = async (language: 'nl' | 'fr') =>
  (await publishedSource({ db: cms.db, locale: language }).findSingle('menu'))?.map(({ id }) => id)

test('the screen has the menu as visitors have it, and the pages outside it', async () => {
  const { tree, waits, pages } = await state()
  expect(tree).toEqual([item('sell', 'plan'), item('about')])
  expect(waits).toBeNull()
  expect(pages.find(({ id }) => id === ids.plan)).toMatchObject({
    ...{ title: 'Titel plan', address: '/nl/verkopen/stappenplan/', picture: null },
  })
})

test('a draft changes nothing for visitors, and says which addresses it will change', async () => {
  const before = await menuIn('nl')
  const { status, body } = await save([item('about'), item('sell', 'praise', 'plan')])
  expect(status).toBe(200)
  expect(body.menu.changes).toEqual(
    expect.arrayContaining([
      { language: 'nl', from: '/nl/over-ons/klanten/', to: '/nl/verkopen/klanten/' },
      { language: 'nl', from: '/nl/over-ons/klanten/verhalen/', to: '/nl/verkopen/klanten/verhalen/' },
      { language: 'fr', from: '/fr/over-ons-fr/klanten-fr/', to: '/fr/verkopen-fr/klanten-fr/' },
    ]),
  )
  expect(body.menu.changes).toHaveLength(4)
  expect(await menuIn('nl')).toEqual(before)
  expect(await answerOf('/nl/over-ons/klanten/')).toMatchObject({ kind: 'entry' })
  expect(await rows(cms.db, sql`select 1 from content.redirect`)).toEqual([])
})

test('published once: order, addresses, redirects, documents and caches follow together', async () => {
  await save([item('about'), item('sell', 'praise', 'plan')])
  await cms.db.execute(sql`truncate http_cache.purge`)
  const { status, body } = await publish()
  expect(status).toBe(200)
  expect(body.menu).toMatchObject({ waits: null, changes: [] })
  expect(body.menu.tree).toEqual([item('about'), item('sell', 'praise', 'plan')])
  // Neighbours are in their order; whose parents differ need none.
  for (const language of ['nl', 'fr'] as const) {
    const order = await menuIn(language)
    for (const [first, second] of [
      ['about', 'sell'],
      ['praise', 'plan'],
    ] as const)
      expect(order?.indexOf(ids[first] ?? 0)).toBeLessThan(order?.indexOf(ids[second] ?? 0) ?? -1)
  }
  expect(await answerOf('/nl/over-ons/klanten/verhalen/')).toEqual({
    kind: 'redirect',
    to: '/nl/verkopen/klanten/verhalen/',
  })
  expect(await answerOf('/fr/over-ons-fr/klanten-fr/')).toEqual({
    kind: 'redirect',
    to: '/fr/verkopen-fr/klanten-fr/',
  })
  const purged = await rows(cms.db, sql`select tag from http_cache.purge`)
  expect(purged.map(({ tag }) => tag)).toEqual(
    expect.arrayContaining([shellTag, pageTag(ids.praise ?? 0), entryTag(`page-${ids.deep}`)]),
  )
  expect(await rows(cms.db, sql`select 1 from content.menu_draft`)).toEqual([])
})

test('words keep their languages, words that wait go on waiting, and each page has a version of it', async () => {
  const draft = { title: 'Nog niet', _status: 'draft' as const }
  await cms.payload.update({
    collection: 'pages',
    id: ids.praise ?? 0,
    locale: 'nl',
    data: draft,
    draft: true,
  })
  await save([item('sell', 'plan', 'praise'), item('about')])
  await publish()
  const find = { collection: 'pages', id: ids.praise ?? 0, locale: 'all', depth: 0 } as const
  const seen = await cms.payload.findByID(find)
  expect(seen).toMatchObject({
    ...{ title: { nl: 'Titel praise', fr: 'Titre praise' }, parent: ids.sell, _status: 'published' },
  })
  expect(await cms.payload.findByID({ ...find, draft: true })).toMatchObject({
    ...{ title: { nl: 'Nog niet', fr: 'Titre praise' }, parent: ids.sell, _status: 'draft' },
  })
  // Published later, it stays where it was put.
  await cms.payload.update({
    collection: 'pages',
    id: ids.praise ?? 0,
    locale: 'nl',
    data: { _status: 'published' },
  })
  expect((await state()).tree).toEqual([item('sell', 'plan', 'praise'), item('about')])
  const { docs } = await cms.payload.findVersions({
    collection: 'pages',
    where: { parent: { equals: ids.praise } },
  })
  expect(docs[1]?.version.savedBy ?? docs[0]?.version.savedBy).toBeTruthy()
})

test('two pages may change places, also where one takes the address that the other leaves', async () => {
  await make('twin', { path: 'stappenplan', sort: 70, showInMenu: true, parent: ids.about })
  await save([item('sell', 'twin'), item('about', 'plan')])
  expect((await state()).taken).toBeNull()
  expect((await publish()).status).toBe(200)
  expect(await answerOf('/nl/verkopen/stappenplan/')).toMatchObject({ recordId: ids.twin })
  expect(await answerOf('/nl/over-ons/stappenplan/')).toMatchObject({ recordId: ids.plan })
})

test('an address that another page has is told before, and nothing is published', async () => {
  await make('twin', { path: 'stappenplan', sort: 70, showInMenu: true })
  const { body } = await save([item('sell', 'plan', 'twin'), item('about')])
  expect(body.menu.taken).toEqual({ path: '/fr/verkopen-fr/stappenplan-fr/', title: 'Titre plan' })
  expect((await publish()).status).toBe(400)
  expect(await answerOf('/nl/stappenplan/')).toMatchObject({ recordId: ids.twin })
  expect((await state()).waits).not.toBeNull()
})

test('of two at the same moment the second is refused with words, and gets what the first saved', async () => {
  const { revision } = await state()
  const first = [item('about'), item('sell', 'plan')]
  const mine = [item('sell'), item('about', 'plan')]
  const answers = await Promise.all([
    press(editor, { action: 'save', seen: revision, tree: first }),
    press(colleague, { action: 'save', seen: revision, tree: mine }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const refused = answers.find(({ status }) => status === 409)
  const done = answers.find(({ status }) => status === 200)
  expect(refused?.body.refusal).toMatch(/changed the menu|wijzigde intussen/)
  expect(refused?.body.menu.tree).toEqual(done?.body.menu.tree)
  expect((await press(editor, { action: 'publish', seen: revision })).status).toBe(409)
})

test('who moved a page in its own form meanwhile is not overwritten unseen', async () => {
  const { revision } = await state()
  const data = { sort: 5, _status: 'published' as const }
  await cms.payload.update({ collection: 'pages', id: ids.about ?? 0, data })
  const tree = [item('sell'), item('about', 'plan')]
  expect((await press(editor, { action: 'save', seen: revision, tree })).status).toBe(409)
  // A page in which somebody wrote a word stands where it stood.
  const now = await state()
  await cms.payload.update({
    collection: 'pages',
    id: ids.about ?? 0,
    locale: 'nl',
    data: { title: 'Nieuw', _status: 'published' },
  })
  expect((await press(editor, { action: 'save', seen: now.revision, tree })).status).toBe(200)
})

test('back to the menu of the site, the draft is gone; a draft that equals it is none', async () => {
  await save([item('about'), item('sell', 'plan')])
  const { body } = await press(editor, { action: 'discard', seen: (await state()).revision })
  expect(body.menu).toMatchObject({ waits: null, tree: [item('sell', 'plan'), item('about')] })
  await save([item('about'), item('sell', 'plan')])
  await save([item('sell', 'plan'), item('about')])
  expect((await state()).waits).toBeNull()
})

test('nobody but an administrator or an editor moves or publishes', async () => {
  const { revision: seen, tree } = await state()
  for (const ask of others) {
    for (const asked of [
      { action: 'save', seen, tree: [] },
      { action: 'publish', seen },
    ])
      expect((await ask('POST', 'menu/arrange', { language: 'nl', ...asked })).status).toBe(403)
  }
  expect((await state()).tree).toEqual(tree)
})

test.each<[string, unknown]>([
  ['no page', [{ id: 999_999, children: [] }]],
  ['one page twice', () => [item('sell', 'sell')]],
  ['no menu', 'menu'],
  ['three rows', [{ id: 1, children: [{ id: 2, children: [] }] }]],
])('%s is refused', async (_, tree) => {
  const given: unknown = typeof tree === 'function' ? (tree as () => unknown)() : tree
  expect((await save(given)).status).toBe(400)
  expect((await state()).waits).toBeNull()
})
