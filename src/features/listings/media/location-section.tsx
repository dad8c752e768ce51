import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { PlayerLink } from '@/ui/media/player-link'
import { ExternalLink } from '@/ui/text-link'

import type { ListingPageData } from '../page/find-listing'
import type { ListingSettings } from '../listing-settings'
import { locationHome, streetViewOf } from './location-home'
import { PlaceMap } from './place-map'

export interface LocationSectionProps {
  listing: ListingPageData
  locale: Locale
  settings: ListingSettings
  /** "Veldstraat 1, 9000 Gent" */
  address: string
  /** Of its drawn map; `null` without a street map. */
  mapPicture: string | null
  /** By which a view of the street opens on the page. */
  streetViewKey?: string | null
}

/** Where a home is: as exactly as the agency tells, and no more. */
export function LocationSection({
  listing,
  locale,
  settings,
  address,
  mapPicture,
  streetViewKey = null,
}: LocationSectionProps) {
  const t = translator(locale)
  const home = locationHome(listing, { locale, settings })
  if (!home) return null
  const streetView = streetViewOf(listing, streetViewKey)
  const newTabText = t('common.opens_new_tab')
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
      <PlaceMap {...{ home, listing, locale, mapPicture }} customMarker={settings.mapMarker} />
      {streetView?.embed && (
        <div className="mt-6">
          <PlayerLink
            player={{
              ...streetView,
              start: t('location.street_view'),
              notice: t('media.loads_from', { host: streetView.embed.host }),
            }}
            still={null}
            title={t('location.street_view')}
            newTabText={newTabText}
          />
        </div>
      )}
      {streetView && !streetView.embed && (
        <p className="mt-3">
          <ExternalLink
            href={streetView.href}
            rel="noopener noreferrer"
            newTabText={newTabText}
            className="inline-flex min-h-11 items-center"
          >
            {t('location.street_view')}
          </ExternalLink>
        </p>
      )}
    </section>
  )
}
