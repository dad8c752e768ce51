import { afterAll, beforeAll, expect, test } from 'vitest'

import { make } from '@/testing/records/a-document'
import type { Ask, TestPayload } from '@/testing/records/a-payload'
import { openedPage, openForTwo } from '@/testing/records/two-people'

let cms: TestPayload
let an: Ask
let bert: Ask

beforeAll(async () => {
  ;({ cms, an, bert } = await openForTwo('translator'))
})
afterAll(() => cms.close())

let made = 0
const draft = 'locale=nl&draft=true&autosave=true'

const open = openedPage<{ revision: string; title: string; description: string; savedBy: string }>

test('a form that was opened before somebody else saved is refused, and nothing is overwritten', async () => {
  const id = await make(cms.payload, 'pages', { title: 'Samen', path: `samen-${++made}` })
  const [mine, theirs] = [await open(an, id), await open(bert, id)]
  const saved = await an('PATCH', `pages/${id}?${draft}`, { title: 'Van An', revision: mine.revision })
  expect(saved.status).toBe(200)
  const stale = { title: 'Samen', description: 'Van Bert', revision: theirs.revision }
  const refused = await bert('PATCH', `pages/${id}?${draft}`, stale, { 'Accept-Language': 'nl' })
  expect(refused.status).toBe(409)
  expect(refused.body.errors[0].data.errors[0]).toMatchObject({
    path: 'revision',
    message: expect.stringMatching(/^editor bewaarde dit intussen/),
  })
  expect(await open(an, id)).toMatchObject({ title: 'Van An', description: null, savedBy: 'editor' })
})

test('who has seen both texts saves on the newest, and the other version stays', async () => {
  const id = await make(cms.payload, 'pages', { title: 'Samen', path: `samen-${++made}` })
  await an('PATCH', `pages/${id}?${draft}`, { title: 'Van An', revision: (await open(an, id)).revision })
  const seen = { title: 'Van Bert', revision: (await open(bert, id)).revision }
  expect((await bert('PATCH', `pages/${id}?locale=nl&draft=true`, seen)).status).toBe(200)
  expect(await open(an, id)).toMatchObject({ title: 'Van Bert', savedBy: 'translator' })
  const { body } = await an('GET', `pages/versions?where[parent][equals]=${id}&locale=nl&sort=-updatedAt`)
  expect(body.docs.map(({ version }: { version: { title: string } }) => version.title)).toEqual([
    'Van Bert',
    'Van An',
    'Samen',
  ])
})

test('one’s own window goes on saving, another window of the same person is refused', async () => {
  const id = await make(cms.payload, 'pages', { title: 'Alleen' })
  const { revision } = await open(an, id)
  const old = await open(an, id)
  for (const title of ['Een', 'Twee'])
    expect(
      (await an('PATCH', `pages/${id}?${draft}`, { title, revision: `${revision}~window-1` })).status,
    ).toBe(200)
  const refused = await an('PATCH', `pages/${id}?${draft}`, {
    title: 'Drie',
    revision: `${old.revision}~window-2`,
  })
  expect(refused.status).toBe(409)
  expect(await open(an, id)).toMatchObject({ title: 'Twee' })
})

test('a script that does not say what it was written on is not asked, and no lock is in its way', async () => {
  const id = await make(cms.payload, 'pages', { title: 'Ook alleen' })
  await an('PATCH', `pages/${id}?${draft}`, { title: 'Een' })
  expect((await bert('PATCH', `pages/${id}?${draft}`, { title: 'Drie' })).status).toBe(200)
  const { rows } = await cms.db.$client.query('select id from payload_locked_documents')
  expect(rows).toEqual([])
})

test('of two saves at the same instant one is kept and the other refused, a hundred times', async () => {
  const id = await make(cms.payload, 'pages', { title: 'Tegelijk' })
  const answers: number[][] = []
  for (let turn = 0; turn < 100; turn++) {
    const { revision } = await open(an, id)
    const saves = await Promise.all([
      an('PATCH', `pages/${id}?${draft}`, { title: `Van An ${turn}`, revision }),
      bert('PATCH', `pages/${id}?${draft}`, { title: `Van Bert ${turn}`, revision }),
    ])
    answers.push(saves.map(({ status }) => status).sort())
    const won = saves[0].status === 200 ? `Van An ${turn}` : `Van Bert ${turn}`
    expect(await open(an, id)).toMatchObject({ title: won })
  }
  expect(answers).toEqual(Array.from({ length: 100 }, () => [200, 409]))
}, 120_000)

