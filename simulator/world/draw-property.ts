import { hash } from '../seed/hash'
import { Random } from '../seed/random'
import type { Strata } from '../seed/strata'
import { agentFor, siteFor } from './agents'
import { drawBuilding } from './draw-building'
import { drawPrice } from './draw-price'
import { flag } from './flags'
import { type Category, type MainType, typesOf } from './main-types'
import { drawPlace, type Place } from './places'
import { type PropertyCore, goals, marquees, statuses } from './property-core'
import type { Settlement } from './settle'
import { inventedAddress } from './streets'

const demoHomes = 300

export const firstPropertyId = 100_000

const topic = { category: 1, country: 2, goal: 3, status: 4, hidden: 5, pictures: 6, age: 7 }
const day = 86_400_000
/** Shares of the status draw that are sold or rented. */
const closed = { from: 81, to: 95 }
/** The share of the hidden draw whose price is asked for, not shown. */
const onDemandShare = 20

const categoryShares: [Category, number][] = [
  ['house', 35],
  ['apartment', 26],
  ['studio', 6],
  ['land', 10],
  ['investment', 6],
  ['commercial', 9],
  ['garage', 8],
]

const categoryOfShare = categoryShares.flatMap(([category, share]) =>
  Array.from({ length: share }, () => category),
)

const rentShares: Record<Category, number> = {
  house: 13,
  apartment: 40,
  studio: 65,
  land: 0,
  investment: 0,
  commercial: 48,
  garage: 45,
}

export type Drawing = {
  seed: number
  strata: Strata
  now: number
  /** Brings homes and projects to streets that exist; without it they stay where they are drawn. */
  settled?: { homes: Settlement; projects: Settlement }
}

export function drawProperty(drawing: Drawing, index: number): PropertyCore {
  const { strata, now, settled } = drawing
  const { key, random, category, type, place: drawnPlace } = startHome(drawing, index)
  const goal = goalOf(strata, index, category, type)
  // Building and price are those of the drawn place, so that a home is the same one wherever it stands.
  const building = drawBuilding(random, { type, goal, place: drawnPlace })
  const status = statusOf(strata(topic.status, index), goal)
  const drawnPrice = drawPrice(random, { ...building, type, goal, place: drawnPlace })
  const { place, address } = settled?.homes(index) ?? {
    place: drawnPlace,
    address: inventedAddress(drawnPlace, key),
  }
  const hidden = strata(topic.hidden, index)
  const price = goal === goals.sale && hidden === onDemandShare ? 0 : drawnPrice
  const hidesPrice = goal === goals.sale && hidden < 6
  const hidesAddress = hidden >= 4 && hidden < 20
  const published = (hidesPrice ? 0 : flag.publishPrice) | (hidesAddress ? 0 : flag.publishAddress)
  const createdAt = now - ageDays(strata(topic.age, index), random) * day
  const changedAt = Math.floor((createdAt + (now - createdAt) * random.next()) / 1000) * 1000
  const siteId = siteFor(place)
  return {
    ...building,
    id: firstPropertyId + index,
    index,
    key,
    projectId: 0,
    buildingId: 0,
    type,
    category,
    goal,
    status,
    marquee: marqueeOf(strata, index, goal, status),
    place,
    address,
    price,
    flags: building.flags | published,
    createdAt: Math.floor(createdAt / 1000) * 1000,
    changedAt,
    siteId,
    agentId: agentFor(siteId, key),
    // Among many homes some have no picture; the few of a demo all do.
    pictureCount: index >= demoHomes && strata(topic.pictures, index) < 3 ? 0 : 6 + (key % 9),
    pictureVersion: 1,
  }
}

/** What is drawn first: `random` goes on after the place. */
export function startHome({ seed, strata }: Drawing, index: number) {
  const key = hash(seed, index, 1)
  const random = new Random(key)
  const category = categoryOf(strata, index)
  const type = pickType(random, category)
  const place = fittingPlace(random, countryOf(strata, index), type)
  return { key, random, category, type, place }
}

/** The same status without the rest: cheap, because every list asks for it. */
export function drawStatus({ seed, strata }: Drawing, index: number): number {
  const share = strata(topic.status, index)
  if (share < closed.from || share >= closed.to) return statusOf(share, goals.sale)
  const category = categoryOf(strata, index)
  const type = pickType(new Random(hash(seed, index, 1)), category)
  return statusOf(share, goalOf(strata, index, category, type))
}

function categoryOf(strata: Strata, index: number): Category {
  return categoryOfShare[strata(topic.category, index)]!
}

function countryOf(strata: Strata, index: number): Place['countryId'] {
  const share = strata(topic.country, index)
  if (share < 85) return 10
  return share < 99 ? 50 : 33
}

/** Students live in cities, and penthouses are rarely built in villages. */
function fittingPlace(random: Random, countryId: Place['countryId'], { key }: MainType): Place {
  let place = drawPlace(random, countryId)
  for (let tries = 0; tries < 8; tries++) {
    const fits =
      key === 'room'
        ? place.setting === 'city'
        : key === 'penthouse' || key === 'loft'
          ? place.setting !== 'village'
          : true
    if (fits) return place
    place = drawPlace(random, countryId)
  }
  return place
}

function pickType(random: Random, category: Category): MainType {
  const types = typesOf[category]
  let left = random.next() * 100
  for (const type of types) if ((left -= type.weight) < 0) return type
  return types[0]!
}

function goalOf(strata: Strata, index: number, category: Category, type: MainType): number {
  if (type.key === 'room') return goals.rent
  const share = strata(topic.goal, index)
  if (type.key === 'horeca' && share < 60) return goals.takeOver
  if (type.key === 'newHouse' || type.key === 'farm') return goals.sale
  return share < rentShares[category] ? goals.rent : goals.sale
}

function statusOf(share: number, goal: number): number {
  if (share < closed.from) return statuses.active
  if (share < closed.to) return goal === goals.sale ? statuses.sold : statuses.rented
  if (share < 97) return statuses.inactive
  return [statuses.prospect, statuses.cancelled, statuses.reference][share - 97]!
}

function marqueeOf(strata: Strata, index: number, goal: number, status: number): number {
  if (status === statuses.sold) return marquees.sold
  if (status === statuses.rented) return marquees.rented
  if (status === statuses.active && strata(topic.status, index) < 6) return marquees.option
  return goal === goals.sale ? marquees.sale : marquees.rent
}

/** One in ten is new this fortnight, most are of this year, a few linger. */
function ageDays(share: number, random: Random): number {
  if (share < 10) return random.next() * 13
  if (share < 85) return 14 + random.next() * 200
  return 214 + random.next() * 400
}
