import { hash } from '../seed/hash'
import { Random } from '../seed/random'
import { agentFor, siteFor } from './agents'
import { drawPrice } from './draw-price'
import { type Drawing } from './draw-property'
import { flag } from './flags'
import { mainTypes, type TypeKey } from './main-types'
import { drawPlace, type Place } from './places'
import { type PropertyCore, conditions, goals, marquees, statuses } from './property-core'
import { type Address, inventedAddress } from './streets'

export const firstProjectId = 501
export const firstUnitId = 2_000_000
const unitIdsPerProject = 100
const day = 86_400_000

export type Project = {
  id: number
  index: number
  key: number
  place: Place
  address: Address
  /** Where it was drawn, which makes its prices. */
  drawnPlace: Place
  nameIndex: number
  kind: 'apartments' | 'houses'
  unitCount: number
  /** Number of its first unit among all units. */
  firstUnit: number
  buildings: number
  deliveryYear: number
  isSoldOut: boolean
  siteId: number
  createdAt: number
}

/** What is drawn first: `random` goes on after the place. */
export function startProject(seed: number, index: number) {
  const key = hash(seed, index, 2)
  const random = new Random(key)
  return { key, random, place: drawPlace(random, index % 6 === 5 ? 50 : 10) }
}

export function drawProjects({ seed, now, settled }: Drawing, count: number): Project[] {
  let firstUnit = 0
  return Array.from({ length: count }, (_, index) => {
    const { key, random, place: drawnPlace } = startProject(seed, index)
    const { place, address } = settled?.projects(index) ?? {
      place: drawnPlace,
      address: inventedAddress(drawnPlace, key),
    }
    const kind = random.chance(0.75) ? 'apartments' : 'houses'
    const unitCount = kind === 'apartments' ? random.int(10, 40) : random.int(6, 18)
    const project: Project = {
      id: firstProjectId + index,
      index,
      key,
      place,
      address,
      drawnPlace,
      nameIndex: hash(seed, 90) + index,
      kind,
      unitCount,
      firstUnit,
      buildings: kind === 'apartments' && unitCount > 22 ? 2 : 1,
      deliveryYear: new Date(now).getFullYear() + random.int(0, 2),
      isSoldOut: index % 12 === 10,
      siteId: siteFor(place),
      createdAt: now - random.int(60, 700) * day,
    }
    firstUnit += unitCount
    return project
  })
}

/** One in twelve has just been announced: no picture, no document, no website. */
export function isBare({ index }: Pick<Project, 'index'>): boolean {
  return index % 12 === 3
}

export function hasOwnWebsite({ index }: Pick<Project, 'index'>): boolean {
  return index % 4 === 0
}

export function projectPictureCount(project: Pick<Project, 'index' | 'key'>): number {
  return isBare(project) ? 0 : 5 + (project.key % 5)
}

export function unitId(project: Project, unit: number): number {
  return firstUnitId + project.index * unitIdsPerProject + unit
}

/** Index of the project and number of the unit within it. */
export function unitOfId(id: number): { projectIndex: number; unit: number } {
  const offset = id - firstUnitId
  return { projectIndex: Math.floor(offset / unitIdsPerProject), unit: offset % unitIdsPerProject }
}

const unitTypes = {
  apartments: [
    'apartment',
    'apartment',
    'apartment',
    'apartment',
    'groundFloor',
    'duplex',
    'penthouse',
    'studio',
  ],
  houses: ['newHouse', 'newHouse', 'newHouse', 'house'],
} as const satisfies Record<Project['kind'], TypeKey[]>

export function drawUnit({ seed, now }: Drawing, project: Project, unit: number): PropertyCore {
  const key = hash(seed, unitId(project, unit), 3)
  const random = new Random(key)
  const typeKey = random.pick<TypeKey>(unitTypes[project.kind])
  const type = mainTypes.find((candidate) => candidate.key === typeKey)!
  const bedrooms = typeKey === 'studio' ? 0 : project.kind === 'houses' ? random.int(3, 4) : random.int(1, 3)
  const surface =
    typeKey === 'studio'
      ? random.int(32, 45)
      : 38 + bedrooms * 25 + random.int(0, 22) + (project.kind === 'houses' ? 42 : 0)
  const floor = floorOf(random, project, typeKey)
  const comforts =
    flag.publishPrice |
    flag.publishAddress |
    flag.heatPump |
    (project.kind === 'houses' || typeKey === 'groundFloor' ? flag.garden : 0) |
    (typeKey === 'studio' && floor === 0 ? 0 : flag.terrace) |
    (floor > 0 ? flag.lift : 0) |
    (random.chance(0.7) ? flag.cellar : 0)
  const building = {
    year: project.deliveryYear,
    condition: project.deliveryYear > new Date(now).getFullYear() ? conditions.toBuild : conditions.fresh,
    construction: project.kind === 'houses' ? random.int(2, 3) : 0,
    surface,
    ground: project.kind === 'houses' ? random.int(150, 420) : 0,
    bedrooms,
    bathrooms: typeKey === 'studio' ? 0 : 1,
    showers: typeKey === 'studio' || (bedrooms === 3 && random.chance(0.4)) ? 1 : 0,
    garages: project.kind === 'houses' && random.chance(0.5) ? 1 : 0,
    parkings: random.chance(0.6) ? 1 : 0,
    floor,
    flags: comforts,
  }
  const { status, marquee } = saleState(random, project)
  const createdAt = project.createdAt
  return {
    ...building,
    flags: building.flags | (building.garages ? flag.garage : 0) | (building.parkings ? flag.parking : 0),
    id: unitId(project, unit),
    index: project.firstUnit + unit,
    key,
    projectId: project.id,
    buildingId: project.id * 10 + 1 + (unit % project.buildings),
    type,
    category: type.category,
    goal: goals.sale,
    status,
    marquee,
    place: project.place,
    address: project.address,
    price: drawPrice(random, { ...building, type, goal: goals.sale, place: project.drawnPlace }),
    createdAt,
    changedAt: Math.floor((createdAt + (now - createdAt) * random.next()) / 1000) * 1000,
    siteId: project.siteId,
    agentId: agentFor(project.siteId, project.key),
    pictureCount: 6 + (key % 5),
    pictureVersion: 1,
  }
}

function floorOf(random: Random, project: Project, type: TypeKey): number {
  if (project.kind === 'houses' || type === 'groundFloor') return 0
  return type === 'penthouse' ? 5 : random.int(1, 4)
}

function saleState(random: Random, project: Project) {
  const share = random.next()
  if (project.isSoldOut || share < 0.4) return { status: statuses.sold, marquee: marquees.sold }
  return { status: statuses.active, marquee: share < 0.48 ? marquees.option : marquees.sale }
}
