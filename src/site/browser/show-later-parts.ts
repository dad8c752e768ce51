/** By then the first screen is read, and what it asked for has come. */
const startsAfterMs = 2000

/** What waits until a visitor comes near: see parts.css. */
const waiting = '.later-part, .later-cards > :nth-child(n + 3)'

/**
 * Once the page is there for a moment, its lower parts are laid out too, one in each idle moment: whoever scrolls fast,
 * searches in the page or keeps a picture of all of it finds nothing empty.
 */
export function showLaterParts(): void {
  const parts = [...document.querySelectorAll<HTMLElement>(waiting)]
  const showNext = () => {
    const part = parts.shift()
    if (!part) return
    part.style.contentVisibility = 'visible'
    whenIdle(showNext)
  }
  const startSoon = () => setTimeout(() => whenIdle(showNext), startsAfterMs)
  if (document.readyState === 'complete') startSoon()
  else window.addEventListener('load', startSoon, { once: true })
}

/** Not every browser says when it has nothing to do. */
function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act)
  else setTimeout(act, 50)
}
