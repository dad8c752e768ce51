'use client'

import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

import type { SearchCriteria } from '@/domain/search/criteria'
import type { MapMessage, MessageToPage } from '@/domain/search/map-message'

import { areaHref } from './area-href'
import { frameLink } from './frame-link'
import { lightCard, watchCards } from './list-hover'
import type { MapData } from './map-data'
import type { MapPanelWords } from './map-words'

export interface OpenMapProps {
  words: MapPanelWords
  mapHref: string
  /** Where the homes of the search are told with their places. */
  dataHref: string
  listPath: string
  criteria: SearchCriteria
  ignoredMarquees: readonly number[]
}

interface OpenMapNeeds extends OpenMapProps {
  list: RefObject<HTMLElement | null>
  onUnavailable: () => void
}

/** The map in its own document, fed by the page and telling it what the visitor does there. */
export function OpenMap({ list, onUnavailable, ...props }: OpenMapNeeds) {
  const frame = useRef<HTMLIFrameElement>(null)
  const { words, mapHref, dataHref, listPath, criteria } = props

  const message = useEffectEvent(() => mapMessage(props))
  const area = useEffectEvent(() => criteria.area)
  const react = useEffectEvent((told: MessageToPage, cards: HTMLElement) => {
    if (told.type === 'gevel:unavailable') onUnavailable()
    if (told.type === 'gevel:hover') lightCard(cards, told.id)
    if (told.type === 'gevel:open') lightCard(cards, told.id, { isShown: true })
    if (told.type === 'gevel:area') window.location.assign(areaHref(listPath, criteria, told.area))
  })

  useEffect(() => {
    const cards = list.current
    if (!frame.current || !cards) return
    const link = frameLink(frame.current, {
      message: message(),
      area: area(),
      onMessage: (told) => react(told, cards),
    })
    const unwatch = watchCards(cards, (id) => link.tell({ type: 'gevel:hover', id }))
    return () => {
      unwatch()
      link.end()
    }
  }, [list, dataHref])

  return <iframe ref={frame} src={mapHref} title={words.frame} className="size-full" />
}

async function mapMessage({ dataHref, words, ignoredMarquees }: OpenMapProps): Promise<MapMessage> {
  const data = await fetchData(dataHref)
  return {
    type: 'gevel:map',
    properties: data?.properties ?? [],
    infoMessage: data?.infoMessage ?? words.failed,
    mapType: 'list',
    customMarker: null,
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
