/** A page that is never quiet gets its map all the same. */
const longestWaitMs = 5000

/** Calls once the page is loaded, seen and has nothing else to do, or earlier when somebody turns to the place. */
export function whenQuiet(place: HTMLElement, start: () => void): void {
  const done = new AbortController()
  const { signal } = done
  const once = () => {
    if (signal.aborted) return
    done.abort()
    start()
  }
  for (const event of ['pointerenter', 'pointerdown']) place.addEventListener(event, once, { signal })
  if (savesData()) return
  const wait = () => {
    if (document.hidden) document.addEventListener('visibilitychange', wait, { once: true, signal })
    else if ('requestIdleCallback' in window) requestIdleCallback(once, { timeout: longestWaitMs })
    // Safari has no such call.
    else setTimeout(once, 1000)
  }
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true, signal })
}

/** Somebody asked their browser to fetch little. */
function savesData(): boolean {
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection
  return connection?.saveData === true
}
