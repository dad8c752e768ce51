import { existsSync } from 'node:fs'
import path from 'node:path'

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { env } from '@/env'
import { make } from '@/testing/records/a-document'
import { type Ask, openPayload, type TestPayload } from '@/testing/records/a-payload'
import { rows } from '@/testing/rows'

import { listWaiting } from '../admin/read-today'
import { listLanguageStates } from '../cockpit/list-language-states'
import { findOnSite } from '../find-on-site'
import { publishDue } from '../publish-due.task'
import { emptyTrash } from './empty-trash.task'

let cms: TestPayload
let editor: Ask
let translator: Ask
let admin: Ask

beforeAll(async () => {
  cms = await openPayload()
  editor = (await cms.as('editor')).ask
  translator = (await cms.as('translator', { languages: ['nl', 'fr'] })).ask
  admin = (await cms.as('admin')).ask
})
afterAll(() => cms.close())

const nl = { 'Accept-Language': 'nl' }
const now = () => new Date().toISOString()
const trash = (collection: string, id: number, ask = editor) =>
  ask('PATCH', `${collection}/${id}?locale=nl`, { deletedAt: now() }, nl)
/** As the admin's button does. */
const restore = (collection: string, id: number, data: object = {}, ask = editor) =>
  ask(
    'PATCH',
    `${collection}?locale=nl&trash=true&where[and][0][id][equals]=${id}&where[and][1][deletedAt][exists]=true`,
    { deletedAt: null, ...data },
    nl,
  )
const documentsOf = (key: string) =>
  rows<{ language: string }>(
    cms.db,
    sql`select language from content.published where key = ${key} order by language`,
  )
const pathsOf = async (entry: string) =>
  (
    await rows<{ path: string }>(
      cms.db,
      sql`select path from content.path where entry = ${entry} order by path`,
    )
  ).map(({ path: found }) => found)
const hiddenTags = async () =>
  (await rows<{ tag: string }>(cms.db, sql`select tag from http_cache.purge where is_hard order by tag`)).map(
    ({ tag }) => tag,
  )

test('a deleted page is off the site in all languages, and comes back with all of them', async () => {
  const id = await make(cms.payload, 'pages', { title: 'Weg ermee', path: 'weg-ermee' })
  await editor('PATCH', `pages/${id}?locale=fr`, { title: 'À jeter' })
  expect(await pathsOf(`page-${id}`)).toEqual(['/fr/a-jeter/', '/nl/weg-ermee/'])
  await cms.db.execute(sql`delete from http_cache.purge`)

  expect((await trash('pages', id)).status).toBe(200)
  expect(await pathsOf(`page-${id}`)).toEqual([])
  expect(await documentsOf(`page:${id}`)).toEqual([])
  expect(await hiddenTags()).toContain(`page-${id}`)
  expect((await editor('GET', `pages/${id}?locale=nl&draft=true`)).status).toBe(404)
  expect(await findOnSite(cms.db, { collection: 'pages', id, locale: 'nl' })).toEqual({ unseen: 'in-trash' })

  const back = await restore('pages', id, { _status: 'published' })
  expect(back.body.errors ?? []).toEqual([])
  expect(await pathsOf(`page-${id}`)).toEqual(['/fr/a-jeter/', '/nl/weg-ermee/'])
  expect((await documentsOf(`page:${id}`)).map(({ language }) => language)).toEqual(
    expect.arrayContaining(['fr', 'nl']),
  )
})

test('drafts in every language come back as they were', async () => {
  const id = await make(cms.payload, 'pages', { title: 'Met concept' })
  await editor('PATCH', `pages/${id}?locale=fr&draft=true`, { title: 'Un brouillon' })
  expect((await trash('pages', id)).status).toBe(200)
  expect(await documentsOf(`page:${id}`)).toEqual([])
  expect((await restore('pages', id, { _status: 'draft' })).status).toBe(200)
  const { body } = await editor('GET', `pages/${id}?locale=all&draft=true`)
  expect(body.title).toMatchObject({ nl: 'Met concept', fr: 'Un brouillon' })
})

