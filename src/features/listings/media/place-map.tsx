import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { ExternalLink } from '@/ui/text-link'

import { copyrightHref, mapHref } from '../map/map-hrefs'
import { HomeMapPicture, type HomeMapPictureProps } from './home-map-picture'
import { LocationMap, type LocationMapProps } from './location-map'

interface PlaceMapProps extends Pick<LocationMapProps, 'home' | 'customMarker'> {
  /** What is drawn where there is no street map. */
  listing: HomeMapPictureProps['listing']
  locale: Locale
  /** The address of its drawn map; `null` without a street map. */
  mapPicture: string | null
}

/** Where a home or project is, on a map that names whose streets it shows. */
export function PlaceMap({ listing, locale, mapPicture, ...map }: PlaceMapProps) {
  const t = translator(locale)
  return (
    <>
      <div className="mt-5">
        <LocationMap
          {...map}
          mapHref={mapHref(locale)}
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
        <p className="mt-1 text-sm">
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
    </>
  )
}
