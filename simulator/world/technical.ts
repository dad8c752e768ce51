import { hash } from '../seed/hash'
import { Random } from '../seed/random'
import { has } from './flags'
import { type PropertyCore, conditions, goals } from './property-core'

/** Ids of the platform's fixed lists; 0 where the list does not apply. */
export type Technical = {
  kitchen: number
  heating: number
  heatingSource: number
  glazing: number
  frame: number
  roof: number
  roofMaterial: number
  floorCovering: number
  orientation: number
  availability: number
  /** Milliseconds; 0 when there is no date. */
  freeAt: number
  terraceSurface: number
  gardenSurface: number
  renovationYear: number
  facades: number
  frontWidth: number
  rentalUnits: number
}

export function drawTechnical(core: PropertyCore, now: number): Technical {
  const random = new Random(hash(core.key, 51))
  const { category, type, flags } = core
  const isHome = category === 'house' || category === 'apartment' || category === 'studio'
  const isBuilding = category !== 'land' && category !== 'garage'
  const isOutside = has(flags, 'garden') || has(flags, 'terrace')
  const availability = drawAvailability(random, core)
  return {
    kitchen: isHome && type.key !== 'room' ? drawKitchen(random, core) : 0,
    heating: isBuilding ? drawHeating(random, core) : 7,
    heatingSource: isBuilding ? drawSource(random, core) : 1,
    glazing: isBuilding ? drawGlazing(core) : 0,
    frame: isBuilding ? random.int(1, 3) : 0,
    roof: isBuilding ? drawRoof(random, core) : 0,
    roofMaterial: random.int(0, 1),
    floorCovering: random.int(0, 3),
    orientation: isOutside ? random.pick([3, 3, 5, 5, 2, 6, 1]) : 0,
    availability,
    freeAt: availability === 7 ? now + random.int(10, 120) * 86_400_000 : 0,
    terraceSurface: has(flags, 'terrace') ? drawTerrace(random, core) : 0,
    gardenSurface: has(flags, 'garden')
      ? Math.max(18, Math.round(core.ground ? core.ground - core.surface * 0.6 : random.int(20, 110)))
      : 0,
    renovationYear: core.condition === conditions.renovated ? random.int(2010, 2024) : 0,
    facades: core.construction === 0 ? 0 : [4, 2, 3][core.construction - 1]!,
    frontWidth: core.ground > 0 ? drawFront(random, core) : 0,
    rentalUnits: category === 'investment' ? Math.max(2, Math.round(core.surface / 85)) : 0,
  }
}

function drawKitchen(random: Random, { condition, category }: PropertyCore): number {
  if (condition === conditions.toRenovate) return 8
  if (condition === conditions.fresh || condition === conditions.renovated) return random.pick([10, 4, 12])
  return category === 'studio' ? 12 : random.pick([7, 4, 12, 4])
}

function drawHeating(random: Random, { category, year }: PropertyCore): number {
  return category === 'apartment' && year < 1990 && random.chance(0.5) ? 2 : 1
}

function drawSource(random: Random, { flags, place, type }: PropertyCore): number {
  if (has(flags, 'heatPump')) return 15
  if (type.key === 'studio' || type.key === 'room') return random.pick([2, 3])
  if (place.region === 'wallonia' && place.setting === 'village') return random.pick([4, 4, 3, 17])
  return place.setting === 'village' ? random.pick([3, 3, 4]) : 3
}

function drawGlazing({ year, condition }: PropertyCore): number {
  if (year >= 2018) return 3
  return condition === conditions.toRenovate && year < 1972 ? 1 : 2
}

function drawRoof(random: Random, { type, category }: PropertyCore): number {
  if (category === 'apartment' || category === 'studio' || category === 'commercial') return 6
  if (type.key === 'mansion') return random.pick([4, 12])
  return type.key === 'villa' ? random.pick([11, 12]) : 12
}

function drawAvailability(random: Random, { goal, projectId, condition }: PropertyCore): number {
  if (projectId > 0 && condition === conditions.toBuild) return 2
  if (goal === goals.rent) return random.pick([5, 5, 7])
  return random.pick([1, 1, 1, 3, 5, 6])
}

function drawTerrace(random: Random, { type, category }: PropertyCore): number {
  if (type.key === 'penthouse') return random.int(28, 90)
  return category === 'house' ? random.int(12, 55) : random.int(4, 22)
}

function drawFront(random: Random, { construction, category }: PropertyCore): number {
  const narrow = construction === 2 ? [5, 8] : construction === 3 ? [8, 13] : [15, 28]
  const [low = 10, high = 20] = category === 'land' && construction === 0 ? [30, 120] : narrow
  return Math.round((low + random.next() * (high - low)) * 10) / 10
}
