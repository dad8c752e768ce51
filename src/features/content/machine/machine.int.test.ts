import { createLocalReq } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import type { User } from '@/cms/generated/payload-types'
import type { Language } from '@/domain/language'
import { env } from '@/env'
import { openPayload, type TestPayload } from '@/testing/records/a-payload'
import { make } from '@/testing/records/a-document'
import { aTranslationServer } from '@/testing/site/a-translation-server'

import { listLanguageStates } from '../cockpit/list-language-states'
import { saveTranslation } from '../cockpit/save-translation'
import { machineEndpoint } from './machine.endpoint'
import { unconfirmedKeys } from './machine-marks'

let cms: TestPayload
let server: Awaited<ReturnType<typeof aTranslationServer>>
let translator: User
let editor: Awaited<ReturnType<TestPayload['as']>>

beforeAll(async () => {
  server = await aTranslationServer()
  cms = await openPayload()
  translator = (await cms.as('translator', { languages: ['fr'] })).user
  editor = await cms.as('editor')
})
beforeEach(() => {
  server.behaves({})
  server.asked.length = 0
  Object.assign(env, { TRANSLATION_URL: server.url, TRANSLATION_KEY: server.key })
})
afterAll(async () => {
  Object.assign(env, { TRANSLATION_URL: '', TRANSLATION_KEY: '' })
  await cms.close()
  await server.close()
})

const text = (words: string, format = 0) => ({ type: 'text', version: 1, text: words, format })
const root = (...children: object[]) => ({
  root: { type: 'root', version: 1, direction: null, format: '' as const, indent: 0, children },
})
const rich = root(
  {
    ...{ type: 'paragraph', version: 1 },
    children: [
      text('Lees '),
      {
        ...{ type: 'link', version: 3, id: 'l1' },
        fields: { linkType: 'custom', url: 'https://example.com/', newTab: false },
        children: [text('onze gids', 1)],
      },
      text('.'),
    ],
  },
  { type: 'horizontalrule', version: 1 },
)

let made = 0

async function aPage(data: object = {}): Promise<number> {
  return make(cms.payload, 'pages', {
    ...{
      title: 'Uw huis verkopen',
      path: `machine-${++made}`,
      description: 'In {FOR_SALE_TOTAL} stappen',
      content: rich,
    },
    modules: [{ blockType: 'text', title: 'Hoe wij werken' }],
    ...data,
  })
}

async function post(
  id: number,
  form: Record<string, string>,
  { user = translator, language = 'fr' as Language } = {},
) {
  const local = await createLocalReq(
    { user: { ...user, collection: 'users' }, locale: language },
    cms.payload,
  )
  const req = Object.assign(local, {
    routeParams: { kind: 'pages', id: String(id), language },
    formData: () => Promise.resolve(new URLSearchParams(form)),
  })
  const answer = await machineEndpoint.handler(req)
  return answer.headers.get('Location')?.split('notice=')[1] ?? answer.status
}

const read = (id: number, locale: Language, draft = true) =>
  cms.payload.findByID({ collection: 'pages', id, locale, draft, depth: 0 })
const unread = (id: number) => unconfirmedKeys(cms.db, { kind: 'pages', id, language: 'fr' })

async function stateOf(id: number): Promise<string | undefined> {
  const { records } = await listLanguageStates(cms.db, { kind: 'pages', id })
  return records[0]?.languages.fr.state
}

test('a machine fills in what is empty, as a draft of one language that waits to be confirmed', async () => {
  const id = await aPage()
  const before = await read(id, 'nl')
  expect(await post(id, { action: 'ask' })).toBe('filled')
  const french = await read(id, 'fr')
  expect(french).toMatchObject({ title: 'UW HUIS VERKOPEN', description: 'IN {FOR_SALE_TOTAL} STAPPEN' })
  expect(french.modules?.[0]).toMatchObject({ title: 'HOE WIJ WERKEN', id: before.modules?.[0]?.id })
  expect(french.content?.root.children).toMatchObject([
    {
      children: [
        { text: 'LEES ' },
        {
          type: 'link',
          fields: { url: 'https://example.com/' },
          children: [{ text: 'ONZE GIDS', format: 1 }],
        },
        { text: '.' },
      ],
    },
    { type: 'horizontalrule' },
  ])
  expect(await read(id, 'nl')).toMatchObject({ title: before.title, modules: before.modules })
  expect((await read(id, 'fr', false)).title ?? null).toBeNull()
  expect((await unread(id)).length).toBe(4)
  expect(await stateOf(id)).toBe('unconfirmed')
})

