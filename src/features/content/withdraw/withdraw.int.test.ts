import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { aForm } from '@/testing/records/a-form'
import { make } from '@/testing/records/a-document'
import { type Ask, openPayload, type TestPayload } from '@/testing/records/a-payload'
import { rows } from '@/testing/rows'

import { findPath } from '../paths/find-path'
import { listAddresses } from './list-addresses'

let cms: TestPayload
let editor: Ask
let translator: Ask

beforeAll(async () => {
  cms = await openPayload()
  editor = (await cms.as('editor')).ask
  translator = (await cms.as('translator', { languages: ['nl'] })).ask
})
afterAll(() => cms.close())

let made = 0
async function aPage(more: object = {}) {
  const id = await make(cms.payload, 'pages', { title: 'Oud', path: `oud-${++made}`, ...more })
  return { id, path: `/nl/oud-${made}/` }
}
const found = (path: string) => findPath(cms.db, { path, locale: 'nl' })

test.each(['unpublish', 'trash'])('%s: the address leads where the editor says', async (how) => {
  const { id, path } = await aPage()
  expect(await listAddresses(cms.db, { kind: 'pages', id })).toEqual([
    { language: 'nl', path, above: '/nl/' },
  ])
  const answer = await editor('POST', `withdraw/pages/${id}`, aForm({ how, [`to:${path}`]: '/nl/contact/' }))
  expect(answer.status).toBe(303)
  expect(await found(path)).toEqual({ kind: 'redirect', to: '/nl/contact/', isSent: true })
  const [stored] = await rows<{ status: string; gone: boolean }>(
    cms.db,
    sql`select _status as status, deleted_at is not null as gone from pages where id = ${id}`,
  )
  expect(stored).toEqual(
    how === 'trash' ? { status: 'published', gone: true } : { status: 'draft', gone: false },
  )
})

test('without an address nothing is led anywhere, and what comes back answers itself again', async () => {
  const { id, path } = await aPage()
  await editor('POST', `withdraw/pages/${id}`, aForm({ how: 'unpublish', [`to:${path}`]: ' ' }))
  expect(await found(path)).toBeNull()
  await editor('PATCH', `pages/${id}?locale=nl`, { _status: 'published' })
  await editor(
    'POST',
    `withdraw/pages/${id}`,
    aForm({ how: 'unpublish', [`to:${path}`]: 'https://example.com/' }),
  )
  expect(await found(path)).toEqual({ kind: 'redirect', to: 'https://example.com/', isSent: true })
  await editor('PATCH', `pages/${id}?locale=nl`, { _status: 'published' })
  expect(await found(path)).toMatchObject({ kind: 'entry' })
})

test('what is used stays with its address, and nothing is half done', async () => {
  const { id, path } = await aPage()
  await make(cms.payload, 'pages', { parent: id })
  const refused = await editor(
    'POST',
    `withdraw/pages/${id}`,
    aForm({ how: 'trash', [`to:${path}`]: '/nl/' }),
  )
  expect(refused.status).toBe(409)
  expect(await found(path)).toMatchObject({ kind: 'entry' })
  const { docs } = await cms.payload.find({ collection: 'redirects', where: { from: { equals: path } } })
  expect(docs).toEqual([])
})

test('a fixed page, a wrong address, a translator and a stranger are refused', async () => {
  const fixed = await aPage({ key: 'privacy' })
  const { id, path } = await aPage()
  const to = (address: string) => aForm({ how: 'unpublish', [`to:${path}`]: address })
  expect((await editor('POST', `withdraw/pages/${fixed.id}`, aForm({ how: 'unpublish' }))).status).toBe(409)
  for (const address of ['//elders.example', 'javascript:alert(1)', 'http://x.example', '/a b'])
    expect((await editor('POST', `withdraw/pages/${id}`, to(address))).status).toBe(422)
  expect((await translator('POST', `withdraw/pages/${id}`, to('/nl/'))).status).toBe(403)
  expect((await cms.anonymous('POST', `withdraw/pages/${id}`, to('/nl/'))).status).toBe(403)
  expect((await editor('POST', `withdraw/users/${id}`, to('/nl/'))).status).toBe(404)
  expect(await found(path)).toMatchObject({ kind: 'entry' })
})
