import type { MapMessage, MapHome } from '@/domain/search/map-message'
import type { Behaviour } from '@/ui/island/behaviour'

import { frameLink } from '../map/frame/frame-link'

export interface LocationMapOptions {
  mapHref: string
  home: MapHome
  /** The agency's own picture for a home; our own label without it. */
  customMarker?: string | undefined
  title: string
  unavailable: string
}

/** Opens the map's own document with one home in it. */
export const locationMap: Behaviour<LocationMapOptions> = (place, options) => {
  const { mapHref, title, unavailable } = options
  const status = place.querySelector('p')
  const frame = document.createElement('iframe')
  frame.title = title
  frame.className = 'size-full'
  const link = frameLink(frame, {
    message: Promise.resolve(messageOf(options)),
    area: null,
    onMessage: ({ type }) => {
      if (type !== 'gevel:unavailable' || !status) return
      link.end()
      status.textContent = unavailable
      place.replaceChildren(status)
    },
  })
  frame.src = mapHref
  place.replaceChildren(frame)
}

function messageOf({ home, customMarker }: LocationMapOptions): MapMessage {
  return {
    type: 'gevel:map',
    properties: [home],
    infoMessage: '',
    mapType: 'detail',
    customMarker: customMarker ?? null,
    ignoredMarquees: [],
  }
}
