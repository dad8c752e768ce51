import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import type { ListingPageData } from '../page/find-listing'
import { LocatorMap } from './locator-map'

export interface HomeMapPictureProps {
  listing: Pick<ListingPageData, 'municipalityKey'>
  locale: Locale
  /** The address of its drawn map; `null` without a street map. */
  src: string | null
}

/** Where a home is, as a picture that needs no script: its streets, or its municipality in its province. */
export function HomeMapPicture({ listing, locale, src }: HomeMapPictureProps) {
  if (src === null) return <LocatorMap listing={listing} locale={locale} />
  return (
    <img
      src={src}
      alt={translator(locale)('location.frame_title')}
      loading="lazy"
      decoding="async"
      className="bg-paper size-full"
    />
  )
}
