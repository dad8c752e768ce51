import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { parseForm } from '@/domain/lead/form/parse-form'
import type { Listing } from '@/domain/listing/listing'
import { normalisedCriteria } from '@/domain/search/normalised-criteria'
import { criteriaFor, type SearchCriteria } from '@/domain/search/criteria'
import { criteriaOfSearchText, searchText } from '@/domain/search/search-text'
import { searchWithFacets } from '@/features/listings/search/search-with-facets'
import { omnicasa } from '@/platforms/omnicasa/omnicasa'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'
import { ownHome } from '@/testing/homes/own-home'
import { aListing } from '@/testing/records/a-listing'
import { aSavedLead } from '@/testing/records/a-saved-lead'
import { partsAround, someCriteria } from '@/testing/records/some-criteria'
import { rows } from '@/testing/rows'

import { startSimulator } from '../../../../simulator/simulator'
import { storeListings } from '../../listings/store/store-listings'
import { sendLetters } from '../letters/send-letters.task'
import type { Letter } from '../delivery/outbox'
import { purgeUnconfirmed } from '../newsletter/purge-unconfirmed.task'
import { linkSigner } from '../signed-link'
import { changeDemand } from './change-demand'
import { countAlerts } from './count-alerts'
import { findDemand } from './demand-row'
import { keepDemand } from './keep-demand'
import { matchChangedHomes } from './match-changed-homes'
import { matchListDemands } from './search/match-list-demands'
import { sendAlerts } from './send-alerts.task'
import { stopDemand } from './stop-demand'

let test_: TestDatabase
const now = new Date('2026-11-15T12:00:00Z')

beforeAll(async () => {
  test_ = await createTestDatabase({ login: 'gevel_web' })
})
afterAll(() => test_.drop())
beforeEach(() => test_.owner.execute(sql`truncate lead.lead, lead.matched_home, listing.listing cascade`))

/** As the form under a list is read and saved. */
async function demand(criteria: SearchCriteria, email = 'an@example.com'): Promise<string> {
  const posted = new URLSearchParams({ email, search: searchText(criteria) })
  const parsed = parseForm('list-demand', posted, { region: null })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors))
  const { answers } = parsed
  return aSavedLead(test_.db, { kind: 'list-demand', answers, listingId: undefined }, now)
}

async function confirmed(criteria: SearchCriteria, email?: string): Promise<string> {
  const id = await demand(criteria, email)
  await keepDemand(test_.db, { id, now })
  return id
}

async function matchesOf(id: string): Promise<[number, string][]> {
  const found = await rows<{ listing: number; reason: string }>(
    test_.owner,
    sql`select listing_id as listing, reason from lead.demand_match where demand_id = ${id}::uuid
        order by listing_id, reason`,
  )
  return found.map(({ listing, reason }) => [listing, reason])
}

async function demoHomes(): Promise<Listing[]> {
  const simulator = await startSimulator({ properties: 500, projects: 2, now, reach: 'country' })
  const url = `${simulator.url}/1.12/OmnicasaService.svc`
  const platform = omnicasa({ url, customer: 'gevel-demo', password: 'gevel-demo' })
  const { records } = await platform.listListings({ cursor: null, limit: 400 })
  await simulator.stop()
  return records.flatMap((record) => (record.ok ? [ownHome(record.value)] : []))
}

/** What a visitor sees on all pages of a list and can still have. */
async function availableInList(criteria: SearchCriteria, homes: Map<number, Listing>): Promise<number[]> {
  const ids: number[] = []
  for (let page = 1, pages = 1; page <= pages; page++) {
    const found = await searchWithFacets(test_.db, { criteria: { ...criteria, page }, language: 'nl' })
    pages = found.pages
    ids.push(...found.cards.map(({ id }) => id))
  }
  return ids.filter((id) => homes.get(id)?.status === 'available').toSorted((a, b) => a - b)
}

