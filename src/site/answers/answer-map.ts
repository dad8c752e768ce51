import { getMapData } from '@/site/data/homes/map'
import { deals } from '@/domain/listing/listing'
import { categoriesTag, searchTags } from '@/features/listings/listing-tags'
import { mapPlaces } from '@/features/listings/map/map-places'
import { publicHeaders } from '@/http-cache/cache-headers'
import type { Locale } from '@/i18n/locales'

import { pageTags } from '../screens/page-tags'

const headers = { 'X-Robots-Tag': 'noindex' }

/** The homes of a list for its map, asked with the list's own query and its deal. */
export async function answerMapData(locale: Locale, query: URLSearchParams): Promise<Response> {
  const deal = deals.find((known) => known === query.get('deal'))
  if (!deal) return new Response(null, { status: 404, headers })
  const { criteria, data } = await getMapData(deal, query, locale)
  // A thousand homes have too many tags to name: what changes on a home alone, such as its picture, shows a little later.
  const cache = publicHeaders([...searchTags(criteria), categoriesTag], { seconds: 300 })
  return Response.json(data, { headers: { ...headers, ...cache } })
}

/** The names on the map's own ground: they change with the build only. */
export function answerMapPlaces(locale: Locale): Response {
  return Response.json(mapPlaces(locale), { headers: { ...headers, ...publicHeaders(pageTags([])) } })
}
