'use client'

import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'

import type { MapProperty } from '@/domain/search/map-message'

// Nothing of the map is loaded before the visitor comes near it.
const OpenLocation = lazy(async () => ({ default: (await import('./open-location.client')).OpenLocation }))

export interface LocationMapProps {
  mapHref: string
  home: MapProperty
  words: Record<'frame' | 'loading' | 'unavailable', string>
}

/** The place of one home, fetched when it is about to be seen. */
export function LocationMap({ mapHref, home, words }: LocationMapProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  const [isUnavailable, setIsUnavailable] = useState(false)
  const giveUp = useCallback(() => setIsUnavailable(true), [])

  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        setIsNear(true)
        observer.disconnect()
      },
      { rootMargin: '300px' },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])

  const waiting = <Centred>{words.loading}</Centred>
  return (
    <div ref={place} className="border-line h-96 border lg:h-[30rem]">
      {isUnavailable ? (
        <Centred>{words.unavailable}</Centred>
      ) : isNear ? (
        <Suspense fallback={waiting}>
          <OpenLocation mapHref={mapHref} home={home} title={words.frame} onUnavailable={giveUp} />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  )
}

function Centred({ children }: { children: string }) {
  return (
    <p role="status" className="text-ink-soft flex size-full items-center justify-center px-6 text-center">
      {children}
    </p>
  )
}