// Coverage: 1.30.
test('what is saved is the search of the list, and a confirmed demand is told of exactly the homes in it', async () => {
  const homes = await demoHomes()
  await storeListings(test_.owner, homes)
  const byId = new Map(homes.map((home) => [home.id, home]))
  const one = homes.find(({ status }) => status === 'available') ?? aListing()
  const single = Object.entries(partsAround(one)).map(([name, part]) => {
    const [value] = fc.sample<unknown>(part, { numRuns: 1, seed: 5 })
    return { ...criteriaFor(one.deal), [name]: value }
  })
  const searches = [...single, ...fc.sample(someCriteria(homes), { numRuns: 200, seed: 17 })]
  const saved: [string, SearchCriteria][] = []
  for (const [index, criteria] of searches.entries()) {
    const wanted = { ...normalisedCriteria(criteria), sort: 'newest' as const, page: 1 }
    const id = await confirmed(criteria, `an${index}@example.com`)
    const { search } = (await findDemand(test_.owner, id)) ?? {}
    expect(criteriaOfSearchText(search ?? '')).toEqual(wanted)
    saved.push([id, wanted])
  }
  const changes = homes.map(({ id: listingId }) => ({ listingId, reason: 'new' as const }))
  await matchListDemands(test_.owner, changes, now)
  let notEmpty = 0
  for (const [id, criteria] of saved) {
    const told = (await matchesOf(id)).map(([listing]) => listing)
    expect([searchText(criteria), told]).toEqual([
      searchText(criteria),
      await availableInList(criteria, byId),
    ])
    if (told.length > 0) notEmpty++
  }
  expect(notEmpty).toBeGreaterThan(30)
}, 300_000)

test('a demand from before searches were columns is told, and one that other places were known for is read anew', async () => {
  const id = await confirmed({ ...criteriaFor('sale'), places: [{ zip: '9000' }] })
  const other = await confirmed({ ...criteriaFor('sale'), places: [{ zip: '2000' }] }, 'bo@example.com')
  await storeListings(test_.owner, [aListing({ id: 12 })])
  const compare = () => matchListDemands(test_.owner, [{ listingId: 12, reason: 'new' }], now)
  expect(await compare()).toBe(1)
  // As a release left it that knew less, and found this home for somebody else.
  await test_.owner.execute(sql`delete from lead.demand_match`)
  await test_.owner.execute(sql`delete from lead.demand_criteria where demand_id = ${id}::uuid`)
  await test_.owner.execute(sql`update lead.demand_criteria set form = 'of another release'`)
  await test_.owner.execute(
    sql`update lead.demand_criteria_key set key = 'sale any' where demand_id = ${other}::uuid and key = 'sale zip::2000'`,
  )
  expect(await compare()).toBe(1)
  expect([await matchesOf(id), await matchesOf(other)]).toEqual([[[12, 'new']], []])
})

test('a text that is no search finds nothing, and is in nobody’s way', async () => {
  const broken = await confirmed(criteriaFor('sale'))
  const id = await confirmed(criteriaFor('sale'), 'bo@example.com')
  await test_.owner.execute(sql`update lead.demand set search = 'swap' where id = ${broken}::uuid`)
  await storeListings(test_.owner, [aListing({ id: 12 })])
  await matchChangedHomes(test_.owner, () => now)
  expect([await matchesOf(broken), await matchesOf(id)]).toEqual([[], [[12, 'new']]])
})

test('two who compare at once give each search its columns once', async () => {
  for (let index = 0; index < 20; index++)
    await confirmed({ ...criteriaFor('sale'), bedroomsMin: 1 + (index % 3) }, `an${index}@example.com`)
  await storeListings(test_.owner, [aListing({ id: 12 })])
  const counts = await Promise.all([countAlerts(test_.owner, [12]), countAlerts(test_.owner, [12])])
  expect(counts).toEqual([new Map([[12, 20]]), new Map([[12, 20]])])
  const left = () => rows(test_.owner, sql`select count(*)::int as count from lead.demand_criteria`)
  expect(await left()).toEqual([{ count: 20 }])
  // Nothing of a search stays when its person is erased.
  await test_.owner.execute(sql`delete from lead.lead`)
  expect(await left()).toEqual([{ count: 0 }])
})

test('nobody is told anything before they confirm, and whoever never does is forgotten', async () => {
  const id = await demand(criteriaFor('sale'))
  await storeListings(test_.owner, [aListing({ id: 12 })])
  await matchChangedHomes(test_.owner, () => now)
  expect(await matchesOf(id)).toEqual([])
  expect(await findDemand(test_.owner, id)).toMatchObject({ isActive: false, isConfirmed: false })
  const kept = await confirmed(criteriaFor('rent'), 'bo@example.com')
  expect(await purgeUnconfirmed(test_.owner, new Date('2026-11-28T12:00:00Z'))).toBe(0)
  expect(await purgeUnconfirmed(test_.owner, new Date('2026-11-30T12:00:00Z'))).toBe(1)
  expect(await findDemand(test_.owner, id)).toBeNull()
  expect(await findDemand(test_.owner, kept)).not.toBeNull()
})

test('a home to rent that is free earlier than it was comes into a list by the day', async () => {
  const id = await confirmed({ ...criteriaFor('rent'), availableFrom: '2027-01-31' })
  const sync = async (availableFrom: string) => {
    await storeListings(test_.owner, [aListing({ id: 12, deal: 'rent', facts: { availableFrom } })])
    await matchChangedHomes(test_.owner, () => now)
  }
  await sync('2027-03-01')
  expect(await matchesOf(id)).toEqual([])
  await sync('2027-01-31')
  expect(await matchesOf(id)).toEqual([[12, 'changed']])
})

