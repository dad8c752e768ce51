// Proves 2.146, 3.66, 3.71 of docs/coverage.md.

import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { Database } from '@/database/connection'
import { type Deal, deals } from '@/domain/listing/listing'
import { searchSorts } from '@/domain/search/criteria'
import { syncListings } from '@/features/sync/sync-listings'
import { omnicasa } from '@/platforms/omnicasa/omnicasa'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'

import { applyChange, deleteProperty, restoreProperty } from '../../simulator/control/apply-change'
import { type Simulator, startSimulator } from '../../simulator/simulator'
import { goals, marquees, type PropertyCore, statuses } from '../../simulator/world/property-core'
import { siteUrl } from './data/site'
import { createSite } from './site-app'

let simulator: Simulator
let database: TestDatabase

/** Five hundred changes of any kind, as an agency would make them, and what the site has of them after a sync. */
beforeAll(async () => {
  simulator = await startSimulator({ properties: 400, projects: 3, now: new Date('2026-11-15T00:00:00Z') })
  database = await createTestDatabase()
  ;(globalThis as { gevelDatabase?: Database }).gevelDatabase = database.db
  await sync()
  for (const [place, kind] of fc.sample(someChange, { numRuns: 500, seed: 7 })) change(place, kind)
  await sync()
}, 60_000)
afterAll(async () => {
  await simulator.stop()
  await database.drop()
})

async function sync(): Promise<void> {
  const url = `${simulator.url}/1.12/OmnicasaService.svc`
  const platform = omnicasa({ url, customer: 'gevel-demo', password: 'gevel-demo' })
  const run = await syncListings({ db: database.db, platform }, 'full')
  expect(run).toMatchObject({ state: 'done', refused: 0 })
}

const kinds = ['reprice', 'sell', 'let', 'option', 'offer', 'turn', 'hide', 'restore'] as const
const someChange = fc.tuple(
  fc.nat(399),
  fc.oneof({ weight: 19, arbitrary: fc.constantFrom(...kinds) }, fc.constant('delete' as const)),
)

function change(place: number, kind: (typeof kinds)[number] | 'delete'): void {
  const { simulation } = simulator
  const { id, goal, price } = simulation.world.coreAt(place)
  const isSale = goal === goals.sale
  const patches = {
    reprice: { Price: price + 5000 },
    sell: { Status: statuses.sold, Goal: goals.sale },
    let: { Status: statuses.rented, Goal: goals.rent },
    option: { Status: statuses.active, Marquee: marquees.option },
    offer: { Status: statuses.active, Marquee: isSale ? marquees.sale : marquees.rent },
    turn: { Goal: isSale ? goals.rent : goals.sale },
    hide: { PublishPrice: false },
  }
  if (kind === 'restore') restoreProperty(simulation, id)
  else if (kind === 'delete') deleteProperty(simulation, id)
  else applyChange(simulation, id, patches[kind])
}

/** The platform's own word on each home that is not a unit of a project. */
function homes(deal: Deal): PropertyCore[] {
  const { world } = simulator.simulation
  const all = Array.from({ length: world.options.properties }, (_, slot) => world.coreAt(slot))
  return all.filter(
    ({ id, goal, projectId }) =>
      world.find(id) !== undefined && projectId === 0 && (goal === goals.sale) === (deal === 'sale'),
  )
}

const isActive = ({ status }: PropertyCore) => status === statuses.active
const canBeHad = (home: PropertyCore) => isActive(home) && home.marquee !== marquees.option
const isUnderOption = (home: PropertyCore) => isActive(home) && home.marquee === marquees.option
const isClosed = ({ status }: PropertyCore) => status === statuses.sold || status === statuses.rented

/** "143 panden te koop, 9 in optie, 22 verkocht" */
function words(deal: Deal, some: PropertyCore[], { closed = true } = {}): string {
  const [one, many, gone] =
    deal === 'sale'
      ? ['pand te koop', 'panden te koop', 'verkocht']
      : ['pand te huur', 'panden te huur', 'verhuurd']
  const free = some.filter(canBeHad).length
  return [
    `${free} ${free === 1 ? one : many}`,
    `${some.filter(isUnderOption).length} in optie`,
    `${closed ? some.filter(isClosed).length : 0} ${gone}`,
  ]
    .filter((part, index) => index === 0 || !part.startsWith('0 '))
    .join(', ')
}

const site = createSite()

