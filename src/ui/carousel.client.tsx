'use client'

import useEmblaCarousel from 'embla-carousel-react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react'

import { fillWords } from './fill-words'
import { IconButton } from './icon-button'

const slideWidths = {
  1: 'basis-full',
  2: 'basis-[86%] md:basis-[calc((100%-var(--gap))/2)]',
  3: 'basis-[86%] md:basis-[calc((100%-var(--gap))/2)] min-[64rem]:basis-[calc((100%-2*var(--gap))/3)]',
  4: 'basis-[86%] md:basis-[calc((100%-var(--gap))/2)] min-[64rem]:basis-[calc((100%-2*var(--gap))/3)] lg:basis-[calc((100%-3*var(--gap))/4)]',
}

export interface CarouselProps {
  slides: readonly ReactNode[]
  /** Most at once, on a wide screen; a phone shows one and the edge of the next. */
  perView?: keyof typeof slideWidths
  /** A heading above the row, beside its buttons. */
  heading?: ReactNode
  /** `carousel` and `slide` say what it and its parts are; `position` is "{index} van {total}". */
  words: Record<'label' | 'carousel' | 'slide' | 'position' | 'previous' | 'next', string>
}

/** A row to leaf through by button, arrow key or hand. Without JavaScript it scrolls and snaps. */
export function Carousel({ slides, perView = 3, heading, words }: CarouselProps) {
  const [viewport, embla] = useEmblaCarousel({
    align: 'start',
    duration: 20,
    breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
  })
  const [{ index, stops }, setPlace] = useState({ index: 0, stops: slides.length })

  useEffect(() => {
    if (!embla) return
    const update = () => setPlace({ index: embla.selectedScrollSnap(), stops: embla.scrollSnapList().length })
    embla.on('init', update).on('reInit', update).on('select', update)
    update()
    return () => void embla.off('init', update).off('reInit', update).off('select', update)
  }, [embla])

  const turn = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') embla?.scrollPrev()
    if (event.key === 'ArrowRight') embla?.scrollNext()
  }
  const last = index + slides.length - stops + 1
  const position = last > index + 1 ? `${index + 1}–${last}` : index + 1

  return (
    <section aria-roledescription={words.carousel} aria-label={words.label} onKeyDown={turn}>
      <div className="mb-5 flex min-h-11 items-center gap-2">
        <div className="grow">{heading}</div>
        {embla && stops > 1 && (
          <>
            <p aria-live="polite" className="figures text-ink-soft mr-2 text-sm whitespace-nowrap">
              {fillWords(words.position, { index: position, total: slides.length })}
            </p>
            <TurnButton
              icon={ChevronLeft}
              label={words.previous}
              isOff={index === 0}
              onTurn={() => embla.scrollPrev()}
            />
            <TurnButton
              icon={ChevronRight}
              label={words.next}
              isOff={index === stops - 1}
              onTurn={() => embla.scrollNext()}
            />
          </>
        )}
      </div>
      <div
        ref={viewport}
        tabIndex={embla ? undefined : 0}
        className={`${embla ? 'cursor-grab touch-pan-y touch-pinch-zoom overflow-clip [overflow-clip-margin:6px] active:cursor-grabbing' : 'snap-x snap-mandatory overflow-x-auto'}`}
      >
        <div className="flex gap-(--gap) [--gap:1rem] md:[--gap:1.5rem] lg:[--gap:2rem]">
          {slides.map((slide, index) => (
            <div
              key={index}
              role="group"
              aria-roledescription={words.slide}
              aria-label={fillWords(words.position, { index: index + 1, total: slides.length })}
              className={`min-w-0 shrink-0 snap-start ${slideWidths[perView]}`}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}

interface TurnButtonProps {
  icon: typeof ChevronLeft
  label: string
  isOff: boolean
  onTurn: () => void
}

// Not `disabled`: the button under the visitor's finger would lose its focus at the end of the row.
function TurnButton({ isOff, onTurn, ...button }: TurnButtonProps) {
  return <IconButton look="framed" aria-disabled={isOff} onClick={onTurn} {...button} />
}
