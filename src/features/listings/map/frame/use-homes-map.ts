import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

import type { Locale } from '@/i18n/locales'

import type { MapFrameWords } from '../map-words'
import type { GroundUrls } from './own-ground'
import { type HomesMap, homesMap } from './homes-map'
import type { StreetTiles } from './street-style'
import type { PageLink } from './use-page-link'

export interface UseHomesMapNeeds {
  words: MapFrameWords
  locale: Locale
  styleUrl: string
  streets: StreetTiles | null
  ground: GroundUrls
  link: PageLink
  onOpen: (ids: number[]) => void
}

type MapState = 'loading' | 'ready' | 'unavailable'

/** Makes the map once, and keeps it showing what the page sent last. */
export function useHomesMap(
  container: RefObject<HTMLElement | null>,
  { words, locale, styleUrl, streets, ground, link, onOpen }: UseHomesMapNeeds,
): { state: MapState; map: HomesMap | null } {
  const [state, setState] = useState<MapState>('loading')
  const [map, setMap] = useState<HomesMap | null>(null)
  const { message, area, litId, send } = link

  const opened = useEffectEvent((ids: number[]) => onOpen(ids))
  const make = useEffectEvent(async (element: HTMLElement, signal: AbortSignal) => {
    const made = await homesMap({
      container: element,
      words,
      locale,
      styleUrl,
      streets,
      ground,
      onOpen: (ids) => opened(ids),
      onHover: (id) => send({ type: 'gevel:hover', id }),
    }).catch((error: unknown) => {
      console.error(error)
      return null
    })
    if (signal.aborted) return made?.map.remove()
    made?.map.once('idle', () => send({ type: 'gevel:drawn' }))
    setMap(made)
    setState(made ? 'ready' : 'unavailable')
    if (!made) send({ type: 'gevel:unavailable' })
  })

  useEffect(() => {
    const leaving = new AbortController()
    // A map is dear: the trial run of a development build must not make one.
    const timer = setTimeout(() => container.current && void make(container.current, leaving.signal))
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [container])
  useEffect(() => map?.showArea(area), [map, area])
  useEffect(() => {
    if (message) map?.show(message)
  }, [map, message])
  useEffect(() => map?.light(litId), [map, litId])

  return { state, map }
}
