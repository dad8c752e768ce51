import { afterAll, beforeAll, expect, test } from 'vitest'

import { storeListings } from '@/features/listings/store/store-listings'
import { confirmNewsletter } from '@/features/leads/newsletter/confirm-newsletter'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'
import { aListing } from '@/testing/records/a-listing'
import { aSavedLead } from '@/testing/records/a-saved-lead'

import { countReaders } from '../newsletter-readers'
import { articleChoices, homeChoices } from './newsletter-choices'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

test('a home that was chosen comes first, then the newest that are to be had', async () => {
  const { db } = database
  await storeListings(db, [
    aListing({ id: 1, createdAt: new Date('2026-01-01') }),
    aListing({ id: 2, createdAt: new Date('2026-03-01') }),
    aListing({ id: 3, createdAt: new Date('2026-02-01') }),
  ])
  const found = await homeChoices(db, [1])
  expect(found.map(({ id, isChosen }) => [id, isChosen])).toEqual([
    [1, true],
    [2, false],
    [3, false],
  ])
})

test('where nothing is published no article is offered', async () => {
  expect(await articleChoices(database.db, [])).toEqual([])
})

test('readers are counted by the language in which they signed up', async () => {
  const { db } = database
  const now = new Date()
  for (const [email, language] of [
    ['an@example.com', 'nl'],
    ['jo@example.com', 'nl'],
    ['luc@example.com', 'fr'],
  ] as const) {
    const id = await aSavedLead(db, { kind: 'newsletter', language, answers: { email } }, now)
    await confirmNewsletter(db, { id, secret: 'test', now })
  }
  const site = { used: ['nl', 'fr', 'en', 'de'], standard: 'nl' } as const
  const readers = await countReaders(db, {}, site)
  expect(readers.map(({ own, count }) => [own, count])).toEqual([
    ['nl', 2],
    ['fr', 1],
  ])
})
