import { getQuickSearch } from '@/site/data/homes/quick-search'
import { queryValue } from '@/domain/query-value'
import { categoriesTag, listingTag, listTag } from '@/features/listings/listing-tags'
import { quickSearchAnswer } from '@/features/listings/quick-search/quick-search-answer'
import { typedTextSchema } from '@/features/listings/quick-search/typed-text'
import { publicHeaders } from '@/http-cache/cache-headers'
import type { Locale } from '@/i18n/locales'

export async function answerQuickSearch(locale: Locale, query: URLSearchParams): Promise<Response> {
  const text = typedTextSchema.parse(queryValue(query, 'q'))
  const result = await getQuickSearch({ text, language: locale })
  // Any home that comes or goes may change what a few letters mean.
  const homes = result.references.map(({ id }) => listingTag(id))
  const cache = publicHeaders([listTag('sale'), listTag('rent'), categoriesTag, ...homes], { seconds: 300 })
  return Response.json(quickSearchAnswer(result, locale), {
    headers: { 'X-Robots-Tag': 'noindex', ...cache },
  })
}
