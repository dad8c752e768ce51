import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { type PriceParts, priceLine } from '@/i18n/price-text'
import { galleryWords } from '@/ui/media/gallery-words'
import { PhotoGallery } from '@/ui/media/photo-gallery'

import type { ListingMedia } from './listing-media'

export interface ListingGalleryProps {
  media: ListingMedia
  locale: Locale
  /** Where a visit is asked for, as long as the home is visited. */
  visitHref: string | null
  /** As on its label. */
  price: PriceParts | null
}

/** The photographs, with everything else there is to see as tabs of the same lightbox. */
export function ListingGallery({ media, locale, visitHref, price }: ListingGalleryProps) {
  const t = translator(locale)
  const { photos, more } = media
  return (
    <div id="photos" className="-mx-4 mt-2 md:mx-0 print:mx-0">
      {photos.length === 0 && (
        <p className="bg-mist text-ink-soft flex aspect-[3/1] items-center justify-center px-6 text-center print:hidden">
          {t('error.no_photos')}
        </p>
      )}
      <PhotoGallery
        pictures={photos}
        more={more}
        words={{
          ...galleryWords(t),
          label: more.length > 0 ? t('gallery.tabs') : t('section.photos'),
          photos: t('section.photos'),
          all: t('gallery.all_photos', { count: photos.length }),
        }}
        visit={
          visitHref === null
            ? undefined
            : { href: visitHref, text: t('listing.visit'), price: price ? priceLine(price) : undefined }
        }
      />
    </div>
  )
}
