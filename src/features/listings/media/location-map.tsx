import { Map } from 'lucide-react'
import type { ReactNode } from 'react'

import type { MapHome } from '@/domain/search/map-message'
import { behaviour } from '@/ui/island/behaviour'

import type { LocationMapOptions } from './location-map.client'

export interface LocationMapProps {
  mapHref: string
  home: MapHome
  customMarker?: string | undefined
  words: Record<'frame' | 'open' | 'unavailable', string>
  /** Its map as it stands until the visitor wants to move it. */
  children: ReactNode
}

/** The place of one home. Nothing of the map is loaded before the visitor asks for it. */
export function LocationMap({ mapHref, home, customMarker, words, children }: LocationMapProps) {
  const { frame: title, open, unavailable } = words
  return (
    <div
      {...behaviour<LocationMapOptions>('location-map', { mapHref, home, customMarker, title, unavailable })}
      className="border-line relative h-60 overflow-hidden border md:h-96"
    >
      {children}
      <button
        type="button"
        className="button border-edge bg-paper text-ink hover:border-ink hover:text-ink absolute top-3 right-3 gap-2 noscript:hidden"
      >
        <Map aria-hidden="true" className="size-5" strokeWidth={1.5} />
        {open}
      </button>
    </div>
  )
}
