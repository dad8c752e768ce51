import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { criteriaFor, type SearchCriteria } from '@/domain/search/criteria'
import { searchText } from '@/domain/search/search-text'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'
import { aLead } from '@/testing/records/a-lead'
import { aSavedLead } from '@/testing/records/a-saved-lead'

import { countWaiting } from './count-waiting'
import { keepDemand } from './keep-demand'

let test_: TestDatabase
const now = new Date('2026-11-15T12:00:00Z')

beforeAll(async () => {
  test_ = await createTestDatabase({ login: 'gevel_web' })
})
afterAll(() => test_.drop())
beforeEach(() => test_.owner.execute(sql`truncate lead.lead cascade`))

let person = 0
const email = () => `person${(person += 1)}@example.com`

const aForm = (places: string[], more: object = {}) =>
  aSavedLead(test_.db, {
    kind: 'demand',
    answers: { ...aLead().answers, email: email(), goal: 'sale', types: [1], places, ...more },
  })

async function aList(criteria: Partial<SearchCriteria>, isConfirmed = true) {
  const search = searchText({ ...criteriaFor('sale'), ...criteria })
  const answers = { email: email(), search }
  const id = await aSavedLead(test_.db, { kind: 'list-demand', answers, listingId: undefined }, now)
  if (isConfirmed) await keepDemand(test_.db, { id, now })
}

const house = { goal: 'sell', types: ['1'], zip: '9000', city: 'Gent' }
const count = async (typed = house) => (await countWaiting(test_.db, typed))?.count ?? null

test('searches of forms and of lists count together, by municipality and kind', async () => {
  await aForm(['Gent|9000'])
  await aForm(['|9050'])
  await aList({ places: [{ city: 'Gand' }] })
  await aList({ municipalities: ['44021'], typeIds: [1, 2] })
  expect(await count()).toBeNull()
  await aList({ provinces: ['BE-VOV'], priceMaxEuro: 500_000 })
  expect(await count()).toBe(5)
  await aList({ places: [{ zip: '9040' }] })
  expect(await count({ ...house, zip: 'B-9050', city: 'Ledeberg' })).toBe(6)
})

test('another kind, place or goal, a search that nobody confirmed and one of everywhere do not count', async () => {
  for (let index = 0; index < 5; index += 1) await aForm(['Gent|9000'])
  await aForm(['Antwerpen|2000'])
  await aForm(['Gent|9000'], { goal: 'rent' })
  await aForm(['Gent|9000'], { types: [9] })
  await aList({ places: [{ city: 'Gent' }], typeIds: [9] })
  await aList({ places: [{ city: 'Gent' }] }, false)
  await aList({})
  expect(await count()).toBe(5)
})

test('four searches are told to nobody, and neither is a place that we do not know', async () => {
  for (let index = 0; index < 4; index += 1) await aForm(['Gent|9000'])
  expect(await count()).toBeNull()
  expect(await count({ ...house, zip: '0000', city: 'Nergens' })).toBeNull()
  expect(await count({ ...house, types: [] as string[] })).toBeNull()
})
