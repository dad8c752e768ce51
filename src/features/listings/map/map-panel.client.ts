import { alertAnchor } from '@/domain/search/alert-anchor'
import type { Behaviour } from '@/ui/island/behaviour'
import { backCloses } from '@/ui/overlay/back-closes'

import { rememberMap, wantedMap } from './map-memory'
import type { MapOptions } from './open-map.client'
import { returnToScroll } from './scroll-memory'
import { whenQuiet } from './when-quiet'

/** Where map-panel.css gives it the window: the way back then leads to the list. */
const takesPage = '(width < 80rem)'

/**
 * Beside its list the map comes by itself once the page is quiet, unless it was sent away; where it takes the page it
 * waits to be asked for. Nothing of it is fetched before.
 */
export const mapPanel: Behaviour<MapOptions> = (panel, options) => {
  const part = (name: string) => panel.querySelector<HTMLElement>(`[data-map-part="${name}"]`)
  const [notice, button, list, place] = [part('notice'), part('switch'), part('list'), part('frame')]
  if (!notice || !button || !list || !place) return
  const narrow = window.matchMedia(takesPage)
  let closing: AbortController | null = null
  let isUnavailable = false

  const open = async () => {
    if (closing || isUnavailable) return
    const { signal } = (closing = new AbortController())
    // Before the list goes, so that the browser notes where one was in it.
    if (narrow.matches) takePage(signal)
    panel.dataset['mapOpen'] = 'true'
    try {
      const { openMap } = await import('./open-map.client')
      if (!signal.aborted)
        openMap(place, { ...options, list, signal, onUnavailable: giveUp, onAlert: toAlert })
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
    wasOpen?.abort()
  }
  /** Its field is on the page that the map covers, and takes the step of the map: the way back leads to the list. */
  const toAlert = () => {
    rememberMap(false)
    location.replace(`#${alertAnchor}`)
    close()
    const title = document.getElementById(alertAnchor)
    title?.scrollIntoView()
    title?.parentElement?.querySelector<HTMLElement>('[type="email"]')?.focus({ preventScroll: true })
  }
  /** Beside the list its picture says enough. */
  const giveUp = () => {
    isUnavailable = true
    close()
    if (!narrow.matches) return
    notice.hidden = false
    button.hidden = true
  }
  /** As the visitor wants it, in a window of this width. */
  const settle = () => {
    const wanted = wantedMap()
    panel.toggleAttribute('data-map-closed', wanted === false)
    if (narrow.matches) {
      if (wanted) void open()
    } else if (wanted !== false)
      whenQuiet(place, () => !narrow.matches && wantedMap() !== false && void open())
  }

  button.addEventListener('click', () => {
    const isShown = narrow.matches ? closing : !panel.hasAttribute('data-map-closed')
    rememberMap(!isShown)
    panel.toggleAttribute('data-map-closed', !!isShown)
    if (isShown) close()
    else void open()
  })
  narrow.addEventListener('change', () => {
    close()
    settle()
  })
  settle()
  returnToScroll()
  // A page that was kept as it was left had its map closed.
  window.addEventListener('pageshow', ({ persisted }) => persisted && settle())
}
