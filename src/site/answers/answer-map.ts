import { limitConcurrency } from '@/domain/concurrency-limit'
import { deals } from '@/domain/listing/listing'
import type { SearchCriteria } from '@/domain/search/criteria'
import { categoriesTag, searchTags } from '@/features/listings/listing-tags'
import type { ListSheet } from '@/features/listings/map/drawing/render-list-map'
import { mapPlaces } from '@/features/listings/map/map-places'
import { publicHeaders, uncachedHeaders } from '@/http-cache/cache-headers'
import type { Locale } from '@/i18n/locales'

import { getListDrawing, getMapData } from '../data/homes/map'
import { pageTags } from '../screens/page-tags'

const headers = { 'X-Robots-Tag': 'noindex' }

/** The homes of a list for its map, asked with the list's own query and its deal. */
export async function answerMapData(locale: Locale, query: URLSearchParams): Promise<Response> {
  const deal = dealOf(query)
  if (!deal) return new Response(null, { status: 404, headers })
  const { criteria, data } = await getMapData(deal, query, locale)
  return Response.json(data, { headers: { ...headers, ...cacheOf(criteria) } })
}

/** Each takes up to a tenth of a second of a processor: pages come first. */
const limited = limitConcurrency({ atOnce: 1, longestLine: 20 })

/** The same homes drawn on the street map: what stands beside a list until the map itself is there, and on pages. */
export async function answerListDrawing(
  locale: Locale,
  query: URLSearchParams,
  sheet: ListSheet,
): Promise<Response> {
  const deal = dealOf(query)
  if (!deal) return new Response(null, { status: 404, headers })
  const found = await limited(() => getListDrawing(deal, query, { locale, sheet }))
  if (!found) return new Response(null, { status: 503, headers: { ...uncachedHeaders, 'Retry-After': '5' } })
  const { criteria, drawing } = found
  if (drawing === null)
    return new Response(null, { status: 404, headers: { ...headers, ...cacheOf(criteria) } })
  return new Response(drawing, {
    headers: { ...headers, ...cacheOf(criteria), 'Content-Type': 'image/svg+xml; charset=utf-8' },
  })
}

function dealOf(query: URLSearchParams) {
  return deals.find((known) => known === query.get('deal'))
}

/** A thousand homes have too many tags to name: what changes on a home alone, such as its picture, shows a little later. */
function cacheOf(criteria: SearchCriteria) {
  return publicHeaders([...searchTags(criteria), categoriesTag], { seconds: 300 })
}

/** The names on the map's own ground: they change with the build only. */
export function answerMapPlaces(locale: Locale): Response {
  return Response.json(mapPlaces(locale), { headers: { ...headers, ...publicHeaders(pageTags([])) } })
}
