import type { SQL } from 'drizzle-orm'

import { type Reads, rows } from '@/database/query'
import type { SearchCriteria } from '@/domain/search/criteria'

import { countFacets, priceBandCounts, type SearchFacets } from './search-facets'
import {
  countListings,
  findCards,
  listedCount,
  pagesOf,
  type SearchCounts,
  type SearchResult,
  typeCounts,
} from './search-listings'
import { type RowCount, rowCountRow, rowCountSql } from './search-row-count.sql'
import type { SearchPage } from './search.sql'

export type FacetedResult = SearchResult & SearchFacets

/** All that a list page with its filters shows. The counts may be read elsewhere than the homes, beside them. */
export async function searchWithFacets(
  db: Reads,
  page: SearchPage,
  { counting = db }: { counting?: Reads } = {},
): Promise<FacetedResult> {
  const [cards, counts] = await Promise.all([findCards(db, page), countAll(counting, page.criteria)])
  const listed = listedCount(counts, page.criteria)
  return { cards, listed, pages: pagesOf(listed), ...counts }
}

async function countAll(db: Reads, criteria: SearchCriteria): Promise<SearchCounts & SearchFacets> {
  const statement = rowCountSql(criteria)
  if (statement) return countRows(db, criteria, statement)
  const [counts, facets] = await Promise.all([countListings(db, criteria), countFacets(db, criteria)])
  return { ...counts, ...facets }
}

async function countRows(
  db: Reads,
  { deal }: SearchCriteria,
  statement: SQL,
): Promise<SearchCounts & SearchFacets> {
  const all = Map.groupBy(await rows(db, rowCountRow, statement), ({ facet }) => facet)
  const of = (facet: RowCount['facet']) => all.get(facet) ?? []
  return {
    ...typeCounts(of('type').map(({ key, ...count }) => ({ ...count, typeId: Number(key) }))),
    perMunicipality: new Map(of('place').map(({ key, homes }) => [key, homes])),
    perPriceBand: priceBandCounts(
      deal,
      of('band').map(({ key, homes }) => ({ band: Number(key), homes })),
    ),
  }
}
