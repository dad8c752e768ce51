import { getKeptHomes } from '@/app/_data/kept-homes'
import { shellTag } from '@/features/content/content-tags'
import { listingTag } from '@/features/listings/listing-tags'
import { cachePublicly } from '@/http-cache/response-cache'
import type { Locale } from '@/i18n/locales'

/** The homes a browser keeps, for its own page. Nothing in the answer is the visitor's: it may be cached. */
export async function answerKeptHomes(locale: Locale, query: URLSearchParams): Promise<Response> {
  const { ids, homes } = await getKeptHomes(query.toString(), locale)
  cachePublicly([shellTag, ...ids.map(listingTag)])
  return Response.json(homes, { headers: { 'X-Robots-Tag': 'noindex' } })
}
