import { List, Map as MapIcon, X } from 'lucide-react'
import type { ReactNode } from 'react'

import { behaviour } from '@/ui/island/behaviour'
import { buttonClass } from '@/ui/button'
import { Notice } from '@/ui/page/notice'

import type { MapPanelWords } from './map-words'
import type { MapOptions } from './open-map.client'

export interface MapPanelProps extends MapOptions {
  words: MapPanelWords
  /** The map as a picture. */
  drawingHref: string
  /** What the list is of. */
  head: ReactNode
  filters: ReactNode
  /** Stands beside the button. */
  start?: ReactNode
  /** The list; each card names its home by `data-home-id`. */
  children: ReactNode
}

/**
 * A list and its map: beside each other where there is room, as a picture until the map itself is there; on a phone or
 * tablet the map takes the list's place once it is asked for. How they stand is in map-panel.css.
 */
export function MapPanel(props: MapPanelProps) {
  const { words, drawingHref, head, filters, start, children, ...options } = props
  return (
    <div className="list-page" {...behaviour('map-panel', options)}>
      <div data-map-part="head">{head}</div>
      <div data-map-part="filters">{filters}</div>
      <div data-map-part="notice" hidden>
        <Notice title={words.unavailableTitle}>{words.unavailable}</Notice>
      </div>
      <div data-map-part="bar">
        {start}
        <button
          type="button"
          data-map-part="switch"
          className={`${buttonClass('outlined')} bg-paper noscript:hidden`}
        >
          <span>
            <MapIcon aria-hidden strokeWidth={1.5} className="size-5" />
            {words.map}
          </span>
          <span>
            <List aria-hidden strokeWidth={1.5} className="size-5" />
            {words.list}
          </span>
          <span>
            <X aria-hidden strokeWidth={1.5} className="size-5" />
            {words.hide}
          </span>
        </button>
      </div>
      <div data-map-part="list">{children}</div>
      <div data-map-part="frame">
        <img src={drawingHref} alt={words.frame} loading="lazy" decoding="async" />
      </div>
    </div>
  )
}
