import { type Flag, flag } from '../world/flags'
import { addChange } from '../world/changes'
import { type CorePatch, type PropertyCore, goals, marquees, statuses } from '../world/property-core'
import type { Simulation } from '../simulation'

const numberFields: Record<string, keyof CorePatch> = {
  Price: 'price',
  Status: 'status',
  Goal: 'goal',
  Marquee: 'marquee',
  SurfaceTotal: 'surface',
  SurfaceGround2: 'ground',
  NumberOfBedRooms: 'bedrooms',
  NumberOfBathRooms: 'bathrooms',
  PictureCount: 'pictureCount',
  PictureVersion: 'pictureVersion',
}

const flagFields: Record<string, Flag> = {
  PublishPrice: 'publishPrice',
  PublishAddress: 'publishAddress',
  HasGarden: 'garden',
  HasTerrace: 'terrace',
  HasGarage: 'garage',
  HasParking: 'parking',
  HasLift: 'lift',
  HasCellar: 'cellar',
  HasAttic: 'attic',
  HasFurnished: 'furnished',
  HasPool: 'pool',
}

/** Changes fields of one property as the agency would; false when there is no such property. */
export function applyChange(simulation: Simulation, id: number, patch: Record<string, unknown>): boolean {
  const { world } = simulation
  const core = world.find(id)
  if (!core) return false
  const change: { core: CorePatch; fields: Record<string, unknown> } = { core: {}, fields: {} }
  let flags = core.flags
  for (const [name, value] of Object.entries(patch)) {
    const number = numberFields[name]
    const flagged = flagFields[name]
    if (number && typeof value === 'number') change.core[number] = value
    else if (flagged && typeof value === 'boolean')
      flags = value ? flags | flag[flagged] : flags & ~flag[flagged]
    else change.fields[name] = value
  }
  if (flags !== core.flags) change.core.flags = flags
  if (change.core.status !== undefined && change.core.marquee === undefined)
    change.core.marquee = marqueeFor(core, change.core.status)
  change.core.changedAt = Math.floor(simulation.clock().getTime() / 1000) * 1000
  addChange(world.changes, id, change)
  world.touched(id)
  return true
}

function marqueeFor(core: PropertyCore, status: number): number {
  if (status === statuses.sold) return marquees.sold
  if (status === statuses.rented) return marquees.rented
  return core.goal === goals.sale ? marquees.sale : marquees.rent
}

/** Moves the id to the deleted ones; false when there is no such property. */
export function deleteProperty(simulation: Simulation, id: number): boolean {
  const { world } = simulation
  if (!world.find(id)) return false
  world.changes.deletedIds.add(id)
  world.touched(id)
  return true
}

/** As it was before anybody changed it. */
export function restoreProperty({ world }: Simulation, id: number): void {
  world.changes.byId.delete(id)
  world.changes.deletedIds.delete(id)
  world.touched(id)
}
