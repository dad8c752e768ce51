import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { galleryWords } from '@/ui/gallery-words'
import { PhotoGallery } from '@/ui/photo-gallery.client'

import type { ListingMedia } from './listing-media'

/** The photographs, with everything else there is to see as tabs of the same lightbox. */
export function ListingGallery({ media, locale }: { media: ListingMedia; locale: Locale }) {
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
      />
    </div>
  )
}
