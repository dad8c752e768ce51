import { homesQuery } from '@/domain/listing/homes-query'
import type { Behaviour } from '@/ui/island/behaviour'

import type { CardPictures } from './card-pictures'

export interface SwipeCardsOptions {
  /** Answers `?homes=` with the other photographs of each. */
  dataHref: string
}

/** Where a finger points, the photographs of a card can be swiped; the next one peeks at the edge. */
export const swipeCards: Behaviour<SwipeCardsOptions> = (list, { dataHref }) => {
  if (!matchMedia('(pointer: coarse)').matches) return
  const cards = new Map(
    [...list.querySelectorAll<HTMLElement>('[data-home-id]')].map((card) => [
      Number(card.dataset['homeId']),
      card,
    ]),
  )
  if (cards.size > 0) void ask(dataHref + homesQuery([...cards.keys()]), cards)
}

/** A pleasure that may fail: a card shows its first photograph and leads to the home without it. */
async function ask(href: string, cards: ReadonlyMap<number, HTMLElement>): Promise<void> {
  try {
    const response = await fetch(href)
    if (!response.ok) return
    for (const [id, ...urls] of (await response.json()) as CardPictures[]) {
      const card = cards.get(id)
      if (card && urls.length > 0) addPictures(card, urls)
    }
  } catch {
    return
  }
}

/** For who hears or uses keys a card stays one link: what is added is for fingers alone. */
function addPictures(card: HTMLElement, urls: readonly string[]): void {
  const first = card.querySelector('picture')
  const href = card.querySelector('a')?.href
  if (!first || !href) return
  const slides = document.createElement('div')
  slides.ariaHidden = 'true'
  slides.tabIndex = -1
  slides.dataset['slides'] = ''
  slides.className =
    'absolute inset-0 z-1 flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] [&~*]:pointer-events-none [&~*]:z-2'
  first.before(slides)
  slides.append(...[first, ...urls.map(pictureOf)].map((picture) => slideOf(picture, href)))
}

function slideOf(picture: Element, href: string): HTMLElement {
  const slide = document.createElement('a')
  slide.href = href
  slide.tabIndex = -1
  slide.className = 'block h-full w-[calc(100%-18px)] shrink-0 snap-start last:w-full print:w-full'
  slide.append(picture)
  return slide
}

function pictureOf(url: string): HTMLElement {
  const picture = new Image()
  picture.loading = 'lazy'
  picture.alt = ''
  picture.className = 'bg-sand size-full object-cover'
  picture.src = url
  return picture
}
