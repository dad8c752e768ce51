import { readFileSync } from 'node:fs'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { differences } from '@/testing/platforms/home-differences'

import { whiseDetails } from '../../scripts/demo/whise-details'
import { type Simulator, startSimulator } from '../../simulator/simulator'
import { estateId, worldId as sweepbrightWorldId } from '../../simulator/sweepbright/ids'
import { startSweepbrightSimulator } from '../../simulator/sweepbright/sweepbright-simulator'
import { worldId } from '../../simulator/whise/ids'
import { startWhiseSimulator } from '../../simulator/whise/whise-simulator'
import { omnicasa } from './omnicasa/omnicasa'
import type { ListPage, Platform } from './platform'
import type { PlatformListing, Project } from './platform-offer'
import { sweepbright } from './sweepbright/sweepbright'
import { whise } from './whise/whise'
import { readDetailIds } from './whise/whise-details'

const world = {
  properties: 240,
  projects: 3,
  now: new Date('2026-11-15T00:00:00Z'),
  quirks: false,
  reach: 'country',
} as const
const account = { user: 'gevel-demo', password: 'gevel-demo', clientId: 9001 }

let simulators: Simulator[]
let first: Platform
let second: Platform
let third: ReturnType<typeof sweepbright>
let thirdOddly: typeof third
let oddly: Platform
let here: Map<string, PlatformListing>
let there: Map<string, PlatformListing>

beforeAll(async () => {
  // Pictures and papers carry the address of their host, so it is fixed here.
  const same = { ...world, publicPicturesUrl: 'http://pictures.example' }
  const [one, other, odd, pushing, oddlyPushing] = await Promise.all([
    startSimulator(same),
    startWhiseSimulator(same),
    startWhiseSimulator({ ...same, quirks: true }),
    startSweepbrightSimulator(same),
    startSweepbrightSimulator({ ...same, quirks: true }),
  ])
  simulators = [one, other, odd, pushing, oddlyPushing]
  const url = `${one.url}/1.12/OmnicasaService.svc`
  const settings = { ...account, detailIds: readDetailIds(whiseDetails), publishesDocuments: true }
  first = omnicasa({ url, customer: 'gevel-demo', password: 'gevel-demo' })
  second = whise({ url: `${other.url}/`, ...settings })
  oddly = whise({ url: `${odd.url}/`, ...settings })
  const channel = { clientId: 'gevel-demo', clientSecret: 'gevel-demo', publishesDocuments: true }
  third = sweepbright({ url: `${pushing.url}/api/`, ...channel })
  thirdOddly = sweepbright({ url: `${oddlyPushing.url}/api/`, ...channel })
  here = await homesOf(first)
  there = await homesOf(second)
})
afterAll(() => Promise.all(simulators.map((simulator) => simulator.stop())))

async function homesOf(platform: Platform): Promise<Map<string, PlatformListing>> {
  const homes = new Map<string, PlatformListing>()
  for (let cursor: string | null = null; ;) {
    const page: ListPage | undefined = await platform.listListings?.({ cursor, limit: 100 })
    for (const record of page?.records ?? []) {
      if (!record.ok) throw new Error(record.reason)
      homes.set(record.value.reference, record.value)
    }
    cursor = page?.next ?? null
    if (cursor === null) return homes
  }
}

/** The same homes, asked for one by one: there is no list. */
async function pushedHomes(platform: Platform): Promise<Map<string, PlatformListing>> {
  const asked = [...here.values()].map((home) => platform.findListing(estateId(Number(home.externalId))))
  const homes = (await Promise.all(asked)).map((record) => {
    if (!record?.ok) throw new Error(record?.reason ?? 'not there')
    // Links of a moment are no fact about a home.
    const { expiringUrls, ...home } = record.value
    expect(Object.keys(expiringUrls ?? {})).toEqual(
      expect.arrayContaining([...home.pictures, ...home.documents].map(({ url }) => url)),
    )
    return home
  })
  return new Map(homes.map((home) => [home.reference, home]))
}

