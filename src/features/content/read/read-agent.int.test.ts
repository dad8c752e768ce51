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

const read = (name: string, email: string | null) =>
  readAgent(visitorReader({ db: cms.db, locale: 'nl' }), { name, email })

test('the member of the team is found by mail, else by name, with the languages in words', async () => {
  expect(await read('Anna Peeters', 'an@gevel.example')).toEqual({
    href: `/nl/team/an-peeters/${an}/`,
    role: 'Makelaar',
    languages: ['Nederlands', 'Frans'],
    picture: null,
  })
  expect(await read('An Peeters', 'an2@gevel.example')).toMatchObject({ languages: ['Duits'] })
  expect(await read('An Peeters', 'other@gevel.example')).toMatchObject({ role: 'Makelaar' })
  expect(await read('Wie Dan Ook', null)).toBeNull()
})
