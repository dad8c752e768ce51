import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { ExternalLink } from '@/ui/text-link'

import type { ListingPageData } from '../page/find-listing'
import type { ListingSettings } from '../listing-settings'
import { copyrightHref, mapHref } from '../map/map-hrefs'
import { HomeMapPicture } from './home-map-picture'
import { locationHome, streetViewHref } from './location-home'
import { LocationMap } from './location-map'

export interface LocationSectionProps {
  listing: ListingPageData
  locale: Locale
  settings: ListingSettings
  /** "Veldstraat 1, 9000 Gent" */
  address: string
  /** Of its drawn map; `null` without a street map. */
  mapPicture: string | null
}

/** Where a home is: as exactly as the agency tells, and no more. */
export function LocationSection({ listing, locale, settings, address, mapPicture }: LocationSectionProps) {
  const t = translator(locale)
  const home = locationHome(listing, { locale, settings })
  if (!home) return null
  const streetView = streetViewHref(listing)
  const hasStreet = Boolean(listing.street)
  return (
    <section id="map" className="mt-9 md:mt-12 print:hidden">
      <h2>{t('section.location')}</h2>
      <p className="mt-2">{address}</p>
      {!home.isPointExact && (
        <p className="text-ink-soft mt-1">
          {t(hasStreet ? 'location.approximate_point' : 'location.approximate')}
        </p>
      )}
      <div className="mt-5">
        <LocationMap
          mapHref={mapHref(locale)}
          home={home}
          customMarker={settings.mapMarker}
          words={{
            frame: t('location.frame_title'),
            open: t('location.open_map'),
            unavailable: t('location.unavailable'),
          }}
        >
          <HomeMapPicture listing={listing} locale={locale} src={mapPicture} />
        </LocationMap>
      </div>
      {mapPicture !== null && (
        <p className="text-ink-soft mt-1 text-sm">
          <ExternalLink
            href={copyrightHref}
            rel="noopener noreferrer"
            newTabText={t('common.opens_new_tab')}
            className="text-ink-soft"
          >
            {t('map.street_credits')}
          </ExternalLink>
        </p>
      )}
      {streetView && (
        <p className="mt-3">
          <ExternalLink
            href={streetView}
            rel="noopener noreferrer"
            newTabText={t('common.opens_new_tab')}
            className="inline-flex min-h-11 items-center"
          >
            {t('location.street_view')}
          </ExternalLink>
        </p>
      )}
    </section>
  )
}
