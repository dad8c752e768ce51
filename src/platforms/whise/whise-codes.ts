import { inAllLanguages } from '@/domain/language'
import type { HomeKind, KnownHomeKind } from '@/domain/listing/home-kind'
import type { ListingStatus } from '@/domain/listing/listing'
import { type CountryCode, unknownCountry } from '@/domain/place/country'

export const languageIds = inAllLanguages({ nl: 'nl-BE', fr: 'fr-BE', en: 'en-GB', de: 'de-DE' })

/** In use, and online: everywhere, as the estate of the month, or on the agency's own website alone. */
export const activeStatus = 1
export const endedStatuses = [5, 6]
export const onlineStatuses = [2, 3, 5]
/** Offline, and a realisation: an example of past work. */
export const hiddenStatuses = [1, 4]

export const purposes = { sale: 1, rent: 2, annuity: 3 }

const statuses: Record<ListingStatus, readonly number[]> = {
  available: [1, 2, 15],
  'under-option': [5, 6, 12, 13, 16, 21],
  sold: [3, 14, 17, 22],
  rented: [4],
}
const statusById = new Map(
  Object.entries(statuses).flatMap(([status, ids]) => ids.map((id) => [id, status as ListingStatus])),
)

/** `null` for what is no offer: a prospect, an estimate, one that is suspended or cancelled. */
export function statusOf(purposeStatus: number): ListingStatus | null {
  return statusById.get(purposeStatus) ?? null
}

const countries: Record<number, CountryCode> = {
  1: 'BE',
  2: 'NL',
  3: 'FR',
  4: 'DE',
  5: 'LU',
  6: 'GB',
  7: 'ES',
}

export function countryOf(id: number | null | undefined): CountryCode {
  return countries[id ?? 0] ?? unknownCountry
}

/** What each of the platform's seven categories mostly holds. */
const kindByCategory: Record<number, KnownHomeKind> = {
  1: 'house',
  2: 'apartment',
  3: 'plot',
  4: 'office',
  5: 'retail',
  6: 'industrial',
  7: 'garage',
}

/** Subcategories that are something else than the rest of their category. */
const subCategories: Partial<Record<KnownHomeKind, readonly number[]>> = {
  farm: [4],
  studio: [21],
  'student-room': [93],
  // A block of flats, and a building for more than one use.
  investment: [3, 8, 69],
  office: [83],
  garage: [6],
  hospitality: [
    ...[43, 54, 99, 103, 104, 105, 106, 107, 109, 110, 111, 112, 113, 117, 118, 119, 122, 123, 124, 127],
    ...[128, 129, 130, 131, 134, 135, 136, 137, 138, 139, 140, 141, 143, 145, 149, 150],
  ],
}
const kindBySubCategory = new Map(
  Object.entries(subCategories).flatMap(([kind, ids]) => ids.map((id) => [id, kind as KnownHomeKind])),
)

export function kindOf(
  category: number | null | undefined,
  subCategory: number | null | undefined,
): HomeKind {
  return kindBySubCategory.get(subCategory ?? 0) ?? kindByCategory[category ?? 0] ?? 'unknown'
}

/** The categories in which a kind of home is found. */
export function categoriesOf(kinds: readonly HomeKind[]): number[] {
  const found = kinds.map((kind) => {
    if (kind === 'student-room' || kind === 'studio') return 2
    if (kind === 'investment' || kind === 'farm') return 1
    if (kind === 'hospitality') return 5
    return Number(Object.keys(kindByCategory).find((id) => kindByCategory[Number(id)] === kind))
  })
  return [...new Set(found.filter(Number.isFinite))]
}
