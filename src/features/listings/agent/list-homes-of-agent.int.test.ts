import { afterAll, beforeAll, expect, test } from 'vitest'

import { createTestDatabase, type TestDatabase } from '@/testing/int-database'
import { aListing } from '@/testing/records/a-listing'

import { storeListings } from '../store/store-listings'
import { type AgentKey, listHomesOfAgent } from './list-homes-of-agent'

let test_: TestDatabase

const agent = (name: string, email: string | null, id: string | null = null) => ({
  id,
  name,
  email,
  phone: null,
})
const createdAt = (day: number) => new Date(Date.UTC(2026, 0, day))
const an = agent('An Peeters', 'an@gevel.example')

beforeAll(async () => {
  test_ = await createTestDatabase()
  await storeListings(test_.db, [
    aListing({ id: 1, agent: an, createdAt: createdAt(1) }),
    aListing({ id: 2, agent: an, createdAt: createdAt(2), deal: 'rent' }),
    aListing({ id: 3, agent: an, createdAt: createdAt(9), status: 'under-option' }),
    aListing({ id: 4, agent: an, status: 'sold' }),
    aListing({ id: 5, agent: an, projectId: 70 }),
    aListing({ id: 6, agent: agent('A. Peeters', 'an@gevel.example'), createdAt: createdAt(3) }),
    aListing({ id: 7, agent: agent('An Peeters', null), createdAt: createdAt(4) }),
    aListing({ id: 8, agent: agent('An Peeters', 'info@gevel.example'), createdAt: createdAt(5) }),
    aListing({ id: 9, agent: agent('An Peeters', 'bo@gevel.example') }),
    aListing({ id: 10, agent: agent('Bo Claes', 'bo@gevel.example') }),
    aListing({ id: 11 }),
    aListing({ id: 12, agent: agent('Cis Maes', 'CIS@gevel.example', '77') }),
    aListing({ id: 13, agent: agent('Cis Maes', 'cis@gevel.example', '78') }),
    aListing({ id: 14, agent: agent('C. Maes', 'cis@gevel.example') }),
  ])
})
afterAll(() => test_.drop())

const ids = async (given: Partial<AgentKey> = {}) => {
  const key = {
    email: 'an@gevel.example',
    name: 'An Peeters',
    otherEmails: ['bo@gevel.example'],
    id: null,
    otherIds: [],
  }
  const homes = await listHomesOfAgent(test_.db, { ...key, language: 'nl', maximum: 10, ...given })
  return homes.map(({ id }) => id)
}

test('homes are found by the address of their agent, else by the name, without those of colleagues', async () => {
  expect(await ids()).toEqual([8, 7, 6, 2, 1, 3])
  expect(await ids({ email: 'bo@gevel.example', name: 'Bo Claes', otherEmails: [] })).toEqual([10, 9])
})

test('somebody whose name a colleague has too is known by the address alone', async () => {
  expect(await ids({ name: null })).toEqual([6, 2, 1, 3])
})

test('somebody without an address is known by the name alone', async () => {
  expect(await ids({ email: '', otherEmails: ['an@gevel.example', 'bo@gevel.example'] })).toEqual([8, 7])
})

test('no more homes come than a page shows', async () => {
  expect(await ids({ maximum: 2 })).toEqual([8, 7])
})

test('an id decides where a home gives one; an address counts however it is written', async () => {
  const cis = { email: 'Cis@Gevel.example', name: 'Cis Maes', otherEmails: [] }
  const sorted = async (given: Partial<AgentKey>) =>
    (await ids({ ...cis, ...given })).toSorted((a, b) => a - b)
  expect(await sorted({})).toEqual([12, 13, 14])
  expect(await sorted({ id: '77' })).toEqual([12, 14])
  expect(await sorted({ otherIds: ['77'] })).toEqual([13, 14])
})
