import { has } from '../world/flags'
import type { Language } from '../world/language'
import type { TypeKey } from '../world/main-types'
import { type PropertyCore, conditions, goals, marquees, statuses } from '../world/property-core'

/** Category and subcategory of each type of the world. */
export const categories: Record<TypeKey, readonly [category: number, subCategory: number]> = {
  house: [1, 89],
  townhouse: [1, 89],
  mansion: [1, 12],
  villa: [1, 13],
  bungalow: [1, 5],
  farm: [1, 4],
  newHouse: [1, 96],
  apartment: [2, 17],
  groundFloor: [2, 25],
  duplex: [2, 18],
  loft: [2, 23],
  penthouse: [2, 19],
  studio: [2, 21],
  room: [2, 93],
  plot: [3, 26],
  farmland: [3, 31],
  apartmentBuilding: [1, 3],
  mixedBuilding: [1, 8],
  shop: [5, 42],
  office: [4, 35],
  warehouse: [6, 53],
  horeca: [5, 54],
  garage: [7, 51],
  parking: [7, 48],
}

const states: Record<number, number> = {
  [conditions.used]: 4,
  [conditions.fresh]: 1,
  [conditions.toBuild]: 11,
  [conditions.toRenovate]: 6,
  [conditions.renovated]: 15,
  [conditions.toRefresh]: 5,
}

export function stateOf({ condition }: PropertyCore): number | undefined {
  return states[condition]
}

/** From the world’s ways of becoming free to this platform’s, which has none for "at a date". */
export const availabilities: Record<number, number> = { 1: 1, 2: 6, 3: 7, 5: 5, 6: 3 }

/** From the world’s countries to this platform’s. */
export const countries: Record<number, number> = { 10: 1, 33: 3, 50: 5 }

export const displayStatus = { offline: 1, online: 2, ofTheMonth: 3, realisation: 4, websiteOnly: 5 } as const
export const status = { active: 1, archived: 5, deleted: 6 } as const

/** Where an estate stands: in use, archived or deleted, and who sees it. */
export function standingOf(core: PropertyCore, isDeleted: boolean): { status: number; display: number } {
  if (isDeleted) return { status: status.deleted, display: displayStatus.offline }
  switch (core.status) {
    case statuses.cancelled:
      return { status: status.archived, display: displayStatus.offline }
    case statuses.prospect:
    case statuses.inactive:
      return { status: status.active, display: displayStatus.offline }
    case statuses.reference:
      return { status: status.active, display: displayStatus.realisation }
    default:
      return { status: status.active, display: onlineAs(core) }
  }
}

/** One in forty is the estate of the month, and one in seventeen is not sent to the portals. */
function onlineAs({ key }: PropertyCore): number {
  if (key % 41 === 0) return displayStatus.ofTheMonth
  return key % 17 === 0 ? displayStatus.websiteOnly : displayStatus.online
}

export function purposeOf({ flags, goal }: PropertyCore): number {
  if (has(flags, 'viager')) return 3
  return goal === goals.sale ? 1 : 2
}

export function purposeStatusOf(core: PropertyCore): number {
  const kind = purposeOf(core) - 1
  const one = (ofKinds: readonly [sale: number, rent: number, annuity: number]) => ofKinds[kind]!
  switch (core.status) {
    case statuses.prospect:
      return one([19, 23, 19])
    case statuses.cancelled:
      return one([8, 9, 8])
    case statuses.inactive:
      return one([10, 11, 10])
    case statuses.active:
      return core.marquee === marquees.option ? one([5, 6, 16]) : one([1, 2, 15])
    default:
      return core.status === statuses.rented ? 4 : one([3, 4, 17])
  }
}

const languageIds: Record<string, Language> = { 'nl-BE': 'nl', 'fr-BE': 'fr', 'en-GB': 'en', 'de-DE': 'de' }

export const languageEntries = Object.entries(languageIds) as readonly [id: string, language: Language][]

export function languageOf(id: string | undefined): Language {
  return languageIds[id ?? ''] ?? 'nl'
}
