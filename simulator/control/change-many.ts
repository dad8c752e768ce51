import { hash } from '../seed/hash'
import type { Simulation } from '../simulation'
import { firstPropertyId } from '../world/draw-property'
import { applyChange } from './apply-change'

/** Re-prices that many properties, the same ones for the same seed, and answers their ids. */
export function changeMany(simulation: Simulation, count: number, seed: number): number[] {
  const { world } = simulation
  const total = world.options.properties
  const ids = new Set<number>()
  for (let n = 0; ids.size < Math.min(count, total) && n < total * 4 + 1000; n++) {
    const id = firstPropertyId + (hash(seed, n, 17) % total)
    const core = ids.has(id) ? undefined : world.find(id)
    if (!core) continue
    // A step of at least five euro, so that even a cheap parking space changes.
    const step = Math.max(5, Math.round((core.price * 0.03) / 5) * 5)
    applyChange(simulation, id, {
      Price: core.price + (hash(seed, id, 18) % 2 === 0 && core.price > step ? -step : step),
    })
    ids.add(id)
  }
  return [...ids]
}