test('the address of a deleted page is free; who puts the page back is told who has it', async () => {
  const id = await make(cms.payload, 'pages', { title: 'Eerste', path: 'zelfde-adres' })
  await trash('pages', id)
  await make(cms.payload, 'pages', { title: 'Tweede', path: 'zelfde-adres' })
  const refused = await restore('pages', id, { _status: 'published' })
  expect(JSON.stringify(refused.body)).toContain('/nl/zelfde-adres/')
  expect(JSON.stringify(refused.body)).toContain('Tweede')
  expect((await restore('pages', id, { _status: 'draft' })).body.errors ?? []).toEqual([])
})

test('what a page still shows is not deleted, and the editor reads where it stands', async () => {
  const parent = await make(cms.payload, 'pages', { title: 'Boven', name: 'Boven' })
  const child = await make(cms.payload, 'pages', { title: 'Onder', name: 'Onder', parent })
  const refused = await trash('pages', parent)
  expect(refused.status).toBe(409)
  expect(refused.body.errors[0].message).toBe(
    'Dit kan niet weg: het wordt gebruikt in Pagina “Onder”. Haal het daar eerst weg.',
  )
  expect(await pathsOf(`page-${parent}`)).toHaveLength(1)
  // What is in the trash itself uses nothing, until it comes back.
  await trash('pages', child)
  expect((await trash('pages', parent)).status).toBe(200)
  const tooEarly = await restore('pages', child, { _status: 'draft' })
  expect(JSON.stringify(tooEarly.body)).toContain(
    'Zet eerst dit terug, want het hoort erbij: Pagina “Boven”.',
  )
  await restore('pages', parent, { _status: 'draft' })
  expect((await restore('pages', child, { _status: 'draft' })).body.errors ?? []).toEqual([])
})

test('nothing of what lies in the trash is made a draft again beside it', async () => {
  const id = await make(cms.payload, 'pages', { title: 'Weg' })
  const { body } = await editor('GET', `pages/versions?where[parent][equals]=${id}`)
  await trash('pages', id)
  for (const path of [`pages/versions/${body.docs[0].id}`, `pages/${id}/revert?locale=nl`]) {
    const refused = await editor('POST', path, {}, nl)
    expect([refused.status, refused.body.errors[0].message]).toEqual([
      409,
      expect.stringContaining('ligt in de prullenbak'),
    ])
  }
  expect((await editor('GET', `pages/${id}?draft=true`)).status).toBe(404)
})

test('a page that the software leads to stays', async () => {
  const id = await make(cms.payload, 'pages', { title: 'Disclaimer', key: 'disclaimer' })
  for (const ask of [editor, admin]) {
    const { status, body } = await trash('pages', id, ask)
    expect([status, body.errors[0].message]).toEqual([409, expect.stringContaining('vaste pagina')])
  }
  await expect(
    cms.payload.update({ collection: 'pages', id, locale: 'nl', data: { deletedAt: now() } }),
  ).rejects.toThrow('vaste pagina')
  expect(await documentsOf(`page:${id}`)).not.toEqual([])
})

test('many at once: what is used stays, the rest goes', async () => {
  const [parent, alone] = [await make(cms.payload, 'pages'), await make(cms.payload, 'pages')]
  await make(cms.payload, 'pages', { parent })
  const { body } = await editor(
    'PATCH',
    `pages?locale=nl&where[id][in]=${parent},${alone}`,
    { deletedAt: now() },
    nl,
  )
  expect(body.docs.map(({ id }: { id: number }) => id)).toEqual([alone])
  expect(body.errors).toEqual([expect.objectContaining({ id: parent })])
})

