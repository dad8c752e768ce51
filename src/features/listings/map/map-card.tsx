import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'

import type { MapHome } from '@/domain/search/map-message'
import { IconButton } from '@/ui/icon-button'

import { HomeRows } from './home-rows'
import type { MapFrameWords } from './map-words'

export interface MapCardProps {
  /** Several when they stand on one point. */
  homes: MapHome[]
  words: Pick<MapFrameWords, 'card' | 'close' | 'approximate'>
  onClose: () => void
}

/** The home that was chosen on the map, in short; its link leads the whole page there. */
export function MapCard({ homes, words, onClose }: MapCardProps) {
  const card = useRef<HTMLElement>(null)
  const firstId = homes[0]?.id
  useEffect(() => {
    const before = document.activeElement
    if (firstId === undefined) return
    card.current?.focus({ preventScroll: true })
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [firstId])
  const isApproximate = homes.some(({ isPointExact }) => !isPointExact)
  if (homes.length === 0) return null
  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-label={words.card}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
      className="bg-sheet border-line shadow-float absolute inset-x-3 bottom-3 z-20 flex max-h-[70%] max-w-sm flex-col rounded border outline-none group-data-beside/map:bottom-10 md:right-auto md:w-96"
    >
      <div className="absolute top-1 right-1 z-10">
        <IconButton icon={X} label={words.close} onClick={onClose} />
      </div>
      <HomeRows homes={homes} />
      {isApproximate && (
        <p className="border-line text-ink-soft border-t px-3 py-2 text-sm">{words.approximate}</p>
      )}
    </section>
  )
}
