import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { make } from '@/testing/records/a-document'
import type { Ask, TestPayload } from '@/testing/records/a-payload'
import { openTrash, type TestTrash } from '@/testing/records/a-trash'
import { rows } from '@/testing/rows'

import { listWaiting } from '../admin/read-today'
import { listLanguageStates } from '../cockpit/list-language-states'
import { findOnSite } from '../find-on-site'
import { publishDue } from '../publish-due.task'

let cms: TestPayload
let editor: Ask
let translator: Ask
let admin: Ask
let trash: TestTrash['trash']
let restore: TestTrash['restore']
let documentsOf: TestTrash['documentsOf']
let hiddenTags: TestTrash['hiddenTags']

beforeAll(async () => {
  ;({ cms, editor, translator, admin, trash, restore, documentsOf, hiddenTags } = await openTrash())
})
afterAll(() => cms.close())

const nl = { 'Accept-Language': 'nl' }
const now = () => new Date().toISOString()
const pathsOf = async (entry: string) =>
  (
    await rows<{ path: string }>(
      cms.db,
      sql`select path from content.path where entry = ${entry} order by path`,
    )
  ).map(({ path: found }) => found)

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
    'Dit kan niet weg. Het wordt gebruikt in Pagina “Onder”. Haal het daar eerst weg.',
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