test('a draft alone does not go to the trash, and nobody chooses the moment', async () => {
  const id = await make(cms.payload, 'pages')
  const asked = { deletedAt: '2001-01-01T00:00:00.000Z' }
  await editor('PATCH', `pages/${id}?locale=nl&draft=true&autosave=true`, asked)
  expect(await documentsOf(`page:${id}`)).toEqual([])
  const { body } = await editor('GET', `pages/${id}?trash=true`)
  expect(Date.now() - new Date(body.deletedAt).getTime()).toBeLessThan(60_000)
})

test('a translator neither deletes nor puts back; an editor deletes for good no more', async () => {
  const id = await make(cms.payload, 'categories')
  expect((await trash('categories', id, translator)).status).toBe(403)
  expect((await editor('DELETE', `categories/${id}`)).status).toBe(403)
  await trash('categories', id)
  await restore('categories', id, {}, translator)
  expect((await editor('GET', `categories/${id}`)).status).toBe(404)
  expect((await admin('DELETE', `categories/${id}?trash=true`)).status).toBe(200)
})

test('a planned draft is not published from the trash, and waits for nobody', async () => {
  const id = await make(cms.payload, 'articles')
  const planned = { publishAt: new Date(Date.now() + 60_000).toISOString(), publishIn: 'all' }
  await editor('PATCH', `articles/${id}?locale=nl&draft=true`, planned)
  await trash('articles', id)
  await cms.db.execute(
    sql`update _articles_v set version_publish_at = now() - interval '1 minute' where parent_id = ${id}`,
  )
  const tried: number[] = []
  const note = (draft: { id: number }) => tried.push(draft.id)
  await publishDue({ payload: cms.payload, db: cms.db }, { published: note, failed: note })
  expect(tried).toEqual([])
  const { records } = await listWaiting(cms.db)
  expect(records.filter((record) => record.kind === 'articles' && record.id === id)).toEqual([])
  const cockpit = await listLanguageStates(cms.db, { kind: 'articles', id })
  expect(cockpit.records).toEqual([])
})

test.each(['articles', 'categories', 'team', 'offices', 'listing-notes', 'project-notes', 'legal-facts'])(
  '%s: deleted, out of sight, and back',
  async (slug) => {
    const id = await make(cms.payload, slug)
    const before = await editor('GET', `${slug}/${id}?locale=nl`)
    expect((await trash(slug, id)).status).toBe(200)
    expect((await editor('GET', `${slug}/${id}?locale=nl`)).status).toBe(404)
    const listed = await editor(
      'GET',
      `${slug}?trash=true&where[deletedAt][exists]=true&where[id][equals]=${id}`,
    )
    expect(listed.body.totalDocs).toBe(1)
    const status = slug === 'articles' ? { _status: 'published' } : {}
    expect((await restore(slug, id, status)).body.errors ?? []).toEqual([])
    const after = await editor('GET', `${slug}/${id}?locale=nl`)
    const { updatedAt, revision, savedBy } = after.body
    expect(after.body).toEqual({ ...before.body, updatedAt, revision, savedBy, deletedAt: null })
  },
)

test.each([
  ['pages', (id: number) => `page-${id}`],
  ['articles', (id: number) => `article-${id}`],
  ['categories', (id: number) => `category-${id}`],
  ['media', (id: number) => `media-${id}`],
  ['team', () => 'team'],
  ['offices', () => 'team'],
  ['listing-notes', () => 'listing-55501'],
  ['project-notes', () => 'projects'],
])('%s: what is deleted is not shown once more, and what comes back may wait', async (slug, tagOf) => {
  const id = await make(cms.payload, slug, slug.endsWith('notes') ? { recordId: 55_501 } : {})
  await cms.db.execute(sql`delete from http_cache.purge`)
  await editor('PATCH', `${slug}/${id}?locale=nl`, slug.endsWith('notes') ? { isFeatured: true } : {})
  expect(await hiddenTags()).toEqual([])
  expect((await trash(slug, id)).status).toBe(200)
  expect(await hiddenTags()).toContain(tagOf(id))
  await cms.db.execute(sql`delete from http_cache.purge`)
  await restore(slug, id, ['pages', 'articles'].includes(slug) ? { _status: 'published' } : {})
  expect(await hiddenTags()).toEqual([])
  await trash(slug, id)
  await cms.db.execute(sql`delete from http_cache.purge`)
  expect((await admin('DELETE', `${slug}/${id}?trash=true`)).status).toBe(200)
  expect(await hiddenTags()).toContain(tagOf(id))
})

