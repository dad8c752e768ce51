import type { Locale } from '@/i18n/locales'

import type { ListingPageData } from '../page/find-listing'
import type { ListingSettings } from '../listing-settings'
import { locationHome } from '../media/location-home'
import { HomeMapPicture } from '../media/home-map-picture'
import { PrintCode } from './print-code'

export interface PrintAsideProps {
  listing: ListingPageData
  locale: Locale
  settings: ListingSettings
  url: string
  mapPicture: string | null
}

/** On paper only, under the agent: the way back to the page, and where the home is. */
export function PrintAside({ listing, locale, settings, url, mapPicture }: PrintAsideProps) {
  return (
    <div className="mt-[5mm] hidden gap-[5mm] print:grid">
      <PrintCode url={url} locale={locale} />
      {locationHome(listing, { locale, settings }) && (
        <div className="h-[28mm]">
          <HomeMapPicture listing={listing} locale={locale} src={mapPicture} />
        </div>
      )}
    </div>
  )
}
