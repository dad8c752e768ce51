'use client'

import { Pause, Play } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'

import { IconButton } from '../icon-button'

export interface BannerVideoProps {
  url: string
  mimetype: string
  words: { play: string; pause: string }
  /** What stands there until the film runs, and where it must not run. */
  still: ReactNode
}

/** Muted and in a loop; starts by itself unless the visitor asked for less motion, and can always be paused. */
export function BannerVideo({ url, mimetype, words, still }: BannerVideoProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [isPlaying, setIsPlaying] = useState(false)
  const [hasStarted, setHasStarted] = useState(false)

  useEffect(() => {
    const element = video.current
    if (!element || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    // React does not write the attribute, and a browser starts only what is muted.
    element.muted = true
    element.play().catch(() => undefined)
  }, [])

  const toggle = () => {
    const element = video.current
    if (!element) return
    if (element.paused) element.play().catch(() => undefined)
    else element.pause()
  }

  return (
    <>
      {still}
      <video
        ref={video}
        muted
        loop
        playsInline
        preload="none"
        aria-hidden
        tabIndex={-1}
        onPlay={() => {
          setIsPlaying(true)
          setHasStarted(true)
        }}
        onPause={() => setIsPlaying(false)}
        className={`absolute inset-0 size-full object-cover transition-opacity ${hasStarted ? '' : 'opacity-0'}`}
      >
        <source src={url} type={mimetype} />
      </video>
      <IconButton
        icon={isPlaying ? Pause : Play}
        label={isPlaying ? words.pause : words.play}
        look="framed"
        onClick={toggle}
        className="absolute right-4 bottom-4 z-10 md:right-6 md:bottom-6 noscript:hidden"
      />
    </>
  )
}
