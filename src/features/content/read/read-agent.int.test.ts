import { afterAll, beforeAll, expect, test } from 'vitest'

import { make } from '@/testing/records/a-document'
import { openPayload, type TestPayload } from '@/testing/records/a-payload'

import { visitorReader } from './published-source'
import { readAgent } from './read-agent'

let cms: TestPayload
let an: number

beforeAll(async () => {
  cms = await openPayload()
  const member = { role: 'Makelaar' }
  an = await make(cms.payload, 'team', {
    ...member,
    name: 'An Peeters',
    email: 'an@gevel.example',
    languages: ['nl', 'fr'],
  })
  await make(cms.payload, 'team', {
    ...member,
    name: 'An Peeters',
    email: 'an2@gevel.example',
    languages: ['de'],
  })
})
afterAll(() => cms.close())

const read = (name: string, email: string | null, id: string | null = null) =>
  readAgent(visitorReader({ db: cms.db, locale: 'nl' }), { id, name, email, phone: '09 000 00 00' })

test('the member of the team is found by mail, else by name, with the languages in words', async () => {
  expect(await read('Anna Peeters', 'an@gevel.example')).toEqual({
    name: 'An Peeters',
    phone: '09 000 00 00',
    email: 'an@gevel.example',
    href: `/nl/team/an-peeters/${an}/`,
    role: 'Makelaar',
    languages: ['Nederlands', 'Frans'],
    picture: null,
  })
  expect(await read('An Peeters', 'an2@gevel.example')).toMatchObject({ languages: ['Duits'] })
  expect(await read('An Peeters', 'other@gevel.example')).toMatchObject({ role: 'Makelaar' })
  expect(await read('Wie Dan Ook', null)).toBeNull()
})

test('the platform’s id goes before address and name, and the team says how they are reached', async () => {
  await make(cms.payload, 'team', { name: 'Cis Maes', phone: '0470 11 22 33', platformAgent: ' 77 ' })
  expect(await read('C. Maes', 'an@gevel.example', '77')).toMatchObject({
    name: 'Cis Maes',
    phone: '0470 11 22 33',
    email: 'an@gevel.example',
  })
  expect(await read('Cis Maes', null, '78')).toBeNull()
  expect(await read('Cis Maes', null)).toMatchObject({ name: 'Cis Maes', phone: '09 000 00 00' })
})
