import { getQuickSearch } from '@/app/_data/quick-search'
import { categoriesTag, listingTag, listTag } from '@/features/listings/listing-tags'
import { quickSearchAnswer } from '@/features/listings/quick-search-answer'
import { typedTextSchema } from '@/features/listings/typed-text'
import { cachePublicly } from '@/http-cache/response-cache'
import type { Locale } from '@/i18n/locales'

export async function answerQuickSearch(locale: Locale, query: URLSearchParams): Promise<Response> {
  const text = typedTextSchema.parse(query.get('q') ?? '')
  const result = await getQuickSearch({ text, language: locale })
  // Any home that comes or goes may change what a few letters mean.
  const homes = result.references.map(({ id }) => listingTag(id))
  cachePublicly([listTag('sale'), listTag('rent'), categoriesTag, ...homes], { seconds: 300 })
  return Response.json(quickSearchAnswer(result, locale), { headers: { 'X-Robots-Tag': 'noindex' } })
}
