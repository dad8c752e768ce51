import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { Database } from '@/database/connection'
import { type Deal, deals } from '@/domain/listing/listing'
import { searchSorts } from '@/domain/search/criteria'
import { documentForm } from '@/features/content/published/documents'
import { saveListingRules } from '@/features/listings/publication/listing-rules'
import { syncListings } from '@/features/sync/sync-listings'
import { translator } from '@/i18n/messages'
import { municipalityOf } from '@/i18n/places/municipality-of'
import { omnicasa } from '@/platforms/omnicasa/omnicasa'
import { provincesCounted, typesOffered } from '@/testing/facts/shown-counts'
import { createTestDatabase, type TestDatabase } from '@/testing/int-database'
import { rows } from '@/testing/rows'

import { addFault } from '../../simulator/control/faults'
import { isMalformed } from '../../simulator/control/malformed-rows'
import { applyChange, deleteProperty, restoreProperty } from '../../simulator/control/apply-change'
import { type Simulator, startSimulator } from '../../simulator/simulator'
import { goals, marquees, type PropertyCore, statuses } from '../../simulator/world/property-core'
import { siteUrl } from './data/site'
import { createSite } from './site-app'

let simulator: Simulator
let database: TestDatabase

/** Records that cannot be read, from the first sync on. */
const malformed = 0.08

/**
 * Five hundred changes of any kind, as an agency would make them, and what the site has of them after a sync. The agency
 * hides homes without a photo.
 */
beforeAll(async () => {
  simulator = await startSimulator({
    properties: 400,
    projects: 3,
    now: new Date('2026-11-15T00:00:00Z'),
    reach: 'country',
  })
  database = await createTestDatabase()
  ;(globalThis as { gevelDatabase?: Database }).gevelDatabase = database.db
  addFault(simulator.simulation.faults, { kind: 'malformedRows', rate: malformed })
  await saveListingRules(database.db, { hidingGaps: ['photo'], typeKinds: [] })
  await publishBanner()
  await sync()
  for (const [place, kind] of fc.sample(someChange, { numRuns: 500, seed: 7 })) change(place, kind)
  await sync()
}, 60_000)
afterAll(async () => {
  await simulator.stop()
  await database.drop()
})

/** Editors let the banner of the start page tell how many homes there are. */
async function publishBanner(): Promise<void> {
  const words = { description: 'Nu {FOR_SALE_TOTAL} te koop en {FOR_RENT_TOTAL} te huur' }
  await database.db.execute(
    sql`update content.published set document = document || ${JSON.stringify(words)}::jsonb
        where version = ${documentForm} and language = 'nl' and key = 'home-banner'`,
  )
}

async function sync(): Promise<void> {
  const url = `${simulator.url}/1.12/OmnicasaService.svc`
  const platform = omnicasa({ url, customer: 'gevel-demo', password: 'gevel-demo' })
  const run = await syncListings({ db: database.db, platform }, 'full')
  expect(run).toMatchObject({ state: 'done' })
}

const kinds = ['reprice', 'sell', 'let', 'option', 'offer', 'turn', 'hide', 'bare', 'restore'] as const
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
    bare: { PictureCount: 0 },
  }
  if (kind === 'restore') restoreProperty(simulation, id)
  else if (kind === 'delete') deleteProperty(simulation, id)
  else applyChange(simulation, id, patches[kind])
}

/** All that the platform has of a deal. */
function everything(deal: Deal): PropertyCore[] {
  const { world } = simulator.simulation
  const all = Array.from({ length: world.size }, (_, slot) => world.coreAt(slot))
  return all.filter(
    ({ id, goal }) => world.find(id) !== undefined && (goal === goals.sale) === (deal === 'sale'),
  )
}

const isUnit = ({ projectId }: PropertyCore) => projectId !== 0
const isQuarantined = ({ id }: PropertyCore) => isMalformed(id, malformed)
const isHidden = ({ pictureCount }: PropertyCore) => pictureCount === 0
const isActive = ({ status }: PropertyCore) => status === statuses.active
const isUnderOption = (home: PropertyCore) => isActive(home) && home.marquee === marquees.option
const canBeHad = (home: PropertyCore) => isActive(home) && home.marquee !== marquees.option
const isClosed = ({ status }: PropertyCore) => status === statuses.sold || status === statuses.rented

/** The platform's own word on each home that the site may list. */
function homes(deal: Deal): PropertyCore[] {
  return everything(deal).filter((home) => !isUnit(home) && !isQuarantined(home) && !isHidden(home))
}

/** What "for sale" and "to rent" stand for: all that is neither sold nor rented. */
const open = (deal: Deal) => homes(deal).filter(isActive)

