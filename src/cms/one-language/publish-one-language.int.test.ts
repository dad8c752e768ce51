import { randomBytes } from 'node:crypto'

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

const newId = () => randomBytes(12).toString('hex')
const titles = ({ modules }: Words) => modules.map(({ title }) => title)

// Coverage: 4.16.
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

test('all languages are published when all are asked for, and only then', async () => {
  const { id, save } = await aPage()
  await save('fr', { title: 'Prêt' }, 'draft=true')
  await save('nl', { title: 'Nieuw', _status: 'published' }, 'depth=0')
  expect(await read(id, 'nl')).toMatchObject({ title: 'Nieuw' })
  expect(await read(id, 'fr')).toMatchObject({ title: 'Ancien' })
  await save('nl', { _status: 'published' }, 'publishAllLocales=true')
  expect(await read(id, 'fr')).toMatchObject({ title: 'Prêt' })
})

test('words stay with their modules when one is added before them or removed', async () => {
  const { id, rows, save } = await aPage()
  const [a, b] = rows.map((row) => ({ ...row, blockType: 'text' }))
  await save('nl', { modules: [{ blockType: 'text', title: 'Eerst', id: newId() }, a, b] }, 'draft=true')
  await save('nl', { _status: 'published' }, 'publishSpecificLocale=nl')
  expect(titles(await read(id, 'fr'))).toEqual([undefined, 'A fr', 'B fr'])
  await save('nl', { modules: [b] }, 'draft=true')
  await save('nl', { _status: 'published' }, 'publishSpecificLocale=nl')
  expect(titles(await read(id, 'fr'))).toEqual(['B fr'])
})

test('the other languages stay after the version that was published is pruned', async () => {
  const { id, save } = await aPage()
  for (let saved = 0; saved < 22; saved++) await save('nl', { title: `Nieuw ${saved}` }, 'draft=true')
  const { rows } = await cms.db.$client.query(
    `select 1 from _pages_v where parent_id = ${id} and version__status = 'published'`,
  )
  expect(rows).toEqual([])
  await save('nl', { _status: 'published' }, 'publishSpecificLocale=nl')
  expect(await read(id, 'nl')).toMatchObject({ title: 'Nieuw 21' })
  expect(await read(id, 'fr')).toMatchObject({ title: 'Ancien' })
  expect(titles(await read(id, 'fr'))).toEqual(['A fr', 'B fr'])
})

test('going back to what is published touches no other language, on the site or in its draft', async () => {
  const { id, rows, save } = await aPage()
  const { ask } = await cms.as('editor')
  const [a, b] = rows.map((row) => ({ ...row, blockType: 'text' }))
  await save('fr', { title: 'Pas prêt', modules: [a, { ...b, title: 'B pas prêt' }] }, 'draft=true')
  await save('nl', { title: 'Mislukt', modules: [b] }, 'draft=true')
  expect((await ask('POST', `pages/${id}/revert?locale=nl`)).status).toBe(200)
  expect(await read(id, 'nl', true)).toMatchObject({ title: 'Oud', _status: 'draft' })
  expect(titles(await read(id, 'nl', true))).toEqual(['A', 'B'])
  expect(await read(id, 'fr', true)).toMatchObject({ title: 'Pas prêt' })
  // The module that Dutch had removed comes back with the French words that visitors read.
  expect(titles(await read(id, 'fr', true))).toEqual(['A fr', 'B pas prêt'])
  expect(await read(id, 'fr')).toMatchObject({ title: 'Ancien' })
  expect((await ask('GET', `pages/${id}/language-states`)).body).toEqual({
    ...{ nl: 'published', fr: 'changed', en: 'draft', de: 'draft' },
  })
  await ask('POST', `pages/${id}/revert?locale=fr`)
  expect(await read(id, 'fr', true)).toMatchObject({ title: 'Ancien' })
  expect((await ask('GET', `pages/${id}/language-states`)).body).toMatchObject({
    ...{ nl: 'published', fr: 'published' },
  })
})

test('as Payload’s own button goes back, no unfinished French comes on the site either', async () => {
  const { id, save } = await aPage()
  const { ask } = await cms.as('editor')
  await save('fr', { title: 'Pas prêt' }, 'draft=true')
  const { body } = await ask('GET', `pages/${id}?locale=nl&fallback-locale=null&depth=0`)
  // It posts the published revision, on which something was written since; and if it posted none:
  expect((await save('nl', body, 'fallback-locale=null&depth=0')).status).toBe(409)
  const unsigned = { ...body, revision: undefined }
  expect((await save('nl', unsigned, 'fallback-locale=null&depth=0')).status).toBe(200)
  expect(await read(id, 'fr')).toMatchObject({ title: 'Ancien' })
  expect(await read(id, 'fr', true)).toMatchObject({ title: 'Pas prêt' })
})

