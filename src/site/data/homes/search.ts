import { database } from '@/database/connection'
import { type Deal, deals } from '@/domain/listing/listing'
import { criteriaFor, type PlaceCriterion, type SearchCriteria } from '@/domain/search/criteria'
import { criteriaFromQuery, criteriaToQuery } from '@/domain/search/criteria-url'
import { listFeatured } from '@/features/content/read/module-sources'
import { listCards } from '@/features/listings/list/list-cards'
import {
  type CountedLikelyPlace,
  type LikelyPlace,
  likelyPlaces,
  unknownPlaces,
} from '@/features/listings/search/likely-places'
import { isShort, listRelaxations } from '@/features/listings/search/list-relaxations'
import { countListings, type ListingCard } from '@/features/listings/search/search-listings'
import { searchPlaces } from '@/features/listings/quick-search/search-places'
import { searchClosedHomes } from '@/features/listings/search/search-closed-homes'
import { searchWithFacets } from '@/features/listings/search/search-with-facets'
import type { TypedText } from '@/features/listings/quick-search/typed-text'
import type { Locale } from '@/i18n/locales'
import { criteriaIn } from '@/i18n/places/place-criteria'

import { contentReader } from '../content'
import { perRequest } from '../per-request'
import { reads } from '../reads'

const mostClosedHomes = 3

/** The query as text, because a request's cache compares its keys by value. */
export const getSearch = perRequest(async (deal: Deal, query: string, locale: Locale) => {
  const criteria = criteriaOf(deal, new URLSearchParams(query), locale)
  const page = { criteria, language: locale, featuredIds: await getFeatured(locale) }
  // The homes are looked for beside the counts, over a connection of their own.
  const result = await searchWithFacets(database(), page, { counting: reads() })
  return { criteria, result }
})

/** What a list offers beside its own homes: wider searches where it is short, and homes that found someone. */
export const getBeside = perRequest(async (deal: Deal, query: string, locale: Locale) => {
  const { criteria, result } = await getSearch(deal, query, locale)
  const isWhole = criteriaToQuery(criteria) === ''
  const [unknown] = result.total === 0 ? unknownPlaces(criteria) : []
  const [relaxations, references, meant, there] = await Promise.all([
    isShort(result.total) ? listRelaxations(reads(), criteria, { total: result.total }) : [],
    isWhole || isShort(result.total) ? readClosedHomes(deal, locale) : [],
    result.total === 0 ? countLikely(likelyPlaces(criteria, locale)) : [],
    unknown ? countAnywhereIn(unknown) : 0,
  ])
  const shown = new Set(result.cards.map(({ id }) => id))
  // A town abroad is in no table of ours, but homes stand there.
  return {
    relaxations,
    meant,
    unknown: there === 0 ? unknown : undefined,
    references: references.filter(({ id }) => !shown.has(id)),
  }
})

async function countAnywhereIn(place: PlaceCriterion): Promise<number> {
  const found = await Promise.all(
    deals.map((deal) => countListings(reads(), { ...criteriaFor(deal), places: [place] })),
  )
  return found.reduce((sum, { total }) => sum + total, 0)
}

function countLikely(likely: LikelyPlace[]): Promise<CountedLikelyPlace[]> {
  return Promise.all(
    likely.map(async (one) => ({ ...one, count: (await countListings(reads(), one.criteria)).total })),
  )
}

export async function getCount(deal: Deal, query: URLSearchParams, locale: Locale) {
  const criteria = criteriaOf(deal, query, locale)
  const { total } = await countListings(reads(), criteria)
  return { criteria, total }
}

export function getPlaces(typed: TypedText) {
  return searchPlaces(reads(), typed)
}

/** One page of the homes that were sold or rented. */
export const getClosedHomes = perRequest((deal: Deal, page: number, locale: Locale) =>
  searchClosedHomes(reads(), { deal, page, language: locale }),
)

const getFeatured = perRequest(async (locale: Locale) => listFeatured((await contentReader(locale)).source))

function criteriaOf(deal: Deal, query: URLSearchParams, locale: Locale): SearchCriteria {
  return criteriaIn(locale, criteriaFromQuery(deal, query))
}

function readClosedHomes(deal: Deal, locale: Locale): Promise<ListingCard[]> {
  return listCards(reads(), { source: 'references', deal, maximum: mostClosedHomes, language: locale })
}
