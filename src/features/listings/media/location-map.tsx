import type { MapHome } from '@/domain/search/map-message'
import { behaviour } from '@/ui/island/behaviour'

import type { LocationMapOptions } from './location-map.client'

export interface LocationMapProps {
  mapHref: string
  home: MapHome
  customMarker?: string | undefined
  words: Record<'frame' | 'loading' | 'unavailable', string>
}

/** The place of one home. Nothing of the map is loaded before the visitor comes near it. */
export function LocationMap({ mapHref, home, customMarker, words }: LocationMapProps) {
  const { frame: title, loading, unavailable } = words
  return (
    <div
      {...behaviour<LocationMapOptions>('location-map', { mapHref, home, customMarker, title, unavailable })}
      className="border-line h-60 border md:h-96"
    >
      <p role="status" className="text-ink-soft flex size-full items-center justify-center px-6 text-center">
        {loading}
      </p>
    </div>
  )
}
