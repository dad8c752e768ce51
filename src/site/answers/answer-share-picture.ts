import { getListing, fileHosts } from '@/site/data/homes/listings'
import { getSite } from '@/site/data/site'
import { shellTag } from '@/features/content/content-tags'
import { listingTag } from '@/features/listings/listing-tags'
import { renderSharePicture } from '@/features/listings/seo/render-share-picture'
import { fetchPhoto } from '@/features/listings/seo/fetch-photo'
import { sharePictureWords } from '@/features/listings/seo/share-picture-words'
import { publicHeaders, uncachedHeaders } from '@/http-cache/cache-headers'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { limitConcurrency } from '@/domain/concurrency-limit'

const daySeconds = 86_400
/** A photograph that could not be had may be there in a minute. */
const shortSeconds = 60

/** Each takes a good part of a processor, and holds a photograph: pages come first. */
const limited = limitConcurrency({ atOnce: 1, longestLine: 20 })

/** The picture of a home for networks; purged with its page, so that it never shows an old price. */
export async function answerSharePicture(locale: Locale, id: number): Promise<Response> {
  const [listing, { agency, settings }] = await Promise.all([getListing(id, locale), getSite(locale)])
  if (!listing) {
    return new Response(null, {
      status: 404,
      headers: publicHeaders([listingTag(id)], { seconds: shortSeconds }),
    })
  }
  const words = sharePictureWords(listing, { locale, settings, agency })
  const made = await limited(async () => {
    const photo = listing.coverUrl === null ? null : await fetchPhoto(listing.coverUrl, fileHosts)
    return { photo, picture: await renderSharePicture({ ...words, photo }) }
  })
  if (!made) return busy()
  const isWhole = made.photo !== null || listing.coverUrl === null
  const seconds = isWhole ? daySeconds : shortSeconds
  return shown(made.picture, publicHeaders([shellTag, listingTag(id)], { seconds }))
}

/** For every page without a picture of its own: what the site is about, and whose it is. */
export async function answerSiteSharePicture(locale: Locale): Promise<Response> {
  const { agency } = await getSite(locale)
  const words = { price: '', title: translator(locale)('home.title'), agency: agency.name }
  const picture = await limited(() => renderSharePicture({ ...words, photo: null }))
  return picture ? shown(picture, publicHeaders([shellTag], { seconds: daySeconds })) : busy()
}

function shown(picture: Buffer, cache: Record<string, string>): Response {
  return new Response(new Uint8Array(picture), {
    headers: { ...cache, 'Content-Type': 'image/jpeg', 'X-Robots-Tag': 'noindex' },
  })
}

function busy(): Response {
  return new Response(null, { status: 503, headers: { ...uncachedHeaders, 'Retry-After': '10' } })
}
