import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

import { behaviour } from '../island/behaviour'
import type { CarouselOptions } from './carousel.client'
import { fillWords } from '../fill-words'
import { IconButton } from '../icon-button'

const slideWidths = {
  1: 'basis-full',
  2: 'basis-[86%] md:basis-[calc((100%-var(--gap))/2)]',
  3: 'basis-[86%] md:basis-[calc((100%-var(--gap))/2)] min-[64rem]:basis-[calc((100%-2*var(--gap))/3)]',
  4: 'basis-[86%] md:basis-[calc((100%-var(--gap))/2)] min-[64rem]:basis-[calc((100%-2*var(--gap))/3)] lg:basis-[calc((100%-3*var(--gap))/4)]',
}

/** On paper nobody leafs: all of them, below each other. */
const printedColumns = {
  1: 'print:grid-cols-1',
  2: 'print:grid-cols-2',
  3: 'print:grid-cols-3',
  4: 'print:grid-cols-3',
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

const scrolled = 'snap-x snap-mandatory overflow-x-auto print:overflow-visible'
const turned =
  'data-ready:cursor-grab data-ready:touch-pan-y data-ready:touch-pinch-zoom data-ready:snap-none data-ready:overflow-clip data-ready:[overflow-clip-margin:6px] data-ready:active:cursor-grabbing print:data-ready:overflow-visible'

/** A row to leaf through by button, arrow key or hand. Without JavaScript it scrolls and snaps. */
export function Carousel({ slides, perView = 3, heading, words }: CarouselProps) {
  return (
    <section
      {...behaviour<CarouselOptions>('carousel', { position: words.position })}
      aria-roledescription={words.carousel}
      aria-label={words.label}
    >
      <div className="mb-5 flex min-h-11 items-center gap-2">
        <div className="grow">{heading}</div>
        <div hidden data-controls className="flex items-center gap-2 print:hidden">
          <p aria-live="polite" className="figures text-ink-soft mr-2 text-sm whitespace-nowrap" />
          <IconButton look="framed" icon={ChevronLeft} label={words.previous} data-turn="previous" />
          <IconButton look="framed" icon={ChevronRight} label={words.next} data-turn="next" />
        </div>
      </div>
      <div data-viewport tabIndex={0} className={`${scrolled} ${turned}`}>
        {/* Once it is turned by hand it is moved by a style of its own. */}
        <div
          className={`flex gap-(--gap) [--gap:1rem] md:[--gap:1.5rem] lg:[--gap:2rem] print:grid print:transform-none! ${printedColumns[perView]}`}
        >
          {slides.map((slide, index) => (
            <div
              key={index}
              role="group"
              aria-roledescription={words.slide}
              aria-label={fillWords(words.position, { index: index + 1, total: slides.length })}
              className={`min-w-0 shrink-0 snap-start print:break-inside-avoid ${slideWidths[perView]}`}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
