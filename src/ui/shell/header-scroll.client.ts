import { afterFirstPaint } from '../island/after-first-paint'
import type { Behaviour } from '../island/behaviour'

/** Past this the header is fixed, and its logo small. */
const headerChangePx = 30

/** Marks the header as scrolled; how that looks is the style's matter. */
export const headerScroll: Behaviour = (header) => {
  const mark = () => header.toggleAttribute('data-scrolled', window.scrollY > headerChangePx)
  afterFirstPaint(mark)
  window.addEventListener('scroll', mark, { passive: true })
}
