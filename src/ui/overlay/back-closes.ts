/**
 * While something lies over the page, the browser's way back closes it instead of leaving the page; `close` is told when
 * it was that. Returns what must be called when it is closed in another way.
 */
export function backCloses(close: (step?: Event) => void): () => void {
  const before: unknown = history.state
  const stop = new AbortController()
  // Whoever came back to a page with something over it has that step already.
  if (!isOver()) history.pushState({ ...(before as object | null), isOver: true }, '')
  window.addEventListener('popstate', close, { signal: stop.signal })
  // Whoever comes back to the page later finds it as it was before.
  const leave = () => {
    stop.abort()
    close()
  }
  window.addEventListener('pagehide', leave, { signal: stop.signal })
  return () => {
    if (stop.signal.aborted) return
    stop.abort()
    if (isOver()) history.back()
  }
}

/** Follows a link that lies over the page: the page takes the place of what lay there, so that one step leads back. */
export function followFromOver(event: MouseEvent): void {
  const link = (event.target as Element).closest('a')
  const isOrdinary = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.defaultPrevented
  if (!link || !isOrdinary || link.target || link.origin !== location.origin || !isOver()) return
  event.preventDefault()
  location.replace(link.href)
}

/** The same for a form that asks for a page. */
export function submitFromOver(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement
  if (form.method !== 'get' || event.defaultPrevented || !isOver()) return
  event.preventDefault()
  const asked = new FormData(form, event.submitter)
  const query = new URLSearchParams([...asked].map(([name, value]) => [name, String(value)]))
  const url = new URL(form.action)
  url.search = query.toString()
  location.replace(url.href)
}

function isOver(): boolean {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'isOver' in state
}
