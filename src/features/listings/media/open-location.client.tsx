'use client'

import { useEffect, useRef } from 'react'

import type { MapMessage, MapProperty } from '@/domain/search/map-message'

import { frameLink } from '../map/frame-link'

export interface OpenLocationProps {
  mapHref: string
  home: MapProperty
  title: string
  onUnavailable: () => void
}

/** The map's own document with one home in it. */
export function OpenLocation({ mapHref, home, title, onUnavailable }: OpenLocationProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    if (!frame.current) return
    const link = frameLink(frame.current, {
      message: Promise.resolve(messageOf(home)),
      area: null,
      onMessage: ({ type }) => {
        if (type === 'gevel:unavailable') onUnavailable()
      },
    })
    return link.end
  }, [home, onUnavailable])
  return <iframe ref={frame} src={mapHref} title={title} className="size-full" />
}

function messageOf(home: MapProperty): MapMessage {
  return {
    type: 'gevel:map',
    properties: [home],
    infoMessage: '',
    mapType: 'detail',
    customMarker: null,
    ignoredMarquees: [],
  }
}
