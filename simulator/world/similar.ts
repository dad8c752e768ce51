import type { PropertyCore } from './property-core'
import { statuses } from './property-core'
import type { World } from './world'

const wanted = 4
const looked = 4000

/** A few active ones of the same kind and goal at about the same price, from the neighbouring indexes. */
export function similarTo(world: World, core: PropertyCore): PropertyCore[] {
  const found: PropertyCore[] = []
  const start = world.slotOf(core.id)
  for (let step = 1; step < Math.min(looked, world.size) && found.length < wanted; step++) {
    const other = world.coreAt((start + step) % world.size)
    const isAlike =
      other.category === core.category && other.goal === core.goal && other.status === statuses.active
    const isNearPrice = other.price > core.price * 0.6 && other.price < core.price * 1.6
    if (isAlike && isNearPrice && !world.changes.deletedIds.has(other.id)) found.push(other)
  }
  return found
}
