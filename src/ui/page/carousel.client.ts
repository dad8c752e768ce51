import EmblaCarousel from 'embla-carousel'

import type { Behaviour } from '../island/behaviour'
import { fillWords } from '../fill-words'

export interface CarouselOptions {
  /** "{index} van {total}" */
  position: string
}

export const carousel: Behaviour<CarouselOptions> = (section, { position }) => {
  const viewport = section.querySelector<HTMLElement>('[data-viewport]')
  const controls = section.querySelector<HTMLElement>('[data-controls]')
  if (!viewport || !controls) return

  const startIndex = scrolledTo(viewport)
  viewport.scrollLeft = 0
  viewport.dataset.ready = ''
  // It was there to scroll by key.
  viewport.removeAttribute('tabindex')
  const embla = EmblaCarousel(viewport, {
    align: 'start',
    duration: 20,
    breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
    startIndex,
  })

  const update = () => {
    const index = embla.selectedScrollSnap()
    const stops = embla.scrollSnapList().length
    const total = embla.slideNodes().length
    const last = index + total - stops + 1
    const shown = last > index + 1 ? `${index + 1}–${last}` : index + 1
    const text = controls.querySelector('p')
    if (text) text.textContent = fillWords(position, { index: shown, total })
    controls.hidden = stops < 2
    setOff(controls, 'previous', index === 0)
    setOff(controls, 'next', index === stops - 1)
  }
  embla.on('init', update).on('reInit', update).on('select', update)
  update()

  const previous = () => embla.scrollPrev()
  const next = () => embla.scrollNext()
  turnButton(controls, 'previous')?.addEventListener('click', previous)
  turnButton(controls, 'next')?.addEventListener('click', next)
  section.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowLeft') previous()
    if (key === 'ArrowRight') next()
  })
}

/** The slide a visitor had scrolled to before this ran. */
function scrolledTo({ scrollLeft, scrollWidth, firstElementChild }: HTMLElement): number {
  const count = firstElementChild?.childElementCount ?? 1
  return Math.round((scrollLeft / scrollWidth) * count)
}

function turnButton(controls: HTMLElement, turn: 'previous' | 'next') {
  return controls.querySelector<HTMLElement>(`[data-turn=${turn}]`)
}

// Not `disabled`: the button under the visitor's finger would lose its focus at the end of the row.
function setOff(controls: HTMLElement, turn: 'previous' | 'next', isOff: boolean): void {
  turnButton(controls, turn)?.setAttribute('aria-disabled', String(isOff))
}
