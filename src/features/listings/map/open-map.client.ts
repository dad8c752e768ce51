import type { SearchCriteria } from '@/domain/search/criteria'
import type { MapMessage, MessageToPage } from '@/domain/search/map-message'

import { areaHref } from './area-href'
import { frameLink } from './frame/frame-link'
import { lightCard, watchCards } from './list-hover'
import type { MapData } from './map-data'
import { keepScroll } from './scroll-memory'

export interface MapOptions {
  frameTitle: string
  mapHref: string
  /** Where the homes of the search are found with their places. */
  dataHref: string
  /** Shown on the map when they are not found. */
  failedText: string
  listPath: string
  criteria: SearchCriteria
  ignoredMarquees: readonly number[]
  /** The agency's own picture for a home; our own labels without it. */
  customMarker?: string | undefined
}

interface OpenMapNeeds extends MapOptions {
  list: HTMLElement
  /** Aborted when the map closes. */
  signal: AbortSignal
  onUnavailable: () => void
  /** The visitor asks to be notified of homes that come into this search. */
  onAlert: () => void
}

/** The map in its own document, fed by the page and telling it what the visitor does there. */
export function openMap(
  place: HTMLElement,
  { list, signal, onUnavailable, onAlert, ...options }: OpenMapNeeds,
): void {
  const frame = document.createElement('iframe')
  frame.src = options.mapHref
  frame.title = options.frameTitle
  // Its picture is seen until it is drawn, unless it has something to ask first.
  frame.dataset['waiting'] = ''
  const reveal = () => delete frame.dataset['waiting']
  frame.addEventListener('load', () => {
    if (frame.contentDocument?.querySelector('[data-behaviour="ask-first"]')) reveal()
  })

  const react = (told: MessageToPage) => {
    if (told.type === 'gevel:drawn') reveal()
    if (told.type === 'gevel:unavailable') onUnavailable()
    if (told.type === 'gevel:alert') onAlert()
    if (told.type === 'gevel:hover') lightCard(list, told.id)
    if (told.type === 'gevel:open') lightCard(list, told.id, { isShown: true })
    if (told.type === 'gevel:area') {
      keepScroll()
      window.location.assign(areaHref(options.listPath, options.criteria, told.area))
    }
  }
  const link = frameLink(frame, {
    message: mapMessage(options),
    area: options.criteria.area,
    onMessage: react,
  })
  const unwatch = watchCards(list, (id) => link.send({ type: 'gevel:hover', id }))
  signal.addEventListener('abort', () => {
    unwatch()
    link.end()
    frame.remove()
  })
  place.append(frame)
}

async function mapMessage(options: MapOptions): Promise<MapMessage> {
  const { dataHref, failedText, ignoredMarquees, customMarker } = options
  const data = await fetchData(dataHref)
  return {
    type: 'gevel:map',
    properties: data?.properties ?? [],
    infoMessage: data?.infoMessage ?? failedText,
    mapType: 'list',
    customMarker: customMarker ?? null,
    ignoredMarquees: [...ignoredMarquees],
  }
}

async function fetchData(href: string): Promise<MapData | null> {
  try {
    const response = await fetch(href)
    return response.ok ? ((await response.json()) as MapData) : null
  } catch {
    return null
  }
}
