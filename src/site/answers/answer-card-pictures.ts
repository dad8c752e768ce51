import { homeIds } from '@/domain/listing/home-ids'
import { mostKept } from '@/domain/listing/homes-query'
import { findCardPictures } from '@/features/listings/list/find-card-pictures'
import { listingTag } from '@/features/listings/listing-tags'
import { publicHeaders } from '@/http-cache/cache-headers'
import type { Locale } from '@/i18n/locales'
import { pictureHosts } from '@/site/data/homes/listings'
import { reads } from '@/site/data/reads'

/** The photographs that the cards of a list have no room for, for the script that lets one swipe them. */
export async function answerCardPictures(_locale: Locale, query: URLSearchParams): Promise<Response> {
  const ids = homeIds(query.toString()).slice(0, mostKept)
  const pictures = await findCardPictures(reads(), { ids, hosts: pictureHosts })
  return Response.json(pictures, {
    headers: { 'X-Robots-Tag': 'noindex', ...publicHeaders(ids.map(listingTag)) },
  })
}
