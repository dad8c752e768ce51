import { sql } from 'drizzle-orm'

import { type Reads, rows } from '@/database/query'
import { int, nullable } from '@/database/row'
import type { Typed } from '@/domain/lead/form/parse-form'
import { bareZip } from '@/domain/place/zip'
import { slug } from '@/i18n/paths/slug'
import type { MunicipalityRecord } from '@/i18n/places/municipalities'
import { municipalityOf } from '@/i18n/places/municipality-of'

export interface WaitingSearches {
  count: number
  municipality: MunicipalityRecord
}

/**
 * How many searches wait for a home of this kind in this municipality, as whoever asks for a valuation describes it.
 * `null`: too few to tell, or a place that we do not know.
 */
export async function countWaiting(db: Reads, typed: Typed): Promise<WaitingSearches | null> {
  const types = [typed['types'] ?? []].flat().map(Number).filter(Number.isSafeInteger)
  const municipality = municipalityIn(typed)
  if (!municipality || types.length === 0) return null
  const [found] = await rows(
    db,
    { count: nullable(int) },
    sql`select lead.waiting_searches(${typed['goal'] === 'rent-out' ? 'rent' : 'sale'},
          ${sql.param(types)}::int[], ${sql.param(placeKeys(municipality))}::text[],
          ${placePattern(municipality)}, ${`[?&]type=(?:${types.join('|')})(?:&|$)`}) as count`,
  )
  return typeof found?.count === 'number' ? { count: found.count, municipality } : null
}

/** A postal code of four digits is Belgian or Luxembourg's: the name of the town tells them apart. */
function municipalityIn({ zip, city }: Typed): MunicipalityRecord | undefined {
  if (typeof zip !== 'string' || typeof city !== 'string') return undefined
  const found = ['BE', 'LU'].flatMap((country) => municipalityOf({ country, zip: bareZip(zip), city }) ?? [])
  return found.find(({ names }) => Object.values(names).some((name) => slug(name) === slug(city))) ?? found[0]
}

/** As `demandPlaceKeys` writes them, with and without the country. */
function placeKeys({ country, zips, names }: MunicipalityRecord): string[] {
  const keys = [...zips.map((zip) => ['zip', zip]), ...namesOf(names).map((name) => ['city', slug(name)])]
  return keys.flatMap(([kind, key]) => [`${kind}:${country}:${key}`, `${kind}::${key}`])
}

/** The place in the text of a list's search: see `searchText`. */
function placePattern({ key, province, zips, names }: MunicipalityRecord): string {
  const named = namesOf(names).map((name) => escaped(new URLSearchParams({ '': name }).toString().slice(1)))
  const cities = `city=(?:(?:${named.join('|')})(?:%7C[^&]*)?|(?:[^&]*%7C)?(?:${zips.join('|')}))`
  return `[?&](?:${cities}|municipality=${escaped(key)}|province=${escaped(province)})(?:&|$)`
}

const namesOf = (names: MunicipalityRecord['names']) => [...new Set(Object.values(names))]
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
