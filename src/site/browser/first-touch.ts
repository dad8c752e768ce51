/** What shows that somebody is about to use a part of the page. */
const touches = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const

/**
 * Calls `wake` at the first touch of an element and keeps what is clicked until it has ended: those clicks come again
 * afterwards, when somebody hears them. What is typed or ticked stays in its field by itself.
 */
export function atFirstTouch(element: HTMLElement, wake: () => Promise<void>): void {
  const stop = new AbortController()
  let waiting: HTMLElement | null = null
  let isAsked = false

  const ask = () => {
    if (isAsked) return
    isAsked = true
    // Whether it woke up or could not be fetched: a link that was clicked must lead somewhere.
    void wake()
      .catch((error: unknown) => console.error(error))
      .finally(() => {
        stop.abort()
        if (waiting?.isConnected) waiting.click()
      })
  }
  const keep = (event: MouseEvent) => {
    ask()
    const pressed = event.target instanceof Element && event.target.closest<HTMLElement>('button, a[href]')
    if (!pressed || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    event.stopPropagation()
    waiting = pressed
  }
  for (const type of touches) element.addEventListener(type, ask, { signal: stop.signal, passive: true })
  element.addEventListener('click', keep, { signal: stop.signal, capture: true })
  // The visitor may have been faster than this script.
  if (element.contains(document.activeElement)) ask()
}

/** Calls back once, when the element is about to come into sight. */
export function whenNear(element: HTMLElement, callBack: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      callBack()
    },
    { rootMargin: '300px' },
  )
  observer.observe(element)
}