test('unread words are not published, alone, with all languages or at a planned moment, until somebody confirmed them', async () => {
  const id = await aPage()
  await post(id, { action: 'ask' })
  const save = (query: string, data: object) => editor.ask('PATCH', `pages/${id}?${query}`, data)
  const refused = await save('locale=fr&publishSpecificLocale=fr', { _status: 'published' })
  expect([refused.status, JSON.stringify(refused.body)]).toEqual([
    422,
    expect.stringContaining('Niet gepubliceerd'),
  ])
  expect((await save('locale=nl&publishAllLocales=true', { _status: 'published' })).status).toBe(422)
  const publishAt = new Date(Date.now() + 86_400_000).toISOString()
  expect((await save('locale=fr&draft=true', { publishAt, publishIn: 'fr' })).status).toBe(422)
  // Dutch is nobody’s unread text.
  expect((await save('locale=nl&publishSpecificLocale=nl', { _status: 'published' })).status).toBe(200)
  expect((await read(id, 'fr', false)).title ?? null).toBeNull()
  // A person who mends one text has not read the others.
  expect((await save('locale=fr&draft=true', { title: 'Vendre votre maison' })).status).toBe(200)
  expect(await stateOf(id)).toBe('unconfirmed')
  expect(await post(id, { action: 'confirm' })).toBe('confirmed')
  expect(await stateOf(id)).toBe('draft')
  expect((await save('locale=fr&publishSpecificLocale=fr', { _status: 'published' })).status).toBe(200)
  expect((await read(id, 'fr', false)).title).toBe('Vendre votre maison')
})

test('what somebody wrote stays, unless its source changed since and it is asked for', async () => {
  const id = await aPage({ content: undefined, description: undefined, modules: [] })
  await cms.payload.update({ collection: 'pages', id, locale: 'fr', draft: true, data: { title: 'Vendre' } })
  expect(await post(id, { action: 'ask' })).toBe('nothing-to-fill')
  expect(await post(id, { action: 'ask', changed: 'on' })).toBe('nothing-to-fill')
  await cms.payload.update({
    collection: 'pages',
    id,
    locale: 'nl',
    draft: true,
    data: { title: 'Snel verkopen' },
  })
  expect(await post(id, { action: 'ask' })).toBe('nothing-to-fill')
  expect(server.asked).toEqual([])
  expect(await post(id, { action: 'ask', changed: 'on' })).toBe('filled')
  expect((await read(id, 'fr')).title).toBe('SNEL VERKOPEN')
})

test.each([
  ['a busy service', { status: 429 }, 'service-busy'],
  ['a service whose quota is used up', { status: 456 }, 'service-used-up'],
  ['a broken service', { status: 502 }, 'service-busy'],
  [
    'words that lost a link',
    { translate: (own: string) => own.replaceAll(/<\/?t[^>]*>/g, '') },
    'service-wrong',
  ],
] as const)('of %s nothing is saved, and it is said', async (_, behaviour, notice) => {
  const id = await aPage()
  server.behaves(behaviour)
  expect(await post(id, { action: 'ask' })).toBe(notice)
  expect((await read(id, 'fr')).title ?? null).toBeNull()
  expect(await unread(id)).toEqual([])
  server.behaves({})
  expect(await post(id, { action: 'ask' })).toBe('filled')
})

test('a record is asked about once at a time, and who saved meanwhile is not written over', async () => {
  const id = await aPage()
  let go = () => undefined as void
  server.behaves({ until: new Promise<void>((resolve) => (go = resolve)) })
  const first = post(id, { action: 'ask' })
  await expect.poll(() => server.asked.length).toBe(1)
  expect(await post(id, { action: 'ask' })).toBe('asked-already')
  const local = await createLocalReq(
    { user: { ...translator, collection: 'users' }, locale: 'fr' },
    cms.payload,
  )
  const written = { texts: new Map([['title', 'Vendre']]), seen: '' }
  expect(await saveTranslation(local, { kind: 'pages', id, language: 'fr' }, written)).toBe('saved')
  go()
  expect(await first).toBe('changed-while-asking')
  expect((await read(id, 'fr')).title).toBe('Vendre')
  expect(await unread(id)).toEqual([])
})

test('only who writes in a language asks and confirms; a plan, or no service, stands in the way', async () => {
  const id = await aPage()
  expect(await post(id, { action: 'ask' }, { language: 'de' })).toBe(403)
  const agent = (await cms.as('agent')).user
  expect(await post(id, { action: 'ask' }, { user: agent })).toBe(403)
  expect(await post(id, { action: 'confirm' }, { user: agent })).toBe(403)
  expect(await post(id, { action: 'else' })).toBe(400)
  const publishAt = new Date(Date.now() + 86_400_000).toISOString()
  await editor.ask('PATCH', `pages/${id}?locale=fr&draft=true`, { publishAt, publishIn: 'fr' })
  expect(await post(id, { action: 'ask' })).toBe('planned')
  Object.assign(env, { TRANSLATION_URL: '', TRANSLATION_KEY: '' })
  expect(await post(id, { action: 'ask' })).toBe(404)
  expect(server.asked).toEqual([])
})

test('marks and kept sources go with their record', async () => {
  const id = await aPage({ _status: 'draft' })
  await post(id, { action: 'ask' })
  await cms.payload.delete({ collection: 'pages', id })
  const { rows } = await cms.db.$client.query(
    `select from content.translation where kind = 'pages' and record_id = ${id}`,
  )
  expect(rows).toEqual([])
})
