import { type SQL, sql } from 'drizzle-orm'

import { type Reads, rows } from '@/database/query'
import { int, oneOf } from '@/database/row'
import { type Deal, deals } from '@/domain/listing/listing'
import { criteriaFor } from '@/domain/search/criteria'
import { nearPlaces, type PlaceSuggestion, suggestPlaces } from '@/i18n/places/place-suggestions'
import { searchedPlaces } from '@/i18n/places/search-areas'

import { isOpen, openHomes, placeConditions } from '../search/search-conditions.sql'
import type { TypedText } from './typed-text'

export interface CountedPlace extends PlaceSuggestion {
  /** Homes there that can be bought, and that can be rented. */
  homes: Record<Deal, number>
}

export interface PlaceAnswer {
  /** By the words of a name or a postal code; those with homes first. */
  exact: CountedPlace[]
  /** Near spellings, to be offered apart. */
  didYouMean: CountedPlace[]
}

/** Fewer than this and a visitor may have meant something else. */
const enough = 3

/** Answers each key a visitor types in the place box. */
export async function searchPlaces(db: Reads, { text, language }: TypedText): Promise<PlaceAnswer> {
  const exact = suggestPlaces(text, language)
  const near = exact.length < enough ? nearPlaces(text, language) : []
  const all = await withCounts(db, [...exact, ...near])
  const hasHomes = ({ homes }: CountedPlace) => Number(homes.sale + homes.rent > 0)
  return {
    exact: all.slice(0, exact.length).sort((a, b) => hasHomes(b) - hasHomes(a)),
    didYouMean: all.slice(exact.length),
  }
}

/** Places with the homes that can be had there, in one statement. */
export async function withCounts(db: Reads, suggestions: PlaceSuggestion[]): Promise<CountedPlace[]> {
  if (suggestions.length === 0) return []
  const counts = await rows(
    db,
    { position: int, deal: oneOf(deals), homes: int },
    sql.join(suggestions.map(countOf), sql` union all `),
  )
  return suggestions.map((suggestion, position) => {
    const homesFor = (deal: Deal) =>
      counts.find((count) => count.position === position && count.deal === deal)?.homes ?? 0
    return { ...suggestion, homes: { sale: homesFor('sale'), rent: homesFor('rent') } }
  })
}

function countOf({ place, province }: PlaceSuggestion, position: number): SQL {
  const where = {
    ...criteriaFor('sale'),
    places: place ? [place] : [],
    provinces: province ? [province] : [],
  }
  const isByTown = searchedPlaces(where).areas.some(({ cityKeys }) => cityKeys)
  const [condition] = placeConditions(where)
  const from = isByTown ? sql`listing.public_listing` : sql`listing.place_tally`
  const homes = isByTown ? sql`count(*)` : sql`sum(${openHomes})`
  return sql`
    select ${position}::int as position, deal, ${homes}::int as homes from ${from}
    where ${isByTown ? sql`project_id is null and ${isOpen}` : sql`true`}
      and deal = any(${sql.param([...deals])}::listing.deal[]) and ${condition ?? sql`false`}
    group by deal`
}