test('a page that is not on the site has nothing to go back to, and a translator may not', async () => {
  const id = await make(cms.payload, 'pages', { _status: 'draft' })
  const { ask } = await cms.as('editor')
  const { status, body } = await ask('POST', `pages/${id}/revert?locale=nl`, undefined, {
    'Accept-Language': 'nl',
  })
  expect([status, body.errors[0].message]).toEqual([409, expect.stringContaining('niet op de site')])
  const translator = await cms.as('translator', { languages: ['nl'] })
  expect((await translator.ask('POST', `pages/${id}/revert?locale=nl`)).status).toBe(403)
  expect((await cms.anonymous('GET', `pages/${id}/language-states`)).status).toBe(403)
})

test.each(['', '&draft=true'])('many published at once are published in one language (%s)', async (how) => {
  const pages = [await aPage(), await aPage()]
  const { ask } = await cms.as('editor')
  for (const { save } of pages) {
    await save('fr', { title: 'Pas prêt' }, 'draft=true')
    await save('nl', { title: 'Samen' }, 'draft=true')
  }
  const where = pages.map(({ id }, index) => `where[id][in][${index}]=${id}`).join('&')
  const answer = await ask('PATCH', `pages?locale=nl&${where}${how}`, { _status: 'published' })
  expect(answer.status).toBe(200)
  for (const { id } of pages) {
    expect(await read(id, 'nl')).toMatchObject({ title: 'Samen' })
    expect(await read(id, 'fr')).toMatchObject({ title: 'Ancien' })
    expect(await read(id, 'fr', true)).toMatchObject({ title: 'Pas prêt' })
  }
})

test('nothing is taken off the site by Payload’s own plan, which would take all languages', () => {
  const planned = [...cms.config.collections, ...cms.config.globals].filter(
    ({ versions }) => versions?.drafts && versions.drafts.schedulePublish,
  )
  expect(planned.map(({ slug }) => slug)).toEqual([])
})

test('a version that is restored becomes the draft, and nothing of it is on the site', async () => {
  const { id, save } = await aPage()
  await save('nl', { title: 'Nieuw' }, 'draft=true')
  await save('nl', { _status: 'published' }, 'publishSpecificLocale=nl')
  const { ask } = await cms.as('editor')
  const { body } = await ask(
    'GET',
    `pages/versions?where[parent][equals]=${id}&locale=nl&sort=updatedAt&limit=1`,
  )
  const [first] = body.docs as { id: number; version: Words }[]
  expect(first?.version.title).toBe('Oud')
  expect((await ask('POST', `pages/versions/${first?.id}?locale=nl`)).status).toBe(200)
  expect(await read(id, 'nl')).toMatchObject({ title: 'Nieuw' })
  expect(await read(id, 'fr')).toMatchObject({ title: 'Ancien' })
  expect(await read(id, 'nl', true)).toMatchObject({ title: 'Oud', _status: 'draft' })
})

test('settings have drafts, are published and taken back in one language, and stay on the site', async () => {
  const { ask } = await cms.as('editor')
  const popup = (locale: Locale, draft = false) =>
    cms.payload.findGlobal({ slug: 'popup', locale, draft, fallbackLocale: false })
  const post = (query: string, data: object) => ask('POST', `globals/popup?${query}`, data)
  await post('locale=nl', { title: 'Open dag', isPublished: true })
  await post('locale=fr', { title: 'Portes ouvertes' })
  await post('locale=fr&draft=true&autosave=true', { title: 'Pas prêt' })
  await post('locale=nl&draft=true&autosave=true', { title: 'Open dag in mei' })
  expect([(await popup('nl')).title, (await popup('fr')).title]).toEqual(['Open dag', 'Portes ouvertes'])
  const published = async () =>
    (
      await cms.db.$client.query(
        `select language, document->>'title' as title from content.published where key = 'popup' order by 1`,
      )
    ).rows
  const before = [
    { language: 'fr', title: 'Portes ouvertes' },
    { language: 'nl', title: 'Open dag' },
  ]
  expect(await published()).toEqual(before)
  expect((await ask('GET', 'globals/popup/language-states')).body).toMatchObject({
    nl: 'changed',
    fr: 'changed',
  })

  expect((await post('locale=nl&publishSpecificLocale=nl', { _status: 'published' })).status).toBe(200)
  expect([(await popup('nl')).title, (await popup('fr')).title]).toEqual([
    'Open dag in mei',
    'Portes ouvertes',
  ])
  expect((await popup('fr', true)).title).toBe('Pas prêt')
  expect(await published()).toEqual([before[0], { language: 'nl', title: 'Open dag in mei' }])

  expect((await ask('POST', 'globals/popup/revert?locale=fr')).status).toBe(200)
  expect((await popup('fr', true)).title).toBe('Portes ouvertes')
  const refused = await ask(
    'POST',
    'globals/popup?locale=nl',
    { _status: 'draft' },
    { 'Accept-Language': 'nl' },
  )
  expect([refused.status, refused.body.errors[0].message]).toEqual([
    409,
    expect.stringContaining('blijft op de site'),
  ])
})
