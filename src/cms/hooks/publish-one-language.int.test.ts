// Proves 4.16 of docs/coverage.md.

import { afterAll, beforeAll, expect, test } from 'vitest'

import { make } from '@/testing/records/a-document'
import { openPayload, type TestPayload } from '@/testing/records/a-payload'

let cms: TestPayload

beforeAll(async () => {
  cms = await openPayload()
})
afterAll(() => cms.close())

let made = 0

type Locale = 'nl' | 'fr'
interface Words {
  title?: string | null
  modules: { id: string; title?: string | null }[]
}

async function read(id: number, locale: Locale, draft = false): Promise<Words> {
  const found = await cms.payload.findByID({ collection: 'pages', id, locale, draft, fallbackLocale: false })
  return found as unknown as Words
}

/** A page of two modules, public in both languages, as the admin saves it. */
async function aPage() {
  const { ask } = await cms.as('editor')
  const modules = ['A', 'B'].map((title) => ({ blockType: 'text', title }))
  const id = await make(cms.payload, 'pages', { title: 'Oud', path: `proef-${++made}`, modules })
  const { modules: rows } = await read(id, 'nl')
  const save = (locale: Locale, data: object, query: string) =>
    ask('PATCH', `pages/${id}?locale=${locale}&${query}`, data)
  const french = rows.map((row) => ({ ...row, blockType: 'text', title: `${row.title} fr` }))
  await save(
    'fr',
    { title: 'Ancien', path: `essai-${made}`, isPublic: true, modules: french, _status: 'published' },
    'depth=0',
  )
  return { id, rows, save }
}

const titles = ({ modules }: Words) => modules.map(({ title }) => title)

test('publishing Dutch leaves unfinished French in its draft, and words with their modules', async () => {
  const { id, rows, save } = await aPage()
  const [a, b] = rows.map((row) => ({ ...row, blockType: 'text' }))
  const unfinished = [a, b].map((row) => ({ ...row, title: `${row?.title} pas prêt` }))
  await save('fr', { title: 'Pas prêt', modules: unfinished }, 'draft=true')
  await save('nl', { title: 'Nieuw', modules: [b, a] }, 'draft=true')
  const answer = await save('nl', { _status: 'published' }, 'publishSpecificLocale=nl')
  expect(answer.status).toBe(200)

  expect(await read(id, 'nl')).toMatchObject({ title: 'Nieuw' })
  expect(titles(await read(id, 'nl'))).toEqual(['B', 'A'])
  expect(await read(id, 'fr')).toMatchObject({ title: 'Ancien' })
  expect(titles(await read(id, 'fr'))).toEqual(['B fr', 'A fr'])
  expect(await read(id, 'fr', true)).toMatchObject({ title: 'Pas prêt', _status: 'draft' })
  expect(titles(await read(id, 'fr', true))).toEqual(['B pas prêt', 'A pas prêt'])

  await save('fr', { _status: 'published' }, 'publishSpecificLocale=fr')
  expect(await read(id, 'fr')).toMatchObject({ title: 'Pas prêt' })
  expect(await read(id, 'nl')).toMatchObject({ title: 'Nieuw' })
  expect(await read(id, 'nl', true)).toMatchObject({ _status: 'published' })
})

test('where no other language waits, nothing is left as a draft', async () => {
  const { id, save } = await aPage()
  await save('nl', { title: 'Nieuw' }, 'draft=true&autosave=true')
  await save('nl', { title: 'Nieuw', _status: 'published' }, 'publishSpecificLocale=nl')
  expect(await read(id, 'nl', true)).toMatchObject({ title: 'Nieuw', _status: 'published' })
  const { rows } = await cms.db.$client.query(
    `select version__status as status from _pages_v where parent_id = ${id} and latest`,
  )
  expect(rows).toEqual([{ status: 'published' }])
})

test('a page that is public in Dutch only has no French document', async () => {
  const { ask } = await cms.as('editor')
  const id = await make(cms.payload, 'pages', { title: 'Eerst', _status: 'draft' })
  await ask('PATCH', `pages/${id}?locale=fr&draft=true`, { title: 'Brouillon', isPublic: true })
  await ask('PATCH', `pages/${id}?locale=nl&publishSpecificLocale=nl`, { _status: 'published' })
  const { rows } = await cms.db.$client.query(
    `select language from content.published where key = 'page:${id}'`,
  )
  expect(rows).toEqual([{ language: 'nl' }])
})

test('all languages are published when all are asked for', async () => {
  const { id, save } = await aPage()
  await save('fr', { title: 'Prêt' }, 'draft=true')
  await save('nl', { title: 'Nieuw', _status: 'published' }, 'depth=0')
  expect(await read(id, 'fr')).toMatchObject({ title: 'Prêt' })
})
