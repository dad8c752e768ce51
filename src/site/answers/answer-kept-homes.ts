import { getKeptHomes } from '@/site/data/homes/kept-homes'
import { shellTag } from '@/features/content/content-tags'
import { keptHomesHtml } from '@/features/listings/favourites/kept-homes-html'
import { publicHeaders } from '@/http-cache/cache-headers'
import type { Locale } from '@/i18n/locales'

/** The homes a browser keeps, for its own page. Nothing in the answer is the visitor's: it may be cached. */
export async function answerKeptHomes(locale: Locale, query: URLSearchParams): Promise<Response> {
  const { homes, tags } = await getKeptHomes(query.toString(), locale)
  const headers = {
    ...publicHeaders([shellTag, ...tags]),
    'Content-Type': 'text/html; charset=utf-8',
    'X-Robots-Tag': 'noindex',
  }
  return new Response(keptHomesHtml(homes, locale), { headers })
}
