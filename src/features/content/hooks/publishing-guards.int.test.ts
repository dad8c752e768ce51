import { afterAll, beforeAll, expect, test } from 'vitest'

import { make } from '@/testing/records/a-document'
import { type Ask, openPayload, type TestPayload } from '@/testing/records/a-payload'

let cms: TestPayload
let ask: Ask

beforeAll(async () => {
  cms = await openPayload()
  ask = (await cms.as('editor')).ask
})
afterAll(() => cms.close())

const nl = { 'Accept-Language': 'nl' }
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString()

test.each(['', '&publishSpecificLocale=nl'])(
  'a date that is still to come is not broken (%s)',
  async (how) => {
    const id = await make(cms.payload, 'pages', { _status: 'draft', publishAt: tomorrow() })
    const { status, body } = await ask('PATCH', `pages/${id}?locale=nl${how}`, { _status: 'published' }, nl)
    expect(status).toBe(400)
    expect(body.errors[0].data.errors[0]).toMatchObject({
      path: 'publishAt',
      message: expect.stringMatching(/^Dit verschijnt op \d+\/\d+\/\d+/),
    })
    const now = { _status: 'published', publishAt: null }
    expect((await ask('PATCH', `pages/${id}?locale=nl${how}`, now)).status).toBe(200)
  },
)

test('many at once do not break it either', async () => {
  const id = await make(cms.payload, 'articles', { _status: 'draft', publishAt: tomorrow() })
  await ask('PATCH', `articles?locale=nl&draft=true&where[id][in][0]=${id}`, { _status: 'published' })
  const { rows } = await cms.db.$client.query(`select _status from articles where id = ${id}`)
  expect(rows).toEqual([{ _status: 'draft' }])
})

test('without its date, nothing stays planned', async () => {
  const id = await make(cms.payload, 'pages', { _status: 'draft', publishAt: tomorrow(), publishIn: 'nl' })
  const { body } = await ask('PATCH', `pages/${id}?locale=nl&draft=true`, { publishAt: null })
  expect(body.doc).toMatchObject({ publishAt: null, publishIn: null })
})

test.each(['pages', 'articles'])('%s: a second plan does not replace the first', async (kind) => {
  const id = await make(cms.payload, kind, { _status: 'draft' })
  const plan = (language: string, data: object) =>
    ask('PATCH', `${kind}/${id}?locale=${language}&draft=true`, data, nl)
  const publishAt = '2099-12-15T08:00:00.000Z'
  expect((await plan('nl', { publishAt, publishIn: 'nl' })).status).toBe(200)
  const second = await plan('fr', { publishAt, publishIn: 'fr' })
  expect(second.status).toBe(400)
  expect(second.body.errors[0].data.errors[0]).toEqual({
    path: 'publishIn',
    message:
      'Al ingepland: Nederlands, op 15/12/2099, 09:00. Een tweede plan zou dat vervangen: maak eerst de datum leeg.',
  })
  // Nor does another day, chosen beside the words of another language.
  const moved = await plan('fr', { publishAt: '2099-12-01T08:00:00.000Z', publishIn: 'nl' })
  expect(moved.status).toBe(400)
  expect((await ask('GET', `${kind}/${id}?draft=true`)).body).toMatchObject({ publishIn: 'nl', publishAt })
  // All languages: the first is among them. From then on none of these is alone.
  expect((await plan('fr', { publishIn: 'all' })).status).toBe(200)
  const fewer = await plan('nl', { publishIn: 'nl' })
  expect(fewer.body.errors[0].data.errors[0].message).toMatch(/^Al ingepland: alle talen, op 15/)
  expect((await plan('nl', { publishAt: null })).status).toBe(200)
  expect((await plan('fr', { publishAt, publishIn: 'fr' })).status).toBe(200)
})

test('a page needs a title in the language that is published, a draft does not', async () => {
  const draft = await ask('POST', 'pages?locale=nl&draft=true', { name: 'Zonder titel' })
  expect(draft.status).toBe(201)
  const { id } = draft.body.doc
  const refused = await ask(
    'PATCH',
    `pages/${id}?locale=nl&publishSpecificLocale=nl`,
    { _status: 'published' },
    nl,
  )
  expect(refused.status).toBe(400)
  expect(refused.body.errors[0].data.errors[0]).toMatchObject({
    path: 'title',
    message: expect.stringContaining('Geef de pagina een titel'),
  })
  const titled = { title: 'Met titel', _status: 'published' }
  expect((await ask('PATCH', `pages/${id}?locale=nl&publishSpecificLocale=nl`, titled)).status).toBe(200)
})

const withdraw = (path: string) => ask('PATCH', `${path}?locale=nl&depth=0`, { _status: 'draft' }, nl)

test('a page that the site itself leads to stays on it', async () => {
  const id = await make(cms.payload, 'pages', { title: 'Disclaimer', key: 'disclaimer' })
  const { status, body } = await withdraw(`pages/${id}`)
  expect(status).toBe(409)
  expect(body.errors[0].message).toContain('vaste pagina')
  expect((await ask('GET', `pages/${id}?locale=nl`)).body._status).toBe('published')
  const draft = await ask('PATCH', `pages/${id}?locale=nl&draft=true`, { title: 'Nieuw', _status: 'draft' })
  expect(draft.status).toBe(200)
})

test('what others lead to is not taken off the site, and they are named', async () => {
  const used = await make(cms.payload, 'pages', { title: 'Diensten' })
  await make(cms.payload, 'pages', { name: 'Schatting', title: 'Schatting', parent: used })
  const { status, body } = await withdraw(`pages/${used}`)
  expect(status).toBe(409)
  expect(body.errors[0].message).toContain('Pagina “Schatting”')
})

test('what nothing leads to can be taken off the site', async () => {
  for (const kind of ['pages', 'articles']) {
    const id = await make(cms.payload, kind)
    expect((await withdraw(`${kind}/${id}`)).status).toBe(200)
    expect((await withdraw(`${kind}/${id}`)).status).toBe(200)
  }
})

test('many are not taken off the site at once', async () => {
  const id = await make(cms.payload, 'pages', { title: 'Blijft', key: 'privacy' })
  const { status, body } = await ask(
    'PATCH',
    `pages?locale=nl&where[id][in][0]=${id}`,
    { _status: 'draft' },
    nl,
  )
  expect([status, body.errors[0].message]).toEqual([400, expect.stringContaining('één voor één')])
  expect((await ask('GET', `pages/${id}?locale=nl`)).body._status).toBe('published')
})

test('a save that says nothing of publishing takes nothing off the site', async () => {
  const id = await make(cms.payload, 'pages', { title: 'Op de site', key: 'cookie-policy' })
  await ask('PATCH', `pages/${id}?locale=nl&draft=true`, { title: 'Nog niet af' })
  const status = async () => (await cms.db.$client.query(`select _status from pages where id = ${id}`)).rows
  for (const path of [`pages/${id}?locale=nl`, `pages?locale=nl&where[id][equals]=${id}`]) {
    await ask('PATCH', path, { sort: 7 })
    expect(await status()).toEqual([{ _status: 'published' }])
  }
  const { body } = await ask('GET', `pages/${id}?locale=nl&draft=true`)
  expect(body).toMatchObject({ title: 'Nog niet af', sort: 7 })
})
