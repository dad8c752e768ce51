'use client'

import { List, Map as MapIcon, X } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'

import { buttonClass } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { useIsAwake } from '@/ui/use-browser-state'

import type { OpenMapProps } from './open-map.client'
import { useMapOpen } from './use-map-open'

// Nothing of the map is loaded before it opens.
const OpenMap = lazy(async () => ({ default: (await import('./open-map.client')).OpenMap }))

export interface MapPanelProps extends OpenMapProps {
  /** Stands beside the button. */
  start?: ReactNode
  /** The list; each card names its home by `data-home-id`. */
  children: ReactNode
}

/** A list that a map can open beside; on a phone or tablet it takes the list's place. Without script it is just the list. */
export function MapPanel({ start, children, ...props }: MapPanelProps) {
  const { words } = props
  const list = useRef<HTMLDivElement>(null)
  const isAwake = useIsAwake()
  const [isWanted, setIsWanted] = useMapOpen()
  const [isUnavailable, setIsUnavailable] = useState(false)
  const isOpen = isWanted && !isUnavailable
  return (
    <div className="group/map-panel" data-map-open={isOpen || undefined}>
      {isUnavailable && <Notice title={words.unavailableTitle}>{words.unavailable}</Notice>}
      {/* As high before the button is there as after. */}
      <div className="mt-4 flex items-center justify-between gap-4 md:min-h-11 print:hidden">
        {start}
        {isAwake && !isUnavailable && (
          <div className="fixed inset-x-0 bottom-4 z-20 flex justify-center max-md:pointer-events-none md:static md:ml-auto">
            <button
              type="button"
              onClick={() => setIsWanted(!isOpen)}
              className={`${buttonClass('outlined')} bg-paper max-md:shadow-float max-md:pointer-events-auto`}
            >
              {isOpen ? <CloseText words={words} /> : <OpenText words={words} />}
            </button>
          </div>
        )}
      </div>
      <div className="lg:group-data-map-open/map-panel:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,42%)] lg:gap-8">
        <div
          ref={list}
          className="max-lg:group-data-map-open/map-panel:hidden [&_[data-lit]]:outline-brick [&_[data-lit]]:outline-2 [&_[data-lit]]:outline-offset-4"
        >
          {children}
        </div>
        {isOpen && (
          <div className="border-line mt-4 h-[calc(100svh-11rem)] min-h-96 border lg:sticky lg:top-24 lg:mt-8 lg:h-[calc(100svh-8rem)]">
            <Suspense fallback={<p role="status">{words.loading}</p>}>
              <OpenMap {...props} list={list} onUnavailable={() => setIsUnavailable(true)} />
            </Suspense>
          </div>
        )}
      </div>
    </div>
  )
}

function OpenText({ words }: Pick<MapPanelProps, 'words'>) {
  return (
    <>
      <MapIcon aria-hidden strokeWidth={1.5} className="size-5" />
      {words.map}
    </>
  )
}

function CloseText({ words }: Pick<MapPanelProps, 'words'>) {
  return (
    <>
      <List aria-hidden strokeWidth={1.5} className="size-5 lg:hidden" />
      <span className="lg:hidden">{words.list}</span>
      <X aria-hidden strokeWidth={1.5} className="hidden size-5 lg:block" />
      <span className="hidden lg:inline">{words.hide}</span>
    </>
  )
}
