import { getCount, getPlaces, getSearch } from '@/site/data/homes/search'
import { type Deal, deals } from '@/domain/listing/listing'
import { queryValue } from '@/domain/query-value'
import { placeItems } from '@/features/listings/filters/place-items'
import { regionCounts } from '@/features/listings/filters/regions/region-counts'
import { listTag, searchTags } from '@/features/listings/listing-tags'
import { treeHtml } from '@/features/listings/regions/tree-html'
import { typedTextSchema } from '@/features/listings/quick-search/typed-text'
import { publicHeaders } from '@/http-cache/cache-headers'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

const headers = { 'X-Robots-Tag': 'noindex' }

/** How many homes the filters of a list find as they stand in its form, in the words of its button. */
export async function answerCount(locale: Locale, query: URLSearchParams): Promise<Response> {
  const deal = dealOf(query)
  if (!deal) return new Response(null, { status: 404, headers })
  const { criteria, total } = await getCount(deal, query, locale)
  return Response.json(
    { text: translator(locale)('search.show_results', { count: total }) },
    { headers: { ...headers, ...publicHeaders(searchTags(criteria)) } },
  )
}

/** The places that are meant by what is typed in the place box. */
export async function answerPlaces(locale: Locale, query: URLSearchParams): Promise<Response> {
  const deal = dealOf(query)
  if (!deal) return new Response(null, { status: 404, headers })
  const text = typedTextSchema.parse(queryValue(query, 'q'))
  const answer = await getPlaces({ text, language: locale })
  const cache = publicHeaders([listTag('sale'), listTag('rent')], { seconds: 300 })
  return Response.json(placeItems(answer, { locale, deal }), { headers: { ...headers, ...cache } })
}

/** The boxes of the region picker, with how many homes each region has in this search. */
export async function answerRegionTree(locale: Locale, query: URLSearchParams): Promise<Response> {
  const deal = dealOf(query)
  if (!deal) return new Response(null, { status: 404, headers })
  const { criteria, result } = await getSearch(deal, query.toString(), locale)
  const html = treeHtml({ locale, chosen: criteria, counts: regionCounts(result.perMunicipality) })
  return new Response(html, {
    headers: { ...headers, ...publicHeaders([listTag(deal)]), 'Content-Type': 'text/html; charset=utf-8' },
  })
}

export function dealOf(query: URLSearchParams): Deal | undefined {
  return deals.find((known) => known === query.get('deal'))
}
