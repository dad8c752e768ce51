import { afterFirstPaint } from '@/ui/island/after-first-paint'

/** What shows that somebody reads this page, and is not only on their way through it. */
const moves = ['scroll', 'pointerdown', 'keydown'] as const

let moved: Promise<void> | null = null

/** Ends once the visitor has scrolled, pressed or typed anywhere on the page. */
function firstMove(): Promise<void> {
  return (moved ??= new Promise((resolve) => {
    const stop = new AbortController()
    const end = () => {
      stop.abort()
      resolve()
    }
    for (const type of moves)
      document.addEventListener(type, end, { signal: stop.signal, capture: true, passive: true })
    // Back on the page, or led to a part of it.
    afterFirstPaint(() => window.scrollY > 0 && end())
  }))
}

/**
 * Calls back once, when the element is about to come into sight of a visitor who uses the page. What stands there from
 * the beginning is not fetched for somebody who only looks.
 */
export function whenSeen(element: HTMLElement, callBack: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      callBack()
    },
    { rootMargin: '300px' },
  )
  void firstMove().then(() => observer.observe(element))
}
