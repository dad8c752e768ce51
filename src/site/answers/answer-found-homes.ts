import { getFoundPage } from '@/site/data/homes/found-homes'
import { deals } from '@/domain/listing/listing'
import { featuredTag } from '@/features/content/content-tags'
import { listingTag, searchTags } from '@/features/listings/listing-tags'
import { pathOf } from '@/features/listings/listing-words'
import type { FoundHome } from '@/features/listings/neighbours/found-list'
import { publicHeaders } from '@/http-cache/cache-headers'
import type { Locale } from '@/i18n/locales'

const headers = { 'X-Robots-Tag': 'noindex' }

/** A page of a list as numbers and addresses, asked with the list's own query and its deal. */
export async function answerFoundHomes(locale: Locale, query: URLSearchParams): Promise<Response> {
  const deal = deals.find((known) => known === query.get('deal'))
  if (!deal) return new Response(null, { status: 404, headers })
  const { criteria, cards } = await getFoundPage(deal, query, locale)
  const tags = [...searchTags(criteria), featuredTag, ...cards.map(({ id }) => listingTag(id))]
  const homes = cards.map((card): FoundHome => [card.id, pathOf(card, locale)])
  return Response.json(homes, { headers: { ...headers, ...publicHeaders(tags) } })
}
