import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { User } from '@/cms/generated/payload-types'
import { make } from '@/testing/records/a-document'
import { type Ask, type Method, openPayload, type TestPayload } from '@/testing/records/a-payload'

let cms: TestPayload
let admin: { ask: Ask; user: User }
let editor: { ask: Ask; user: User }
let page: number

beforeAll(async () => {
  cms = await openPayload()
  admin = await cms.as('admin')
  editor = await cms.as('editor')
  page = await make(cms.payload, 'pages', { title: 'Geheim' })
})
afterAll(() => cms.close())

test('a picture is not served to who has no account, neither whole nor as a size', async () => {
  const { filename, sizes } = await cms.payload.findByID({
    collection: 'media',
    id: await make(cms.payload, 'media'),
  })
  for (const name of [
    filename,
    sizes?.thumb?.filename ?? 'thumb.webp',
    '../package.json',
    '%2e%2e/package.json',
  ])
    expect((await cms.anonymous('GET', `media/file/${name}`)).status).toBeGreaterThanOrEqual(400)
  expect((await admin.ask('GET', `media/file/${filename}`)).status).toBe(200)
})

test.each<[Method, string, unknown?]>([
  ['GET', 'pages?where[title][like]=Geheim&locale=nl'],
  ['GET', 'pages?where[title][like]=Geheim&locale=nl&draft=true'],
  ['GET', 'pages?locale=all&depth=3&select[title]=true'],
  ['GET', 'pages?locale=fr&fallback-locale=nl'],
  ['GET', 'pages/versions?where[version.title][like]=Geheim&locale=nl'],
  ['GET', 'articles?where[category.title][exists]=true&locale=nl'],
  ['GET', 'users?where[email][like]=admin'],
  ['GET', 'users/versions'],
  ['GET', 'globals/agency?locale=all'],
  ['GET', 'module-pictures/contact'],
  ['GET', 'payload-jobs/run'],
  ['GET', 'payload-jobs/handle-schedules'],
  [
    'POST',
    'users/first-register',
    { email: 'me@example.com', password: 'a-long-enough-password', name: 'Me', role: 'admin' },
  ],
  ['POST', 'users/unlock', { email: 'admin-1@example.com' }],
  ['POST', 'users/reset-password', { token: { exists: true }, password: 'a-long-enough-password' }],
  ['POST', 'users/reset-password', { token: '', password: 'a-long-enough-password' }],
  ['POST', 'users/refresh-token'],
  ['POST', 'users/login', { email: { like: 'admin' }, password: 'a-long-enough-password' }],
  ['PATCH', 'pages?where[id][exists]=true&locale=nl', { title: 'x' }],
  ['DELETE', 'pages?where[id][exists]=true'],
  ['POST', 'graphql', { query: '{ Pages { docs { id } } }' }],
])('%s /api/%s tells who has no account nothing', async (method, path, body) => {
  const { status, body: answer } = await cms.anonymous(method, path, body)
  expect(status).toBeGreaterThanOrEqual(400)
  expect(JSON.stringify(answer)).not.toMatch(/Geheim|@example\.com|"token"|"stack"/)
})

test.each<[Method, string]>([
  ['GET', 'pages/99999999999999999999?locale=nl'],
  ['GET', 'articles/none?locale=nl'],
  ['GET', 'nobody/1/x/y'],
  ['POST', 'sections/versions/99999999999999999999'],
  ['GET', 'pages?where[id][equals]=99999999999999999999&locale=nl'],
])('%s /api/%s is a wrong question, not a fault of the site', async (method, path) => {
  for (const { status } of [await cms.anonymous(method, path), await editor.ask(method, path)]) {
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
  }
})

test('who has no account is told that nothing is theirs', async () => {
  const { body } = await cms.anonymous('GET', 'access')
  expect(body).not.toHaveProperty('canAccessAdmin', true)
  expect(body).not.toHaveProperty('globals')
  // Only that accounts have sessions; not whose.
  expect(body.collections).toEqual({ users: { fields: { sessions: expect.anything() } } })
  expect((await cms.anonymous('GET', 'users/me')).body.user).toBeNull()
})

test('a forgotten password is answered alike for those who exist and those who do not', async () => {
  const known = await cms.anonymous('POST', 'users/forgot-password', { email: admin.user.email })
  const unknown = await cms.anonymous('POST', 'users/forgot-password', { email: 'not-there@example.com' })
  expect(known).toEqual(unknown)
})

test.each(['editor', 'translator', 'agent'] as const)(
  'no %s promotes themselves, nor reads who else there is',
  async (role) => {
    const { ask, user } = await cms.as(role, { languages: ['fr'] })
    await ask('PATCH', `users/${user.id}?locale=fr`, {
      role: 'admin',
      languages: ['nl', 'fr'],
      name: 'Nieuw',
    })
    await ask('PATCH', `users?where[id][equals]=${user.id}&locale=fr`, { role: 'admin' })
    const after = await cms.payload.findByID({ collection: 'users', id: user.id })
    expect([after.role, after.languages, after.name]).toEqual([role, ['fr'], 'Nieuw'])

    const { body } = await ask('GET', 'users?limit=100')
    expect(body.docs.map(({ id }: User) => id)).toEqual([user.id])
    expect((await ask('GET', `users/${admin.user.id}`)).status).toBe(404)
    expect((await ask('PATCH', `users/${admin.user.id}`, { password: 'another-password' })).status).toBe(403)
    expect((await ask('POST', 'users/unlock', { email: admin.user.email })).status).toBe(403)
  },
)

test('nobody reads what keeps accounts safe', async () => {
  for (const { ask, user } of [admin, editor]) {
    const { body } = await ask(
      'GET',
      `users/${user.id}?showHiddenFields=true&select[hash]=true&select[salt]=true`,
    )
    expect(JSON.stringify(body)).not.toMatch(/hash|salt|resetPasswordToken/)
  }
})

test('a configured page is thrown away by nobody, alone or among many', async () => {
  const home = await make(cms.payload, 'pages', { key: 'contact' })
  for (const { ask } of [admin, editor]) {
    const { status, body } = await ask('DELETE', `pages/${home}`, undefined, { 'Accept-Language': 'fr' })
    expect([status, body.errors[0].message]).toEqual([409, expect.stringContaining('page fixe')])
    await ask('DELETE', `pages?where[id][in]=${home},${page}`)
  }
  const { rows } = await cms.db.execute(sql`select id from pages where id in (${home}, ${page})`)
  expect(rows).toEqual([{ id: home }])
})

test('a configured page stays one: nobody takes its key away to throw it away', async () => {
  const contact = await make(cms.payload, 'pages', { key: 'privacy' })
  await editor.ask('PATCH', `pages/${contact}?locale=nl`, { key: null })
  expect((await cms.payload.findByID({ collection: 'pages', id: contact })).key).toBe('privacy')
  const { body } = await editor.ask('POST', 'pages?locale=nl', { name: 'x', title: 'x', key: 'disclaimer' })
  expect(body.doc.key).toBeNull()
  expect((await editor.ask('POST', `pages/${contact}/duplicate?locale=nl`, {})).body.doc.key).toBeNull()
})
