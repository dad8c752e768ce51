import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { make } from '@/testing/records/a-document'
import { type Ask, openPayload, type TestPayload } from '@/testing/records/a-payload'
import { rows } from '@/testing/rows'

import { readToday } from '../admin/read-today'
import { listLanguageStates } from '../cockpit/list-language-states'
import { removeUnbegun } from './remove-unbegun'

let cms: TestPayload
let editor: Ask

beforeAll(async () => {
  cms = await openPayload()
  editor = (await cms.as('editor')).ask
})
afterAll(() => cms.close())

/** As the admin does when somebody opens the form of a new record. */
async function opened(collection: 'pages' | 'articles') {
  const { body } = await editor('POST', `${collection}?locale=nl&draft=true`, {})
  return body.doc.id as number
}
const numbers = async (collection: string) =>
  (await rows<{ id: number }>(cms.db, sql`select id from ${sql.raw(collection)} order by id`)).map(
    ({ id }) => id,
  )
/** What the boards say about a kind of record. */
async function counted(kind: 'pages' | 'articles') {
  const { waiting, edited } = await readToday(cms.db, ['fr'])
  const { records } = await listLanguageStates(cms.db, { kind })
  const ofKind = (list: { kind: string; id: number }[]) => list.filter((one) => one.kind === kind)
  return [ofKind(waiting.records), ofKind(edited), records].map((list) => list.map(({ id }) => id))
}

test.each(['pages', 'articles'] as const)(
  '%s: what was only opened counts nowhere, and goes after a day',
  async (kind) => {
    const kept = await make(cms.payload, kind, { _status: 'draft' })
    const id = await opened(kind)
    expect(await counted(kind)).toEqual([[kept], [kept], [kept]])

    const now = new Date()
    expect(await removeUnbegun(cms.payload, cms.db, now)).toBe(0)
    const later = new Date(now.getTime() + 25 * 3_600_000)
    expect(await removeUnbegun(cms.payload, cms.db, later)).toBe(1)
    expect(await numbers(kind)).not.toContain(id)
    expect(await numbers(kind)).toContain(kept)
  },
)

test.each([
  ['a title in another language', 'fr', { title: 'Déjà là' }],
  ['an order, and no word', 'nl', { sort: 7 }],
])('what holds %s is begun and stays', async (_, locale, data) => {
  const id = await opened('pages')
  expect((await editor('PATCH', `pages/${id}?locale=${locale}&draft=true&autosave=true`, data)).status).toBe(
    200,
  )
  for (const list of await counted('pages')) expect(list).toContain(id)
  expect(await removeUnbegun(cms.payload, cms.db, new Date(Date.now() + 48 * 3_600_000))).toBe(0)
})

test('two windows on a record that was only opened: the second to write is refused', async () => {
  const id = await opened('articles')
  const save = (form: string, title: string) =>
    editor('PATCH', `articles/${id}?locale=nl&draft=true&autosave=true`, { title, revision: `none~${form}` })
  expect((await save('window-1', 'Van het eerste venster')).status).toBe(200)
  expect((await save('window-2', 'Van het tweede venster')).status).toBe(409)
})
