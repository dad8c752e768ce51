import { ChevronLeft, ChevronRight } from 'lucide-react'

import type { PictureHosts } from '@/domain/media/picture-url'

import { behaviour } from '../island/behaviour'
import type { FadeGalleryOptions } from './fade-gallery.client'
import { FadeSlide, type FadeSlideProps } from './fade-slide'
import { fillWords } from '../fill-words'
import { IconButton } from '../icon-button'
import { PlayButton } from './play-button'

export interface FadeGalleryProps {
  slides: readonly FadeSlideProps['slide'][]
  hosts: PictureHosts
  /** `label` names the gallery; `slideshow` and `slide` say what it and its parts are; `position` is "Foto {index} van {total}". */
  words: Record<
    'label' | 'slideshow' | 'slide' | 'position' | 'play' | 'pause' | 'previous' | 'next' | 'newTab',
    string
  >
  intervalMs?: number
  /** Gives it its place and size: it fills a positioned box. */
  className?: string
}

/** Pictures from edge to edge that fade into each other: the first comes with the page, each next one just before its turn. */
export function FadeGallery({ slides, hosts, words, intervalMs = 6000, className = '' }: FadeGalleryProps) {
  const hasMany = slides.length > 1
  return (
    <section
      {...(hasMany && behaviour<FadeGalleryOptions>('fade-gallery', { intervalMs }))}
      aria-roledescription={words.slideshow}
      aria-label={words.label}
      data-state="paused"
      data-current={1}
      className={`bg-bluestone overflow-hidden ${className}`}
    >
      <div aria-live="polite">
        {slides.map((slide, index) => (
          <FadeSlide
            key={index}
            slide={slide}
            hosts={hosts}
            isFirst={index === 0}
            label={fillWords(words.position, { index: index + 1, total: slides.length })}
            roleDescription={words.slide}
            newTabText={words.newTab}
          />
        ))}
      </div>
      {hasMany && (
        <div hidden data-controls className="bg-bluestone on-dark absolute right-0 bottom-0 z-10 flex">
          <IconButton look="dark" icon={ChevronLeft} label={words.previous} data-move={-1} />
          <PlayButton look="dark" words={words} />
          <IconButton look="dark" icon={ChevronRight} label={words.next} data-move={1} />
        </div>
      )}
    </section>
  )
}
