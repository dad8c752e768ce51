import { limitConcurrency } from '@/domain/concurrency-limit'
import { listingTag } from '@/features/listings/listing-tags'
import { immutableHeaders, publicHeaders, uncachedHeaders } from '@/http-cache/cache-headers'
import type { Locale } from '@/i18n/locales'

import { getListing } from '../data/homes/listings'
import { getHomeMap, getHomeMapHref } from '../data/homes/street-map'

const shortSeconds = 60

/** Each takes a tenth of a second of a processor: pages come first. */
const limited = limitConcurrency({ atOnce: 1, longestLine: 40 })

/**
 * The drawn map of a home. Its address changes with what it shows, so browsers keep it; caches lose it with the page of
 * the home, and at once when its address is hidden.
 */
export async function answerHomeMap(locale: Locale, id: number, path: string): Promise<Response> {
  const tags = [listingTag(id)]
  const listing = await getListing(id, locale)
  const href = listing && (await getHomeMapHref(listing, locale))
  if (!href)
    return new Response(null, { status: 404, headers: publicHeaders(tags, { seconds: shortSeconds }) })
  // A page that was made before something changed leads to the map of now, never to the one of then.
  if (href !== path)
    return new Response(null, { status: 307, headers: { ...uncachedHeaders, Location: href } })
  const drawn = await limited(() => getHomeMap(listing, locale))
  if (drawn === null || drawn === undefined)
    return new Response(null, { status: 503, headers: { ...uncachedHeaders, 'Retry-After': '5' } })
  return new Response(drawn, {
    headers: {
      ...publicHeaders(tags),
      ...immutableHeaders,
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'X-Robots-Tag': 'noindex',
    },
  })
}
