import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

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
        <div>
          {/* Smaller than on a screen: more streets, and room for scale and credit beside each other. */}
          <div className="h-[24mm] overflow-hidden">
            <div className="h-[143%] w-[143%] origin-top-left scale-70">
              <HomeMapPicture listing={listing} locale={locale} src={mapPicture} />
            </div>
          </div>
          {mapPicture !== null && (
            <p className="text-ink-soft mt-[1mm] text-[6pt] leading-tight">
              {translator(locale)('map.street_credits')}
            </p>
          )}
        </div>
      )}
    </div>
  )
}