test('a home that comes into the list by any fact is told, once; one whose words alone changed is not', async () => {
  const big = { ...criteriaFor('sale'), livingMin: 180, hasGarden: true }
  const id = await confirmed(big)
  const sync = async (given: Partial<Listing>) => {
    await storeListings(test_.owner, [aListing({ id: 12, ...given })])
    await matchChangedHomes(test_.owner, () => now)
  }
  await sync({})
  expect(await matchesOf(id)).toEqual([])
  await sync({ livingSquareMetres: 200 })
  expect(await matchesOf(id)).toEqual([[12, 'changed']])
  await sync({ livingSquareMetres: 201, changedAt: new Date('2026-11-20T00:00:00Z') })
  expect(await matchesOf(id)).toEqual([[12, 'changed']])
  const price = { cents: 30_000_000, isPublished: true, isFrom: false }
  await sync({ livingSquareMetres: 201, price })
  expect(await matchesOf(id)).toEqual([
    [12, 'changed'],
    [12, 'price-30000000'],
  ])
})

test('a home that leaves the list before the mail was made leaves the alert, and may come back', async () => {
  const id = await confirmed({ ...criteriaFor('sale'), priceMaxEuro: 400_000 })
  const other = await confirmed(criteriaFor('sale'), 'bo@example.com')
  const priced = async (euro: number) => {
    const price = { cents: euro * 100, isPublished: true, isFrom: false }
    await storeListings(test_.owner, [aListing({ id: 12, price })])
    await matchChangedHomes(test_.owner, () => now)
  }
  await priced(350_000)
  expect(await matchesOf(id)).toEqual([[12, 'new']])
  await priced(450_000)
  expect(await matchesOf(id)).toEqual([])
  expect(await matchesOf(other)).toEqual([[12, 'new']])
  await priced(380_000)
  expect(await matchesOf(id)).toEqual([[12, 'price-38000000']])
})

test('an owner reads how many people follow a list with their home in it', async () => {
  await confirmed({ ...criteriaFor('sale'), hasGarden: true })
  await confirmed(criteriaFor('sale'), 'bo@example.com')
  await confirmed(criteriaFor('rent'), 'cy@example.com')
  await demand(criteriaFor('sale'), 'unconfirmed@example.com')
  const sold = aListing({ id: 14, status: 'sold' })
  await storeListings(test_.owner, [aListing({ id: 12 }), aListing({ id: 13, hasGarden: false }), sold])
  expect(await countAlerts(test_.owner, [12, 13, 14])).toEqual(
    new Map([
      [12, 2],
      [13, 1],
    ]),
  )
})

test('homes from before the facts of lists were noted are no news', async () => {
  await storeListings(test_.owner, [aListing({ id: 12 })])
  await matchChangedHomes(test_.owner, () => now)
  await test_.owner.execute(sql`update lead.matched_home set search_facts = null, synced_at = '2020-01-01'`)
  const id = await confirmed(criteriaFor('sale'))
  await matchChangedHomes(test_.owner, () => now)
  expect(await matchesOf(id)).toEqual([])
})

test('one mail names the homes, and the demand stops, resumes and keeps its search', async () => {
  const id = await confirmed({ ...criteriaFor('sale'), hasGarden: true })
  await storeListings(test_.owner, [aListing({ id: 12 }), aListing({ id: 13, hasGarden: false })])
  await matchChangedHomes(test_.owner, () => now)
  expect(await sendAlerts(test_.owner, { frequency: 'daily', now })).toBe(1)
  const letters: Letter[] = []
  const sendMail = (letter: Letter) => {
    letters.push(letter)
    return Promise.resolve({ state: 'done' as const })
  }
  const links = linkSigner('a-secret-of-the-tests')
  await sendLetters({ db: test_.owner, links, now: () => now, sendMail })
  expect(letters).toMatchObject([{ kind: 'demand-alert', homes: [{ listingId: 12, reasons: ['new'] }] }])

  const posted = new URLSearchParams({ goal: 'rent', types: '1', places: 'Gent' })
  expect(await changeDemand(test_.db, { id, posted, now })).toEqual({ state: 'gone' })
  expect(await stopDemand(test_.db, { id, now })).toBe(true)
  expect(await findDemand(test_.owner, id)).toMatchObject({ isActive: false, isConfirmed: true })
  expect(await keepDemand(test_.db, { id, now })).toBe(true)
  expect(await findDemand(test_.owner, id)).toMatchObject({ isActive: true, search: 'sale?garden=1' })
})
