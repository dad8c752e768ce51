import { afterAll, beforeAll, expect, test } from 'vitest'

import { aListing, inEveryLanguage } from '@/testing/records/a-listing'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'

import { type ChosenCards, listCards } from './list-cards'
import { storeListings } from '../store/store-listings'

let test_: TestDatabase

const createdAt = (day: number) => new Date(Date.UTC(2026, 0, day))

beforeAll(async () => {
  test_ = await createTestDatabase()
  await storeListings(test_.db, [
    aListing({ id: 1, createdAt: createdAt(3) }),
    aListing({ id: 2, createdAt: createdAt(5), status: 'under-option' }),
    aListing({ id: 3, deal: 'rent', createdAt: createdAt(4) }),
    aListing({ id: 4, createdAt: createdAt(9), status: 'sold' }),
    aListing({ id: 5, deal: 'rent', createdAt: createdAt(8), status: 'rented' }),
    aListing({ id: 6, createdAt: createdAt(7), projectId: 70 }),
    aListing({ id: 7, createdAt: createdAt(10), projectId: 70, status: 'sold' }),
    aListing({ id: 8, createdAt: createdAt(5) }),
  ])
})
afterAll(() => test_.drop())

const ids = async (given: Partial<ChosenCards>) =>
  (await listCards(test_.db, { source: 'newest', maximum: 10, language: 'nl', ...given })).map(({ id }) => id)

// Coverage: 2.83.
test.each([
  [{ source: 'newest' }, [8, 3, 1, 2]],
  [{ source: 'newest', deal: 'sale' }, [8, 1, 2]],
  [{ source: 'newest', deal: 'rent' }, [3]],
  [{ source: 'newest', maximum: 2 }, [8, 3]],
  [{ source: 'references' }, [4, 5]],
  [{ source: 'references', deal: 'rent' }, [5]],
  [{ source: 'references', maximum: 1 }, [4]],
] satisfies [Partial<ChosenCards>, number[]][])(
  '%j shows %j: what is available before what is under option, the newest first, without units of projects',
  async (what, shown) => {
    expect(await ids(what)).toEqual(shown)
  },
)

// Coverage: 2.71.
test.each([
  [{ source: { ids: [3, 1, 8] } }, [3, 1, 8]],
  [{ source: { ids: [3, 1, 8] }, deal: 'sale' }, [1, 8]],
  [{ source: { ids: [3, 1, 8] }, deal: 'sale', maximum: 1 }, [1]],
  [{ source: { ids: [99, 2] } }, [2]],
  [{ source: { ids: [] } }, []],
] satisfies [Partial<ChosenCards>, number[]][])(
  'of those an editor chose, %j shows %j: in the order of the choice',
  async (what, shown) => {
    expect(await ids(what)).toEqual(shown)
  },
)

test('homes are chosen by their references too, in any spelling, in the order of the choice', async () => {
  const [first, second] = (
    await listCards(test_.db, { source: { ids: [8, 3] }, maximum: 2, language: 'nl' })
  ).map(({ reference }) => reference)
  const named = [` ${first?.toLowerCase().replaceAll('-', ' ')}`, '1', 'niets', '', String(second)]
  expect(await ids({ source: { named } })).toEqual([8, 1, 3])
  expect(await ids({ source: { named }, deal: 'rent' })).toEqual([3])
})

test('a card speaks the language of the reader', async () => {
  const texts = inEveryLanguage({ title: 'Huis' })
  await storeListings(test_.db, [
    aListing({ id: 1, createdAt: createdAt(3), texts: { ...texts, fr: { ...texts.fr, title: 'Maison' } } }),
  ])
  const source = { ids: [1] }
  const [dutch] = await listCards(test_.db, { source, maximum: 1, language: 'nl' })
  const [french] = await listCards(test_.db, { source, maximum: 1, language: 'fr' })
  expect([dutch?.title, french?.title]).toEqual(['Huis', 'Maison'])
})
