import type { TypeKey } from '../world/main-types'
import { type PropertyCore, conditions, marquees, statuses } from '../world/property-core'
import type { World } from '../world/world'

/** Type and subtype of each type of the world; a house without a subtype gets one by how it is built. */
const types: Record<TypeKey, readonly [type: string, subType: string | null]> = {
  house: ['house', null],
  townhouse: ['house', 'townhouse'],
  mansion: ['house', 'mansion'],
  villa: ['house', 'detached'],
  bungalow: ['house', 'bungalow'],
  farm: ['house', 'farm'],
  newHouse: ['house', null],
  apartment: ['apartment', null],
  groundFloor: ['apartment', null],
  duplex: ['apartment', 'duplex'],
  loft: ['apartment', 'loft'],
  penthouse: ['apartment', 'penthouse'],
  studio: ['apartment', null],
  room: ['apartment', 'student_accommodation'],
  plot: ['land', 'buildable'],
  farmland: ['land', 'agricultural'],
  apartmentBuilding: ['commercial', 'investment_property'],
  mixedBuilding: ['commercial', 'investment_property'],
  shop: ['commercial', 'shop'],
  office: ['office', null],
  warehouse: ['commercial', 'warehouse'],
  horeca: ['commercial', null],
  garage: ['parking', 'private_garage'],
  parking: ['parking', 'outdoor_parking_space'],
}

const byConstruction = [null, 'detached', 'terraced', 'semi_detached'] as const

export function typeOf({ type, construction }: PropertyCore): [type: string, subType: string | null] {
  const [name, subType] = types[type.key]
  return [name, subType ?? (name === 'house' ? (byConstruction[construction] ?? null) : null)]
}

export const generalConditions: Record<number, string> = {
  [conditions.used]: 'good',
  [conditions.fresh]: 'new',
  [conditions.toBuild]: 'new',
  [conditions.toRenovate]: 'poor',
  [conditions.renovated]: 'mint',
  [conditions.toRefresh]: 'fair',
}

export function statusOf({ status, marquee }: PropertyCore): string {
  if (status === statuses.sold) return 'sold'
  if (status === statuses.rented) return 'rented'
  if (status !== statuses.active) return 'prospect'
  return marquee === marquees.option ? 'option' : 'available'
}

/** What a website may ask for. */
export function isPublished({ changes }: World, { id, status }: PropertyCore): boolean {
  const isOffered = status === statuses.active || status === statuses.sold || status === statuses.rented
  return isOffered && !changes.deletedIds.has(id)
}

export const countries: Record<number, string> = { 10: 'BE', 33: 'FR', 50: 'LU' }
