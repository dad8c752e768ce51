import { cache } from 'react'

import { database } from '@/database/connection'
import type { Deal } from '@/domain/listing/listing'
import { type SearchCriteria } from '@/domain/search/criteria'
import { criteriaFromQuery, criteriaToQuery } from '@/domain/search/criteria-url'
import { featuredIds } from '@/features/content/read/module-sources'
import { listCards } from '@/features/listings/list-cards'
import { isShort, listRelaxations } from '@/features/listings/list-relaxations'
import { countListings, type ListingCard } from '@/features/listings/search-listings'
import { searchPlaces } from '@/features/listings/search-places'
import { searchReferences } from '@/features/listings/search-references'
import { searchWithFacets } from '@/features/listings/search-with-facets'
import type { TypedText } from '@/features/listings/typed-text'
import type { Locale } from '@/i18n/locales'
import { criteriaIn } from '@/i18n/place-criteria'

import { contentReader } from './content'

const mostReferences = 3

/** The query as text, because a request's cache compares its keys by value. */
export const getSearch = cache(async (deal: Deal, query: string, locale: Locale) => {
  const criteria = criteriaOf(deal, new URLSearchParams(query), locale)
  const page = { criteria, language: locale, featuredIds: await getFeatured(locale) }
  return { criteria, result: await searchWithFacets(database(), page) }
})

/** What a list offers beside its own homes: wider searches where it is short, and homes that found someone. */
export const getBeside = cache(async (deal: Deal, query: string, locale: Locale) => {
  const { criteria, result } = await getSearch(deal, query, locale)
  const isWhole = criteriaToQuery(criteria) === ''
  const [relaxations, references] = await Promise.all([
    isShort(result.total) ? listRelaxations(database(), criteria, { total: result.total }) : [],
    isWhole || isShort(result.total) ? readReferences(deal, locale) : [],
  ])
  const shown = new Set(result.cards.map(({ id }) => id))
  return { relaxations, references: references.filter(({ id }) => !shown.has(id)) }
})

export async function getCount(deal: Deal, query: URLSearchParams, locale: Locale) {
  const criteria = criteriaOf(deal, query, locale)
  return { criteria, total: (await countListings(database(), criteria)).total }
}

export function getPlaces(typed: TypedText) {
  return searchPlaces(database(), typed)
}

/** One page of the homes that were sold or rented. */
export const getReferences = cache((deal: Deal, page: number, locale: Locale) =>
  searchReferences(database(), { deal, page, language: locale }),
)

const getFeatured = cache(async (locale: Locale) => featuredIds(await contentReader(locale, null)))

function criteriaOf(deal: Deal, query: URLSearchParams, locale: Locale): SearchCriteria {
  return criteriaIn(locale, criteriaFromQuery(deal, query))
}

function readReferences(deal: Deal, locale: Locale): Promise<ListingCard[]> {
  return listCards(database(), { source: 'references', deal, maximum: mostReferences, language: locale })
}