async function ask(path: string): Promise<Response> {
  const response = await site.request(`${siteUrl}${path}`)
  expect([path, response.status]).toEqual([path, 200])
  return response
}

const text = async (path: string) =>
  (await (await ask(path)).text()).replaceAll(/<!--.*?-->/g, '').replaceAll(/<[^>]*>/g, '\n')
const json = async <Shape>(path: string) => (await (await ask(path)).json()) as Shape

test('the platform has homes of every kind', () => {
  for (const deal of deals)
    for (const isOfKind of [canBeHad, isUnderOption, isClosed])
      expect(homes(deal).filter(isOfKind).length).toBeGreaterThan(10)
  expect(simulator.simulation.world.changes.deletedIds.size).toBeGreaterThan(5)
})

test('the buttons of the start page count what can be bought and what can be rented', async () => {
  const home = await text('/nl/')
  expect(home).toContain(`Te koop (${homes('sale').filter(canBeHad).length})`)
  expect(home).toContain(`Te huur (${homes('rent').filter(canBeHad).length})`)
})

const lists = { sale: '/nl/te-koop/', rent: '/nl/te-huur/' }

test.each(deals)('the list for %s names apart what is under option and what is gone', async (deal) => {
  const all = homes(deal)
  const list = await text(lists[deal])
  expect(list).toContain(`\n${words(deal, all)}`)
  const free = all.filter(canBeHad).length
  expect(list).toContain(`Toon ${free} panden (+ ${all.filter(isUnderOption).length} in optie)`)
})

/** The platform shows what is bought to be let among the houses too. */
function typesOf(home: PropertyCore): number[] {
  const own = simulator.simulation.world.webIdOf(home)
  return home.category === 'investment' ? [own, 1] : [own]
}

test.each(deals)('the list of each type for %s counts what can be had', async (deal) => {
  const types = new Set(homes(deal).flatMap(typesOf))
  for (const type of types) {
    const ofType = homes(deal).filter((home) => typesOf(home).includes(type))
    expect(await text(`${lists[deal]}?type=${type}`)).toContain(`\n${words(deal, ofType)}`)
  }
  expect(types.size).toBeGreaterThan(3)
})

test.each(deals)('the map for %s counts and shows what is not gone', async (deal) => {
  const all = homes(deal)
  const map = await json<{ infoMessage: string; properties: { id: number; price: string }[] }>(
    `/nl/map-data/?deal=${deal}`,
  )
  expect(map.infoMessage.split('. ')[0]).toBe(words(deal, all, { closed: false }))
  const gone = new Set(all.filter(isClosed).map(({ id }) => id))
  expect(map.properties.filter(({ id }) => gone.has(id))).toEqual([])
  const reserved = new Set(all.filter(isUnderOption).map(({ id }) => id))
  const named = map.properties.filter(({ price }) => price.startsWith('In optie')).map(({ id }) => id)
  expect(named.filter((id) => !reserved.has(id))).toEqual([])
  expect(named.length).toBeGreaterThan(0)
})

test.each(deals)('the place box counts, for %s, what can be had in a postal code', async (deal) => {
  const belgian = homes(deal).filter(({ place }) => place.countryId === 10)
  const perZip = [...Map.groupBy(belgian, ({ place }) => place.zip)]
  const some = perZip.sort(([, a], [, b]) => b.length - a.length).slice(0, 15)
  for (const [zip, inZip] of some) {
    const items = await json<{ value: string; hint: string }[]>(`/nl/places/?deal=${deal}&q=${zip}`)
    const hint = items
      .find(({ value }) => value.endsWith(`|${zip}`))
      ?.hint.split(' · ')
      .at(-1)
    expect([zip, hint]).toEqual([zip, words(deal, inZip.filter(canBeHad))])
  }
})

test.each(searchSorts)(
  'in the order %s what can be had comes first and nothing that is gone',
  async (sort) => {
    for (const deal of deals) {
      const all = new Map(homes(deal).map((home) => [home.id, home]))
      const found: PropertyCore[] = []
      for (let page = 1; ; page++) {
        const path = `/nl/found-homes/?sort=${sort}&deal=${deal}&page=${page}`
        const ids = await json<[number, string][]>(path)
        if (ids.length === 0) break
        found.push(...ids.flatMap(([id]) => all.get(id) ?? []))
      }
      const isFree = found.map(canBeHad)
      expect(found.length).toBe([...all.values()].filter(isActive).length)
      expect(isFree.lastIndexOf(true)).toBe(isFree.filter(Boolean).length - 1)
    }
  },
)
