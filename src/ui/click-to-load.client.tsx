'use client'

import { Play } from 'lucide-react'
import { type MouseEvent, useState } from 'react'

import type { Embed } from '@/domain/media/embed'

import type { GalleryPlayer } from './gallery-picture'

export interface ClickToLoadProps {
  player: GalleryPlayer
  /** Of the home itself: nothing of the other side is asked for before the click. */
  still: { src: string; srcSet?: string } | null
  /** Names the player. */
  title: string
  newTabText: string
}

/** A film or tour behind a still. Without script it is a link to where the film lies. */
export function ClickToLoad({ player, still, title, newTabText }: ClickToLoadProps) {
  const { href, embed, start, notice } = player
  const [isLoaded, setIsLoaded] = useState(false)

  const load = (event: MouseEvent) => {
    if (!embed || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setIsLoaded(true)
  }

  if (isLoaded && embed) return <Player embed={embed} title={title} />
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      onClick={load}
      className="bg-bluestone group on-dark relative flex aspect-video w-full flex-col items-start justify-end overflow-hidden no-underline"
    >
      {still && (
        <picture>
          <source media="(width < 767px)" srcSet={still.src} />
          <img
            src={still.src}
            srcSet={still.srcSet}
            sizes="(width >= 80rem) 60rem, 100vw"
            alt=""
            loading="lazy"
            className="absolute inset-0 size-full object-cover transition-opacity group-hover:opacity-90"
          />
        </picture>
      )}
      <span className="bg-bluestone text-paper relative block max-w-full px-5 py-4">
        <span className="flex items-center gap-3 font-serif text-xl leading-tight">
          <Play aria-hidden strokeWidth={1.5} className="size-6 shrink-0" />
          {start}
          {!embed && <span className="sr-only"> {newTabText}</span>}
        </span>
        {notice && <span className="mt-1 block text-sm">{notice}</span>}
      </span>
    </a>
  )
}

function Player({ embed, title }: { embed: Embed; title: string }) {
  const look = 'aspect-video w-full border-0 bg-ink'
  // The link that was clicked is gone: the keyboard goes on where it was.
  const focus = (element: HTMLElement | null) => element?.focus()
  if (embed.element === 'video')
    return <video ref={focus} src={embed.src} title={title} controls autoPlay playsInline className={look} />
  return (
    <iframe
      ref={focus}
      src={embed.src}
      title={title}
      allow="autoplay; fullscreen; picture-in-picture; xr-spatial-tracking; accelerometer; gyroscope"
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
      className={look}
    />
  )
}