/** Each has its row in docs/reference/platforms.md, which a test below compares. */
const explained = [
  ...['externalId', 'projectId', 'office.id', 'platformTypeId', 'categoryIds[]', 'kind'],
  ...['marqueeId', 'texts.marqueeName', 'price.isFrom', 'texts.priceUnitText', 'texts.street', 'texts.title'],
  ...[
    'pictures[].url',
    'pictures[].width',
    'pictures[].height',
    'pictures[].kind',
    'documents[].isPublished',
  ],
  ...['facts.judicialDecision', 'facts.groundCertificate', 'facts.viagerType'],
  ...['texts.labels.availability', 'texts.labels.divisions', 'texts.labels.pointsOfInterest'],
  ...['texts.labels.subCities', 'texts.labels.neighbourhoods'],
  ...['Education', 'Environment', 'Health', 'Leisure', 'Nearby', 'PublicTransport', 'Shops', 'Total'].map(
    (score) => `facts.mobility${score}`,
  ),
].toSorted()

// Coverage: 1.13.
test('the same 240 homes through each platform differ in nothing but what one of them cannot say', () => {
  expect(here.size).toBeGreaterThan(200)
  expect([...there.keys()].toSorted()).toEqual([...here.keys()].toSorted())
  const found = new Set<string>()
  const kinds = new Set<string>()
  for (const [reference, home] of here) {
    const twin = there.get(reference)
    if (!twin) throw new Error(reference)
    expect(worldId(Number(twin.externalId))).toBe(Number(home.externalId))
    for (const way of differences(home, twin)) found.add(way)
    if (home.kind !== twin.kind) kinds.add(`${home.kind} is ${twin.kind}`)
  }
  expect([...found].toSorted()).toEqual(explained)
  expect([...kinds].toSorted()).toEqual(['retail is hospitality', 'unknown is garage'])
})

/** Those of SweepBright, likewise. */
const explainedPushed = [
  ...[
    'agent.id',
    'categoryIds[]',
    'changedAt',
    'createdAt',
    'documents[].id',
    'documents[].isPublished',
    'externalId',
    'garages',
    'kind',
    'marqueeId',
    'office.id',
    'parkings',
    'pictures[].height',
    'pictures[].url',
    'pictures[].width',
    'platformTypeId',
    'price.isFrom',
    'projectId',
    'texts.countryName',
    'texts.description',
    'texts.marqueeName',
    'texts.priceUnitText',
    'texts.street',
    'texts.title',
    'texts.typeName',
    'texts.writtenIn',
  ],
  ...[
    'agencyCost',
    'asbestosDate',
    'constructionCost',
    'energyEndDate',
    'energyStatus',
    'externalParkings',
    'extraRoomsPossible',
    'facades',
    'frontWidth',
    'garagePrice',
    'groundCertificate',
    'hasAttic',
    'hasCellar',
    'hasDrain',
    'hasElectricity',
    'hasGarage',
    'hasGas',
    'hasLift',
    'hasParking',
    'hasPool',
    'hasSummons',
    'hasViager',
    'hasWater',
    'insulationLabel',
    'judicialDecision',
    'maximumPersons',
    'mobilityEducation',
    'mobilityEnvironment',
    'mobilityHealth',
    'mobilityLeisure',
    'mobilityNearby',
    'mobilityPublicTransport',
    'mobilityShops',
    'mobilityTotal',
    'notaryFee',
    'notaryFeeWithVat',
    'openDays',
    'optionPrice',
    'parkingPrice',
    'plotWidth',
    'registrationRights',
    'startPrice',
    'surfaceConstructed',
    'surfaceGarden',
    'surfaceLivingRoom',
    'surfaceOffice',
    'surfaceStore',
    'surfaceTerrace',
    'totalCost',
    'variousCosts',
    'vatValue',
    'viagerAge1',
    'viagerAge2',
    'viagerGender1',
    'viagerGender2',
    'viagerIndexed',
    'viagerMaxDuration',
    'viagerPension',
    'viagerSurvivalPension',
    'viagerType',
  ].map((name) => `facts.${name}`),
  ...[
    'areaApplication',
    'areaUse',
    'asbestosType',
    'availability',
    'comfortExterior',
    'comfortInterior',
    'condition',
    'construction',
    'divisions',
    'floodRisk',
    'floodZone',
    'floorCovering',
    'gasCertificate',
    'heating',
    'heatingSource',
    'heritage',
    'kitchen',
    'latestUse',
    'neighbourhoods',
    'orientation',
    'orientationTerrace',
    'planningInformation',
    'pointsOfInterest',
    'riparianZone',
    'roof',
    'roofMaterial',
    'servitudes',
    'subCities',
    'vatRegime',
    'viagerConditions',
    'windowFrame',
    'windowGlazing',
  ].map((name) => `texts.labels.${name}`),
].toSorted()

