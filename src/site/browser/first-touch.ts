/** What shows that somebody is about to use a part of the page. */
const touches = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const

interface TouchOptions {
  /** Whether what is pressed waits for the code; not where it works without it. */
  keepsClicks?: boolean
}

/**
 * Calls `wake` at the first touch of an element, and again at the next one when it failed. What is clicked until it has
 * ended is kept: those clicks come again afterwards, when somebody hears them. What is typed or ticked stays in its
 * field by itself.
 */
export function atFirstTouch(
  element: HTMLElement,
  wake: () => Promise<void>,
  { keepsClicks = true }: TouchOptions = {},
): void {
  const stop = new AbortController()
  let waiting: HTMLElement | null = null
  let isAsked = false
  let isLetGo = false

  const ask = async () => {
    if (isAsked) return
    isAsked = true
    try {
      await wake()
      stop.abort()
    } catch (error) {
      console.error(error)
      isAsked = false
    }
    // Whether it woke up or could not be fetched: a link that was clicked must lead somewhere.
    isLetGo = true
    if (waiting?.isConnected) waiting.click()
    waiting = null
    isLetGo = false
  }
  const keep = (event: MouseEvent) => {
    if (isLetGo) return
    void ask()
    const pressed = event.target instanceof Element && event.target.closest<HTMLElement>('button, a[href]')
    if (!pressed || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    event.stopPropagation()
    waiting = pressed
  }
  const { signal } = stop
  for (const type of touches) element.addEventListener(type, () => void ask(), { signal, passive: true })
  if (keepsClicks) element.addEventListener('click', keep, { signal, capture: true })
  // The visitor may have been faster than this script.
  if (element.contains(document.activeElement)) void ask()
}
