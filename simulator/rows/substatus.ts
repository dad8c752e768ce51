import { type PropertyCore, goals, marquees } from '../world/property-core'

const fortnight = 14 * 86_400_000

/** Agency-defined state: ids as in `substatuses`. */
export function substatusOf(core: PropertyCore, now: number): number {
  if (core.marquee === marquees.sold) return 6
  if (core.marquee === marquees.rented) return 7
  if (core.marquee === marquees.option) return 4
  if (core.goal === goals.takeOver) return 9
  if (now - core.createdAt < fortnight) return 1
  return core.goal === goals.sale ? 2 : 3
}
