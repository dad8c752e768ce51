'use client'

import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import type { FocusEvent } from 'react'

import type { PictureHosts } from '@/domain/media/picture-url'

import { FadeSlide, type FadeSlideProps } from './fade-slide'
import { fillWords } from './fill-words'
import { IconButton } from './icon-button'
import { useSlideshow } from './use-slideshow'

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
  const show = useSlideshow(slides.length, intervalMs)
  const release = (event: FocusEvent) => event.currentTarget.contains(event.relatedTarget) || show.hold(false)
  return (
    <section
      aria-roledescription={words.slideshow}
      aria-label={words.label}
      data-state={show.isPlaying ? 'playing' : 'paused'}
      data-current={show.current + 1}
      onMouseEnter={() => show.hold(true)}
      onMouseLeave={() => show.hold(false)}
      onFocus={() => show.hold(true)}
      onBlur={release}
      className={`bg-bluestone overflow-hidden ${className}`}
    >
      <div aria-live={show.isPlaying ? 'off' : 'polite'}>
        {slides.map((slide, index) => (
          <FadeSlide
            key={index}
            slide={slide}
            hosts={hosts}
            place={index === show.current ? 'current' : index === show.previous ? 'previous' : 'away'}
            isFirst={index === 0}
            isWanted={show.isWanted(index)}
            label={fillWords(words.position, { index: index + 1, total: slides.length })}
            roleDescription={words.slide}
            newTabText={words.newTab}
            onSettled={show.settle}
          />
        ))}
      </div>
      {show.isAwake && slides.length > 1 && (
        <div className="bg-bluestone on-dark absolute right-0 bottom-0 z-10 flex">
          <IconButton look="dark" icon={ChevronLeft} label={words.previous} onClick={() => show.move(-1)} />
          <IconButton
            look="dark"
            icon={show.isPlaying ? Pause : Play}
            label={show.isPlaying ? words.pause : words.play}
            onClick={show.toggle}
          />
          <IconButton look="dark" icon={ChevronRight} label={words.next} onClick={() => show.move(1)} />
        </div>
      )}
    </section>
  )
}
