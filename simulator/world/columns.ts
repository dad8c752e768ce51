import type { PropertyCore } from './property-core'

/** What the columns are read off. */
interface Cores {
  readonly size: number
  coreAt(slot: number): PropertyCore
  webIdOf(core: PropertyCore): number
}

/** The searchable facts of all properties side by side: about 40 bytes each, so that a million can be scanned. */
export type Columns = {
  goal: Uint8Array
  webId: Uint8Array
  typeId: Uint16Array
  marquee: Uint8Array
  place: Uint16Array
  condition: Uint8Array
  price: Float64Array
  surface: Uint16Array
  bedrooms: Uint8Array
  bathrooms: Uint8Array
  flags: Uint16Array
  projectId: Uint16Array
  siteId: Uint8Array
  createdAt: Float64Array
  changedAt: Float64Array
}

export function createColumns(size: number): Columns {
  return {
    goal: new Uint8Array(size),
    webId: new Uint8Array(size),
    typeId: new Uint16Array(size),
    marquee: new Uint8Array(size),
    place: new Uint16Array(size),
    condition: new Uint8Array(size),
    price: new Float64Array(size),
    surface: new Uint16Array(size),
    bedrooms: new Uint8Array(size),
    bathrooms: new Uint8Array(size),
    flags: new Uint16Array(size),
    projectId: new Uint16Array(size),
    siteId: new Uint8Array(size),
    createdAt: new Float64Array(size),
    changedAt: new Float64Array(size),
  }
}

export function fillColumns(world: Cores): Columns {
  const columns = createColumns(world.size)
  for (let slot = 0; slot < world.size; slot++) writeColumns(columns, world, slot)
  return columns
}

export function writeColumns(columns: Columns, world: Cores, slot: number): void {
  const core = world.coreAt(slot)
  columns.goal[slot] = core.goal
  columns.webId[slot] = world.webIdOf(core)
  columns.typeId[slot] = core.type.id
  columns.marquee[slot] = core.marquee
  columns.place[slot] = core.place.index
  columns.condition[slot] = core.condition
  columns.price[slot] = core.price
  columns.surface[slot] = core.surface || core.ground
  columns.bedrooms[slot] = core.bedrooms
  columns.bathrooms[slot] = core.bathrooms
  columns.flags[slot] = core.flags
  columns.projectId[slot] = core.projectId
  columns.siteId[slot] = core.siteId
  columns.createdAt[slot] = core.createdAt
  columns.changedAt[slot] = core.changedAt
}
