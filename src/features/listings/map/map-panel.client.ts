import type { Behaviour } from '@/ui/island/behaviour'
import { backCloses } from '@/ui/overlay/back-closes'

import { rememberMap, wasMapOpen } from './map-memory'
import type { MapOptions } from './open-map.client'

/** Where map-panel.css gives it the window: the way back then leads to the list. */
const takesPage = '(width < 80rem)'

/** Opens and closes the map beside its list. Nothing of the map is fetched before it opens. */
export const mapPanel: Behaviour<MapOptions> = (panel, options) => {
  const part = (name: string) => panel.querySelector<HTMLElement>(`[data-map-part="${name}"]`)
  const [notice, button, list, place] = [part('notice'), part('switch'), part('list'), part('frame')]
  if (!notice || !button || !list || !place) return
  const waiting = [...place.childNodes]
  let closing: AbortController | null = null

  const open = async () => {
    const { signal } = (closing = new AbortController())
    // Before the list goes, so that the browser notes where one was in it.
    if (window.matchMedia(takesPage).matches) takePage(signal)
    panel.dataset['mapOpen'] = 'true'
    try {
      const { openMap } = await import('./open-map.client')
      if (!signal.aborted) openMap(place, { ...options, list, signal, onUnavailable: giveUp })
    } catch (error) {
      console.error(error)
      giveUp()
    }
  }
  const takePage = (signal: AbortSignal) => {
    const scrolled = window.scrollY
    const stopWaiting = backCloses((step) => {
      if (step) rememberMap(false)
      close()
    })
    signal.addEventListener('abort', () => {
      stopWaiting()
      window.scrollTo(0, scrolled)
    })
  }
  const close = () => {
    const wasOpen = closing
    closing = null
    delete panel.dataset['mapOpen']
    place.replaceChildren(...waiting)
    wasOpen?.abort()
  }
  const giveUp = () => {
    close()
    notice.hidden = false
    button.hidden = true
  }

  button.addEventListener('click', () => {
    rememberMap(!closing)
    if (closing) close()
    else void open()
  })
  if (wasMapOpen()) void open()
  // A page that was kept as it was left had its map closed.
  window.addEventListener('pageshow', ({ persisted }) => persisted && !closing && wasMapOpen() && void open())
  keepOffFooter(button)
}

/** The button floats over the list on a phone, but over no link of the footer. */
function keepOffFooter(button: HTMLElement): void {
  const footer = document.querySelector('footer')
  if (!footer) return
  const watch = new IntersectionObserver(([entry]) => {
    button.toggleAttribute('data-over-footer', entry?.isIntersecting)
  })
  watch.observe(footer)
}
