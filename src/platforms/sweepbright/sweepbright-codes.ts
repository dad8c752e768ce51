import type { HomeKind, KnownHomeKind } from '@/domain/listing/home-kind'
import type { ListingStatus } from '@/domain/listing/listing'

/** A prospect is no offer yet. */
const statuses: Record<string, ListingStatus> = {
  available: 'available',
  bid: 'under-option',
  option: 'under-option',
  under_contract: 'under-option',
  agreement: 'under-option',
  sold: 'sold',
  rented: 'rented',
}

export function statusOf(status: string): ListingStatus | null {
  return statuses[status] ?? null
}

const kindByType: Record<string, KnownHomeKind> = {
  apartment: 'apartment',
  house: 'house',
  commercial: 'retail',
  office: 'office',
  land: 'plot',
  parking: 'garage',
}

/** Those that are something else than the rest of their type. */
const kindBySubType: Record<string, KnownHomeKind> = {
  student_accommodation: 'student-room',
  farm: 'farm',
  warehouse: 'industrial',
  industrial: 'industrial',
  investment_property: 'investment',
  healthcare: 'other',
  coworking: 'office',
  flex_office: 'office',
  open_office: 'office',
}

export function kindOf(type: string, subType: string): HomeKind {
  return kindBySubType[subType] ?? kindByType[type] ?? 'unknown'
}

const typeByKind: Partial<Record<HomeKind, string>> = {
  house: 'house',
  apartment: 'apartment',
  farm: 'house',
  studio: 'apartment',
  'student-room': 'apartment',
  investment: 'commercial',
  office: 'office',
  retail: 'commercial',
  hospitality: 'commercial',
  industrial: 'commercial',
  garage: 'parking',
  plot: 'land',
}

/** The types under which kinds of homes are found. */
export function typesOf(kinds: readonly HomeKind[]): string[] {
  return [...new Set(kinds.flatMap((kind) => typeByKind[kind] ?? []))]
}

/** How many square metres one of each unit is. */
const squareMetres: Record<string, number> = { sq_m: 1, are: 100, sq_ft: 0.092_903_04, acre: 4046.856 }

export function squareMetresIn(unit: string): number | null {
  return squareMetres[unit] ?? null
}
