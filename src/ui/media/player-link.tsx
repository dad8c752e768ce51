import { Play } from 'lucide-react'

import { pictureMedia } from '@/domain/device-class'

import { behaviour } from '../island/behaviour'
import type { GalleryPlayer } from './gallery-picture'

export interface PlayerLinkProps {
  player: GalleryPlayer
  /** Of the home itself: nothing of the other side is asked for by the browser before the click. */
  still: { src: string; srcSet?: string } | null
  /** Names the player. */
  title: string
  newTabText: string
}

/** A film or tour behind a still, played in its place. Without script it is a link to where the film lies. */
export function PlayerLink({ player, still, title, newTabText }: PlayerLinkProps) {
  const { href, embed, start, notice, still: ownStill } = player
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className={`bg-bluestone group on-dark relative flex w-full flex-col items-start justify-end overflow-hidden no-underline ${ownStill ? 'aspect-video' : still ? 'md:aspect-video' : ''}`}
      {...(embed && behaviour('player-link', { ...embed, title }))}
    >
      {/* A phone, and a page without scripts, have every photograph in their row already. */}
      {still && (
        <picture className="max-md:hidden md:noscript:hidden">
          <source media={pictureMedia.phone} srcSet={still.src} />
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
      {ownStill && (
        <img
          src={ownStill}
          alt=""
          loading="lazy"
          className="absolute inset-0 size-full object-cover transition-opacity group-hover:opacity-90"
        />
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
