import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'

import type { MapHome } from '@/domain/search/map-message'
import { IconButton } from '@/ui/icon-button'

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
      className="bg-sheet border-line shadow-float absolute inset-x-3 bottom-28 z-20 flex max-h-[70%] max-w-sm flex-col rounded border outline-none md:right-auto md:w-96 lg:bottom-10"
    >
      <div className="absolute top-1 right-1 z-10">
        <IconButton icon={X} label={words.close} onClick={onClose} />
      </div>
      <ul className="divide-line divide-y overflow-y-auto">
        {homes.map((home) => (
          <li key={home.id} className="group relative flex gap-4 p-3 pr-12">
            {home.thumbnail !== null && (
              <img
                src={home.thumbnail}
                alt=""
                width={108}
                height={72}
                className="bg-sand h-18 w-27 shrink-0 object-cover"
              />
            )}
            <div className="flex min-w-0 flex-col gap-1">
              {home.price && (
                <p className="figures font-serif text-xl leading-none font-medium">{home.price}</p>
              )}
              <a
                href={home.href}
                target="_parent"
                className="text-ink group-hover:text-ink after:outline-brick leading-snug font-medium no-underline outline-none group-hover:underline after:absolute after:inset-0 after:-outline-offset-2 focus-visible:after:outline-2"
              >
                {home.title}
              </a>
            </div>
          </li>
        ))}
      </ul>
      {isApproximate && (
        <p className="border-line text-ink-soft border-t px-3 py-2 text-sm">{words.approximate}</p>
      )}
    </section>
  )
}
