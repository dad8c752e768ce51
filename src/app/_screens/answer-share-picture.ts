import { getListing, pictureHosts } from '@/app/_data/listings'
import { getSite } from '@/app/_data/site'
import { shellTag } from '@/features/content/content-tags'
import { listingTag } from '@/features/listings/listing-tags'
import { priceLabelOf } from '@/features/listings/listing-words'
import { drawSharePicture } from '@/features/listings/seo/draw-share-picture'
import { fetchPhoto } from '@/features/listings/seo/fetch-photo'
import { listingTitle } from '@/features/listings/seo/listing-title'
import { cachePublicly } from '@/http-cache/response-cache'
import type { Locale } from '@/i18n/locales'

const daySeconds = 86_400
/** A photograph that could not be had may be there in a minute. */
const shortSeconds = 60

/** The picture of a home for networks; purged with its page, so that it never shows an old price. */
export async function answerSharePicture(locale: Locale, id: number): Promise<Response> {
  const [listing, { agency, settings }] = await Promise.all([getListing(id, locale), getSite(locale)])
  if (!listing) {
    cachePublicly([listingTag(id)], { seconds: shortSeconds })
    return new Response(null, { status: 404 })
  }
  const photo = listing.coverUrl === null ? null : await fetchPhoto(listing.coverUrl, pictureHosts)
  const price = priceLabelOf(listing, { locale, settings })
  const picture = await drawSharePicture({
    photo,
    price:
      price === null
        ? ''
        : 'word' in price
          ? price.word
          : [price.before, price.amount].filter(Boolean).join(' '),
    title: listingTitle(listing, locale),
    agency: agency.name,
  })
  const isWhole = photo !== null || listing.coverUrl === null
  cachePublicly([shellTag, listingTag(id)], { seconds: isWhole ? daySeconds : shortSeconds })
  return new Response(new Uint8Array(picture), {
    headers: { 'Content-Type': 'image/jpeg', 'X-Robots-Tag': 'noindex' },
  })
}
