import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { make } from '@/testing/records/a-document'
import type { Ask, TestPayload } from '@/testing/records/a-payload'
import { openTrash, type TestTrash } from '@/testing/records/a-trash'
import { rows } from '@/testing/rows'

import { findOnSite } from '../find-on-site'

let cms: TestPayload
let editor: Ask
let admin: Ask
let trash: TestTrash['trash']
let restore: TestTrash['restore']
let hiddenTags: TestTrash['hiddenTags']

beforeAll(async () => {
  ;({ cms, editor, admin, trash, restore, hiddenTags } = await openTrash())
})
afterAll(() => cms.close())

test.each([
  'articles',
  'sections',
  'categories',
  'team',
  'offices',
  'listing-notes',
  'project-notes',
  'legal-facts',
])('%s: deleted, out of sight, and back', async (slug) => {
  const id = await make(cms.payload, slug)
  const before = await editor('GET', `${slug}/${id}?locale=nl`)
  expect((await trash(slug, id)).status).toBe(200)
  expect((await editor('GET', `${slug}/${id}?locale=nl`)).status).toBe(404)
  const listed = await editor(
    'GET',
    `${slug}?trash=true&where[deletedAt][exists]=true&where[id][equals]=${id}`,
  )
  expect(listed.body.totalDocs).toBe(1)
  const status = ['articles', 'sections'].includes(slug) ? { _status: 'published' } : {}
  expect((await restore(slug, id, status)).body.errors ?? []).toEqual([])
  const after = await editor('GET', `${slug}/${id}?locale=nl`)
  const { updatedAt, revision, savedBy } = after.body
  expect(after.body).toEqual({ ...before.body, updatedAt, revision, savedBy, deletedAt: null })
})

test.each([
  ['pages', (id: number) => `page-${id}`],
  ['articles', (id: number) => `article-${id}`],
  ['sections', (id: number) => `section-${id}`],
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
  await restore(slug, id, ['pages', 'articles', 'sections'].includes(slug) ? { _status: 'published' } : {})
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