/** "143 panden te koop, waarvan 9 in optie" */
function words(deal: Deal, some: PropertyCore[]): string {
  const [one, many] =
    deal === 'sale' ? ['pand te koop', 'panden te koop'] : ['pand te huur', 'panden te huur']
  const total = some.filter(isActive).length
  const option = some.filter(isUnderOption).length
  const named = total === 1 ? ', in optie' : `, waarvan ${option} in optie`
  return `${total} ${total === 1 ? one : many}${option > 0 ? named : ''}`
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

const lists = { sale: '/nl/te-koop/', rent: '/nl/te-huur/' }

test('the platform has homes of every kind', () => {
  for (const deal of deals) {
    for (const isOfKind of [canBeHad, isUnderOption, isClosed])
      expect(homes(deal).filter(isOfKind).length).toBeGreaterThan(10)
    for (const isOfKind of [isQuarantined, isHidden])
      expect(everything(deal).filter(isActive).filter(isOfKind).length).toBeGreaterThan(0)
  }
  expect(simulator.simulation.world.changes.deletedIds.size).toBeGreaterThan(5)
})

test('homes that cannot be read or that the agency hides are not on the site', async () => {
  const ids = new Set(
    (await rows<{ id: number }>(database.db, sql`select id from listing.listing`)).map(({ id }) => id),
  )
  const all = deals.flatMap(everything).filter(isActive)
  expect(all.filter((home) => isQuarantined(home) || isHidden(home)).filter(({ id }) => ids.has(id))).toEqual(
    [],
  )
  const hidden = await rows<{ id: number }>(database.db, sql`select id from listing.hidden`)
  const expected = all.filter((home) => isHidden(home) && !isQuarantined(home)).map(({ id }) => id)
  expect(hidden.map(({ id }) => id)).toEqual(expect.arrayContaining(expected))
})

/** The municipality that a home counts for; there are none beyond Belgium and Luxembourg. */
function townOf({ place: { countryId, zip, name } }: PropertyCore): string | undefined {
  if (countryId === 33) return undefined
  return municipalityOf({ country: countryId === 10 ? 'BE' : 'LU', zip, city: name })?.key
}

const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, one) => total + one, 0)
const numbersIn = (found: string, pattern: RegExp) =>
  [...found.matchAll(pattern)].map(([, number]) => Number(number))

// Coverage: 2.146.
test.each(deals)('every place that counts homes for %s names the same number', async (deal) => {
  const all = everything(deal)
  const units = all.filter(isUnit)
  const refused = all.filter((home) => !isUnit(home) && isQuarantined(home))
  const hidden = all.filter((home) => !isUnit(home) && !isQuarantined(home) && isHidden(home))
  const closed = homes(deal).filter(isClosed)
  const others = homes(deal).filter((home) => !isClosed(home) && !isActive(home))
  const expected = all.length - units.length - refused.length - hidden.length - closed.length - others.length

  const start = await text('/nl/')
  const list = await text(lists[deal])
  const map = await json<{ infoMessage: string; properties: { id: number }[] }>(`/nl/map-data/?deal=${deal}`)
  const tree = await (await ask(`/nl/region-tree/?deal=${deal}`)).text()
  const provinces = provincesCounted(tree)
  const types = typesOffered(await (await ask(lists[deal])).text())
  const sitemap = await (await ask('/sitemaps/homes-nl-1.xml')).text()
  const listed = new Set(numbersIn(sitemap, /<loc>[^<]*\/(\d+)\/<\/loc>/g))
  const found: number[] = []
  for (let page = 1, more = 1; more > 0; page++) {
    const ids = await json<unknown[]>(`/nl/found-homes/?deal=${deal}&page=${page}`)
    found.push(...ids.map((_, index) => index))
    more = ids.length
  }
  const [, bannerSale, bannerRent] = /Nu (\d+) te koop en (\d+) te huur/.exec(start) ?? []
  const shown = {
    'banner of the start page': Number(deal === 'sale' ? bannerSale : bannerRent),
    'button of the start page': Number(
      new RegExp(`Te ${deal === 'sale' ? 'koop' : 'huur'} \\((\\d+)\\)`).exec(start)?.[1],
    ),
    'head of the list': Number(/\n(\d+) panden te (?:koop|huur), waarvan/.exec(list)?.[1]),
    'button of the list': Number(/Toon (\d+) panden\n/.exec(list)?.[1]),
    'homes on all pages of the list': found.length,
    'head of the map': Number.parseInt(map.infoMessage, 10),
    'homes of the sitemap': open(deal).filter(({ id }) => listed.has(id)).length,
  }
  const unplaced = open(deal).filter((home) => townOf(home) === undefined).length
  console.info(
    [
      `${deal}: ${all.length} of the platform, without ${units.length} units of projects, ${refused.length} in quarantine,`,
      `${hidden.length} hidden, ${closed.length} sold or rented, ${others.length} not published: ${expected}`,
      ...Object.entries(shown).map(([place, number]) => `  ${place}: ${number}`),
      `  all regions: ${sum(provinces)} (and ${unplaced} in none); types: ${sum(types.values())} (some homes have two); on the map: ${map.properties.length}`,
    ].join('\n'),
  )
  expect(new Set(Object.values(shown))).toEqual(new Set([expected]))
  expect(sum(provinces) + unplaced).toBe(expected)
  // Each pin is a home of the list, and the map says how many of them have no place on it.
  const pins = new Set(map.properties.map(({ id }) => id))
  expect(open(deal).filter(({ id }) => pins.has(id)).length).toBe(map.properties.length)
  const withoutPlace = expected - pins.size
  const note = withoutPlace === 0 ? '' : `. ${translator('nl')('map.without_place', { count: withoutPlace })}`
  expect(map.infoMessage).toBe(words(deal, homes(deal)) + note)
  // Some homes stand under two types.
  const perType = Map.groupBy(open(deal).flatMap(typesOf), String)
  expect(types).toEqual(new Map([...perType].map(([type, all]) => [type, all.length])))
})

