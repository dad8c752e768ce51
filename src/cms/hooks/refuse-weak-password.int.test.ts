import { afterAll, beforeAll, expect, test } from 'vitest'

import { openPayload, type TestPayload } from '@/testing/records/a-payload'

let cms: TestPayload

beforeAll(async () => {
  cms = await openPayload()
})
afterAll(() => cms.close())

const nl = { 'Accept-Language': 'nl' }
const els = { name: 'Els Peeters', email: 'els@example.com', role: 'editor' }

test.each([
  ['abc', 'minstens 12 tekens'],
  ['wachtwoord123', 'te gemakkelijk te raden'],
])('a new account does not take "%s"', async (password, words) => {
  const { ask } = await cms.as('admin')
  const { status, body } = await ask('POST', 'users', { ...els, password }, nl)
  expect(status).toBe(400)
  expect(body.errors[0].data.errors).toMatchObject([
    { path: 'password', message: expect.stringContaining(words) },
  ])
})

test('nobody changes to a weak password, and the old one holds', async () => {
  const { ask, user } = await cms.as('editor')
  expect((await ask('PATCH', `users/${user.id}`, { password: 'abc' })).status).toBe(400)
  const login = { email: user.email, password: 'a-long-enough-password' }
  expect((await cms.anonymous('POST', 'users/login', login)).status).toBe(200)
  expect((await ask('PATCH', `users/${user.id}`, { password: 'zes koeien in de wei' })).status).toBe(200)
})