test('SweepBright tells the same homes, but for what it has no place for', async () => {
  const pushed = await pushedHomes(third)
  const found = new Set<string>()
  const kinds = new Set<string>()
  for (const [reference, home] of here) {
    const twin = pushed.get(reference)
    if (!twin) throw new Error(reference)
    expect(sweepbrightWorldId(twin.externalId)).toBe(Number(home.externalId))
    for (const way of differences(home, twin)) found.add(way)
    if (home.kind !== twin.kind) kinds.add(`${home.kind} is ${twin.kind}`)
  }
  expect([...found].toSorted()).toEqual(explainedPushed)
  expect([...kinds].toSorted()).toEqual(['studio is apartment', 'unknown is garage'])
})

test('the quirks of SweepBright cost nothing: units of surface, and older places of fields', async () => {
  const [plain, odd] = await Promise.all([pushedHomes(third), pushedHomes(thirdOddly)])
  const found = [...plain].flatMap(([id, home]) => [...differences(home, odd.get(id) ?? {})])
  expect([...new Set(found)]).toEqual([])
})

test('the quirks of Whise cost nothing but the German texts that were never written', async () => {
  const odd = await homesOf(oddly)
  const found = new Set([...there].flatMap(([id, home]) => [...differences(home, odd.get(id) ?? {})]))
  expect([...found].toSorted()).toEqual(['texts.description', 'texts.title', 'texts.writtenIn'])
})

test('the projects are the same, but for what has no place in an estate with children', async () => {
  const projectsOf = async (platform: Platform) =>
    new Map(
      (await platform.listProjects?.())?.map((project): [string, Project] => {
        if (!project.ok) throw new Error(project.reason)
        return [project.value.number ?? '', project.value]
      }),
    )
  const [one, other] = await Promise.all([projectsOf(first), projectsOf(second)])
  expect([...other.keys()]).toEqual([...one.keys()])
  const found = new Set([...one].flatMap(([id, project]) => [...differences(project, other.get(id) ?? {})]))
  expect([...found].toSorted()).toEqual([
    ...['externalUrl', 'id', 'pictures[].height', 'pictures[].url', 'pictures[].width'],
    ...['texts.delivery', 'texts.documents[].id', 'texts.documents[].name', 'texts.documents[].topic'],
    ...['texts.documents[].url', 'texts.situation', 'texts.technical'],
  ])
})

test('every difference is explained to people', () => {
  const page = readFileSync('docs/reference/platforms.md', 'utf8')
  const all = [...explained, ...explainedPushed]
  const unexplained = all.filter((way) => !page.includes(`\`${way.replace(/(mobility)\w+/, '$1…')}\``))
  expect(unexplained).toEqual([])
})

test('every fact whose number only the agency knows is on the list to ask for', () => {
  const page = readFileSync('docs/how-to/use-whise.md', 'utf8')
  const missing = whiseDetails.split(',').filter((pair) => !page.includes(`\`${pair.split(':')[0]}\``))
  expect(missing).toEqual([])
})