// Coverage: 3.66, 3.71.
test.each(deals)('each region and each type for %s has its own homes', async (deal) => {
  const perTown = Map.groupBy(open(deal), townOf)
  const tree = await (await ask(`/nl/region-tree/?deal=${deal}`)).text()
  const counted = [...tree.matchAll(/value="([^"]+)"[^>]*><span>[^<]*<\/span><small>\((\d+)\)/g)]
  expect(new Map(counted.map(([, key, number]) => [key, Number(number)]))).toEqual(
    new Map([...perTown].flatMap(([key, all]) => (key ? [[key, all.length]] : []))),
  )
})

test.each(deals)('each landing page for %s counts the homes of its type in its town', async (deal) => {
  const segment = deal === 'sale' ? 'te-koop' : 'te-huur'
  const sitemap = await (await ask('/sitemaps/landings-nl-1.xml')).text()
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(\/nl\/[^<]*)<\/loc>/g)]
    .map(([, path = '']) => path)
    .filter((path) => path.startsWith(`/nl/${segment}/`))
  const expected = open(deal).flatMap((home) => {
    const town = townOf(home)
    return town ? typesOf(home).map((type) => `${town} ${type}`) : []
  })
  expect(paths.length).toBe(new Set(expected).size)
  const counts: number[] = []
  let reserved = 0
  for (const path of paths) {
    const page = await text(path)
    const [, count] = /\bsta(?:at|an) nu (\d+) /.exec(page) ?? []
    counts.push(Number(count))
    const [, one, some] =
      /(Dit pand is|Daarvan is er één) in optie|Daarvan zijn er (\d+) in optie/.exec(page) ?? []
    reserved += one ? 1 : Number(some ?? 0)
  }
  console.info(`${deal}: ${paths.length} landing pages with ${sum(counts)} homes, ${reserved} under option`)
  expect(counts.toSorted((a, b) => a - b)).toEqual(
    [...Map.groupBy(expected, String).values()].map(({ length }) => length).toSorted((a, b) => a - b),
  )
  const underOption = open(deal).filter((home) => isUnderOption(home) && townOf(home) !== undefined)
  expect(reserved).toBe(underOption.flatMap(typesOf).length)
})

test.each(deals)(
  'the list for %s says how many are under option, and counts none that are gone',
  async (deal) => {
    const all = homes(deal)
    const list = await text(lists[deal])
    expect(list).toContain(`\n${words(deal, all)}`)
    expect(list).toContain(`Toon ${all.filter(isActive).length} panden\n`)
    expect(list).not.toMatch(/\d+ (?:verkocht|verhuurd)/)
  },
)

/** The platform shows what is bought to be let among the houses too. */
function typesOf(home: PropertyCore): number[] {
  const own = simulator.simulation.world.webIdOf(home)
  return home.category === 'investment' ? [own, 1] : [own]
}

test.each(deals)('the list of each type for %s counts what is not gone', async (deal) => {
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
  expect(map.infoMessage.split('. ')[0]).toBe(words(deal, all))
  const gone = new Set(all.filter(isClosed).map(({ id }) => id))
  expect(map.properties.filter(({ id }) => gone.has(id))).toEqual([])
  const reserved = new Set(all.filter(isUnderOption).map(({ id }) => id))
  const named = map.properties.filter(({ price }) => price.startsWith('In optie')).map(({ id }) => id)
  expect(named.filter((id) => !reserved.has(id))).toEqual([])
  expect(named.length).toBeGreaterThan(0)
})

test.each(deals)('the place box counts, for %s, what is not gone in a postal code', async (deal) => {
  const belgian = homes(deal).filter(({ place }) => place.countryId === 10)
  const perZip = [...Map.groupBy(belgian, ({ place }) => place.zip)]
  const some = perZip.sort(([, a], [, b]) => b.length - a.length).slice(0, 15)
  for (const [zip, inZip] of some) {
    const items = await json<{ value: string; hint: string }[]>(`/nl/places/?deal=${deal}&q=${zip}`)
    const hint = items
      .find(({ value }) => value.endsWith(`|${zip}`))
      ?.hint.split(' · ')
      .at(-1)
    expect([zip, hint]).toEqual([zip, words(deal, inZip).split(',')[0]])
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
