import { readFileSync } from 'node:fs'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { isLaunched } from '@/features/content/paths/revision'
import { openPayload, type TestPayload } from '@/testing/records/a-payload'

import { inOneTransaction } from '../seed/seeding'
import { parseAgencyFile } from './agency-file'
import { demoWordsIn } from './demo-words'
import { makeAdministrator } from './make-administrator'
import { seedOwnAgency } from './seed-own-agency'

const file = parseAgencyFile(JSON.parse(readFileSync('deploy/agency.example.json', 'utf8')))
let cms: TestPayload

beforeAll(async () => {
  cms = await openPayload()
  await seed()
})
afterAll(() => cms.close())

const seed = () => inOneTransaction(cms.payload, false, (seeding) => seedOwnAgency(seeding, file))

test('the agency and its offices are there in every language', async () => {
  const agency = await cms.payload.findGlobal({ slug: 'agency' })
  expect(agency).toMatchObject({ name: 'Verhulst & Partners', brokers: [{ number: '588.114' }] })
  const { docs } = await cms.payload.find({ collection: 'offices', locale: 'fr', sort: 'sort' })
  expect(docs.map(({ name, city }) => [name, city])).toEqual([
    ['Verhulst Louvain', 'Louvain'],
    ['Verhulst Tienen', 'Tirlemont'],
  ])
  expect((await cms.payload.findGlobal({ slug: 'languages' })).used).toEqual(['nl', 'fr', 'en'])
})

test('its pages are drafts with their addresses, which no visitor reads', async () => {
  const { docs } = await cms.payload.find({ collection: 'pages', locale: 'fr', limit: 100, draft: true })
  expect(docs).toHaveLength(11)
  expect(new Set(docs.map(({ _status }) => _status))).toEqual(new Set(['draft']))
  expect(docs.find(({ key }) => key === 'contact')).toMatchObject({ title: 'Contact', path: 'contact' })
  expect(docs.find(({ key }) => key === 'for-sale')?.modules).toHaveLength(1)
  const where = { _status: { equals: 'published' as const } }
  expect((await cms.payload.count({ collection: 'pages', where })).totalDocs).toBe(0)
})

test('a new site is closed to robots, and stays open once it was launched', async () => {
  expect(await isLaunched(cms.db)).toBe(false)
  await cms.payload.update({
    collection: 'pages',
    where: { key: { equals: 'home' } },
    data: { _status: 'published' },
    locale: 'nl',
  })
  await seed()
  expect(await isLaunched(cms.db)).toBe(true)
})

test('nobody has reviewed its rates yet, and nothing is of the demo', async () => {
  const { docs } = await cms.payload.find({ collection: 'legal-facts', limit: 0 })
  expect(docs.length).toBeGreaterThan(10)
  expect(docs.filter(({ reviewer, reviewedAt }) => reviewer || reviewedAt)).toEqual([])
  for (const collection of [
    'pages',
    'offices',
    'articles',
    'team',
    'media',
    'legal-facts',
    'users',
  ] as const) {
    const found = await cms.payload.find({ collection, locale: 'all', limit: 0, draft: true })
    expect(demoWordsIn(JSON.stringify(found.docs))).toEqual([])
  }
})

test('a second time leaves what an editor wrote', async () => {
  await cms.payload.update({
    collection: 'pages',
    where: { key: { equals: 'sell' } },
    data: { title: 'Verkopen in Leuven' },
    locale: 'nl',
  })
  const tallies = await seed()
  expect([...tallies.values()].map(({ added }) => added)).toEqual([...tallies.values()].map(() => 0))
  const { docs } = await cms.payload.find({
    collection: 'pages',
    where: { key: { equals: 'sell' } },
    draft: true,
  })
  expect(docs[0]?.title).toBe('Verkopen in Leuven')
})

test('an administrator is made once, and gets in again with a new password', async () => {
  const person = { name: 'Katrien Verhulst', email: 'Katrien@verhulst-partners.example' }
  const first = await makeAdministrator(cms.payload, person)
  const second = await makeAdministrator(cms.payload, person)
  expect([first.isNew, second.isNew]).toEqual([true, false])
  const login = async (password: string) => {
    const { body } = await cms.anonymous('POST', 'users/login', { email: person.email, password })
    return body.errors[0].data?.nextStep === 'enrol' ? 'second step' : 'wrong'
  }
  expect(await login(first.password)).toBe('wrong')
  expect(await login(second.password)).toBe('second step')
})
