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

/** Puts the map's own document with one home in it where the drawn map stood, once it is asked for. */
export const locationMap: Behaviour<LocationMapOptions> = (place, options) => {
  const open = place.querySelector('button')
  open?.addEventListener('click', () => openMap(place, open, options))
}

function openMap(place: HTMLElement, open: HTMLElement, options: LocationMapOptions): void {
  const { mapHref, title, unavailable } = options
  const drawn = [...place.childNodes]
  const frame = document.createElement('iframe')
  frame.title = title
  frame.className = 'size-full'
  const link = frameLink(frame, {
    message: Promise.resolve(messageOf(options)),
    area: null,
    onMessage: ({ type }) => {
      if (type !== 'gevel:unavailable') return
      link.end()
      const status = document.createElement('p')
      status.setAttribute('role', 'status')
      status.className = 'bg-paper absolute inset-x-0 bottom-0 px-3 py-2 text-sm'
      status.textContent = unavailable
      place.replaceChildren(...drawn.filter((node) => node !== open), status)
    },
  })
  frame.src = mapHref
  place.replaceChildren(frame)
  // The button that was pressed is gone: the keyboard goes on where it was.
  frame.focus()
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
