import { List, Map as MapIcon, X } from 'lucide-react'
import type { ReactNode } from 'react'

import { behaviour } from '@/ui/island/behaviour'
import { buttonClass } from '@/ui/button'
import { Notice } from '@/ui/page/notice'

import type { MapPanelWords } from './map-words'
import type { MapOptions } from './open-map.client'

export interface MapPanelProps extends MapOptions {
  words: MapPanelWords
  /** Stands beside the button. */
  start?: ReactNode
  /** The list; each card names its home by `data-home-id`. */
  children: ReactNode
}

/** A list that a map can open beside; on a phone or tablet it takes the list's place. Without script it is just the list. */
export function MapPanel({ words, start, children, ...options }: MapPanelProps) {
  return (
    <div className="group/map-panel" {...behaviour('map-panel', options)}>
      <div data-map-part="notice" hidden>
        <Notice title={words.unavailableTitle}>{words.unavailable}</Notice>
      </div>
      {/* As high without the button as with it; on a phone it stays under the header. */}
      <div
        data-map-part="bar"
        className="max-md:bg-paper max-md:border-line mt-4 flex items-center justify-between gap-4 max-md:sticky max-md:top-16 max-md:z-10 max-md:-mx-4 max-md:gap-2 max-md:border-b max-md:px-4 max-md:py-2 md:min-h-11 print:hidden"
      >
        {start}
        <div
          data-map-part="switch"
          className="fixed inset-x-0 bottom-4 z-20 flex justify-center max-md:data-over-footer:invisible max-md:pointer-events-none md:static md:ml-auto noscript:hidden"
        >
          <button
            type="button"
            className={`${buttonClass('outlined')} bg-paper max-md:shadow-float max-md:pointer-events-auto`}
          >
            <OpenText words={words} />
            <CloseText words={words} />
          </button>
        </div>
      </div>
      <div className="lg:group-data-map-open/map-panel:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,42%)] lg:gap-8">
        <div
          data-map-part="list"
          className="max-lg:group-data-map-open/map-panel:hidden [&_[data-lit]]:outline-brick [&_[data-lit]]:outline-2 [&_[data-lit]]:outline-offset-4"
        >
          {children}
        </div>
        <div
          data-map-part="frame"
          className="border-line hidden border group-data-map-open/map-panel:block lg:sticky lg:top-24 lg:mt-8 lg:h-[calc(100svh-8rem)]"
        >
          <p role="status">{words.loading}</p>
        </div>
      </div>
    </div>
  )
}

function OpenText({ words }: Pick<MapPanelProps, 'words'>) {
  return (
    <span className="contents group-data-map-open/map-panel:hidden">
      <MapIcon aria-hidden strokeWidth={1.5} className="size-5" />
      {words.map}
    </span>
  )
}

function CloseText({ words }: Pick<MapPanelProps, 'words'>) {
  return (
    <span className="hidden group-data-map-open/map-panel:contents">
      <List aria-hidden strokeWidth={1.5} className="size-5 lg:hidden" />
      <span className="lg:hidden">{words.list}</span>
      <X aria-hidden strokeWidth={1.5} className="hidden size-5 lg:block" />
      <span className="hidden lg:inline">{words.hide}</span>
    </span>
  )
}