test('settings are guarded alike', async () => {
  const header = async (ask: Ask) => (await ask('GET', 'globals/header?locale=nl&draft=true')).body
  await an('POST', 'globals/header?locale=nl&draft=true', { menuMaximum: 3 })
  const [mine, theirs] = [await header(an), await header(an)]
  const first = { menuMaximum: 4, revision: mine.revision }
  expect((await an('POST', 'globals/header?locale=nl&draft=true', first)).status).toBe(200)
  const second = { menuMaximum: 5, revision: theirs.revision }
  expect((await an('POST', 'globals/header?locale=nl&draft=true', second)).status).toBe(409)
  expect(await header(an)).toMatchObject({ menuMaximum: 4, savedBy: 'editor' })
  for (let turn = 0; turn < 10; turn++) {
    const { revision } = await header(an)
    const saves = [1, 2].map((menuMaximum) =>
      an('POST', 'globals/header?locale=nl&draft=true', { menuMaximum, revision }),
    )
    expect((await Promise.all(saves)).map(({ status }) => status).sort()).toEqual([200, 409])
  }
})

test('nobody writes a revision or a name by hand', async () => {
  const id = await make(cms.payload, 'pages')
  await an('PATCH', `pages/${id}?${draft}`, { savedBy: 'Iemand anders' })
  expect(await open(an, id)).toMatchObject({ savedBy: 'editor' })
})

test('what was published by plan makes open forms old, and it is said who did it', async () => {
  const id = await make(cms.payload, 'pages', { title: 'Gepland' })
  const { revision } = await open(an, id)
  await cms.payload.update({ collection: 'pages', id, locale: 'nl', data: { _status: 'published' } })
  const late = await an(
    'PATCH',
    `pages/${id}?${draft}`,
    { title: 'Laat', revision },
    { 'Accept-Language': 'nl' },
  )
  expect([late.status, late.body.errors[0].message]).toEqual([
    409,
    expect.stringMatching(/^De planning bewaarde dit intussen/),
  ])
})

test('open forms of one record know of each other', async () => {
  const id = await make(cms.payload, 'pages')
  const { ask: cleo } = await cms.as('admin')
  const here = (ask: Ask, form: string) => ask('POST', 'here', { kind: 'pages', id, form })
  expect((await here(an, 'window-an')).body).toMatchObject({ people: [] })
  expect((await here(cleo, 'window-cleo')).body).toMatchObject({ people: ['editor'] })
  expect((await here(an, 'window-an')).body).toMatchObject({ people: ['admin'] })
  await cms.db.$client.query(`update content.open_form set seen_at = now() - interval '31 seconds'`)
  expect((await here(an, 'window-an')).body).toMatchObject({ people: [] })
  const { revision } = await open(an, id)
  await cleo('PATCH', `pages/${id}?${draft}`, { title: 'Van Cleo', revision })
  const { body } = await here(an, 'window-an')
  expect(body).toMatchObject({ savedBy: 'admin' })
  expect(body.revision).not.toBe(revision)
  expect((await an('POST', 'here', { kind: 'popup', form: 'window-an' })).status).toBe(200)
})

test('nobody else asks who is here, and nothing but records', async () => {
  const id = await make(cms.payload, 'pages')
  const question = { kind: 'pages', id, form: 'window-1' }
  expect((await cms.anonymous('POST', 'here', question)).status).toBe(403)
  const { ask: agent } = await cms.as('agent')
  expect((await agent('POST', 'here', question)).status).toBe(403)
  for (const wrong of [
    { ...question, kind: 'users' },
    { ...question, form: '' },
    { kind: 'pages', form: 'window-1' },
  ])
    expect((await an('POST', 'here', wrong)).status).toBe(400)
})

test.each([
  ['team', 'role', 'translator'],
  ['categories', 'title', 'translator'],
  ['offices', 'name', 'translator'],
  ['media', 'alt', 'translator'],
  ['listing-notes', 'metaTitle', 'translator'],
  ['project-notes', 'metaTitle', 'translator'],
  ['legal-facts', 'note', 'admin'],
  ['redirects', 'to', 'admin'],
])('%s: an old form is refused, and of two saves at once one', async (slug, field, role) => {
  const { ask: other } = role === 'admin' ? await cms.as('admin') : { ask: bert }
  const id = await make(cms.payload, slug)
  const opened = async () => (await an('GET', `${slug}/${id}?locale=nl`)).body as Record<string, string>
  const { revision } = await opened()
  expect(revision).toMatch(/^0\./)
  const save = (ask: Ask, text: string) =>
    ask('PATCH', `${slug}/${id}?locale=nl`, { [field]: text, revision }, { 'Accept-Language': 'nl' })
  const answers = await Promise.all([save(an, '/van-an/'), save(other, '/van-bert/')])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const kept = answers[0].status === 200 ? '/van-an/' : '/van-bert/'
  expect(await opened()).toMatchObject({ [field]: kept })
  const late = await save(an, '/te-laat/')
  expect(late.status).toBe(409)
  expect(late.body.errors[0].data.errors[0].message).toMatch(/bewaarde dit intussen/)
  expect(await opened()).toMatchObject({ [field]: kept, savedBy: kept === '/van-an/' ? 'editor' : role })
})
