import type { ReactNode } from 'react'

import { behaviour } from '../island/behaviour'
import { PlayButton, type PlayButtonProps } from '../media/play-button'

export interface BannerVideoProps {
  url: string
  mimetype: string
  words: PlayButtonProps['words']
  /** What stands there until the film runs, and where it must not run. */
  still: ReactNode
}

/** Muted and in a loop; starts by itself unless the visitor asked for less motion or less data, and can always be paused. */
export function BannerVideo({ url, mimetype, words, still }: BannerVideoProps) {
  return (
    <>
      {still}
      <div {...behaviour('banner-video')} className="contents">
        <video
          muted
          loop
          playsInline
          preload="none"
          aria-hidden
          tabIndex={-1}
          className="absolute inset-0 size-full object-cover opacity-0 transition-opacity data-started:opacity-100"
        >
          <source src={url} type={mimetype} />
        </video>
        <PlayButton
          words={words}
          look="framed"
          className="absolute right-4 bottom-4 z-10 md:right-6 md:bottom-6 noscript:hidden"
        />
      </div>
    </>
  )
}