test('of the team, visitors see who is not in the trash', async () => {
  const id = await make(cms.payload, 'team', { name: 'Tijdelijk Weg' })
  const names = async () =>
    JSON.stringify(
      await rows(cms.db, sql`select document from content.published where key = 'team' and language = 'nl'`),
    )
  expect(await names()).toContain('Tijdelijk Weg')
  await trash('team', id)
  expect(await names()).not.toContain('Tijdelijk Weg')
  expect(await findOnSite(cms.db, { collection: 'team', id, locale: 'nl' })).toEqual({ unseen: 'in-trash' })
  await restore('team', id)
  expect(await names()).toContain('Tijdelijk Weg')
})

test('the anchor of a deleted office and the number of a deleted note may be used again', async () => {
  const office = await make(cms.payload, 'offices', { key: 'gent' })
  await trash('offices', office)
  await make(cms.payload, 'offices', { key: 'gent' })
  expect((await restore('offices', office)).body.errors).toHaveLength(1)
  const note = await make(cms.payload, 'listing-notes', { recordId: 987_654 })
  await trash('listing-notes', note)
  await make(cms.payload, 'listing-notes', { recordId: 987_654 })
})

test('the files of a deleted picture are not on the site, are seen by editors, and come back', async () => {
  const id = await make(cms.payload, 'media')
  const { body } = await editor('GET', `media/${id}`)
  const at = (...parts: string[]) => existsSync(path.join(path.resolve(env.MEDIA_FOLDER), ...parts))
  expect([at(body.filename), at('trash', body.filename)]).toEqual([true, false])
  await trash('media', id)
  expect([at(body.filename), at('trash', body.filename)]).toEqual([false, true])
  expect(await documentsOf(`media:${id}`)).toEqual([])
  expect((await editor('GET', `media/file/${body.filename}`)).status).toBe(200)
  expect((await cms.anonymous('GET', `media/file/${body.filename}`)).status).toBe(403)
  await restore('media', id)
  expect([at(body.filename), at('trash', body.filename)]).toEqual([true, false])
  await trash('media', id)
  expect((await admin('DELETE', `media/${id}?trash=true`)).status).toBe(200)
  expect([at(body.filename), at('trash', body.filename)]).toEqual([false, false])
})

test('after thirty days it goes for good, and not a day before', async () => {
  const page = await make(cms.payload, 'pages')
  const picture = await make(cms.payload, 'media')
  const member = await make(cms.payload, 'team', { picture })
  for (const [slug, id] of [
    ['pages', page],
    ['team', member],
    ['media', picture],
  ] as const)
    expect((await trash(slug, id)).status).toBe(200)
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
  const left = async () =>
    rows(
      cms.db,
      sql`select 'page' as kind from pages where id = ${page} union all select 'team' from team_members where id = ${member}
          union all select 'media' from media where id = ${picture}`,
    )
  await emptyTrash(cms.payload, inDays(29))
  expect(await left()).toHaveLength(3)
  // Whoever went later may come back, with its picture.
  await cms.db.execute(
    sql`update team_members set deleted_at = now() + interval '10 days' where id = ${member}`,
  )
  const first = await emptyTrash(cms.payload, inDays(31))
  expect(first.left).toEqual([expect.objectContaining({ collection: 'media', id: picture })])
  expect(await left()).toEqual([{ kind: 'team' }, { kind: 'media' }])
  await emptyTrash(cms.payload, inDays(42))
  expect(await left()).toEqual([])
})
