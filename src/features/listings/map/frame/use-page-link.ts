import { useCallback, useEffect, useRef, useState } from 'react'

import {
  type MapMessage,
  messageForFrame,
  type MessageToFrame,
  type MessageToPage,
} from '@/domain/search/map-message'
import type { SearchArea } from '@/domain/search/search-area'

export interface PageLink {
  message: MapMessage | null
  area: SearchArea | null
  /** The home that the visitor points at in the list. */
  litId: number | null
  send: (message: MessageToPage) => void
}

/** The map's end of the line to the page around it; a map opened on its own has nobody to talk to. */
export function usePageLink(): PageLink {
  const [message, setMessage] = useState<MapMessage | null>(null)
  const [area, setArea] = useState<SearchArea | null>(null)
  const [litId, setLitId] = useState<number | null>(null)
  const isReady = useRef(false)

  const send = useCallback((told: MessageToPage) => {
    if (window.parent !== window) window.parent.postMessage(JSON.stringify(told), window.location.origin)
  }, [])

  useEffect(() => {
    const read = (received: MessageToFrame) => {
      if (received.type === 'gevel:map') setMessage(received)
      else if (received.type === 'gevel:area') setArea(received.area)
      else setLitId(received.id)
    }
    const listen = (event: MessageEvent) => {
      const received = messageForFrame(event, { origin: window.location.origin, source: window.parent })
      if (received) read(received)
    }
    window.addEventListener('message', listen)
    // From now on nothing is missed.
    if (!isReady.current) send({ type: 'gevel:ready' })
    isReady.current = true
    return () => window.removeEventListener('message', listen)
  }, [send])

  return { message, area, litId, send }
}
