import { type RefObject, useEffect, useState } from 'react'

/** Hundreds of boxes that most visitors never open: fetched when their place comes into sight. */
export function useTreeHtml(
  place: RefObject<HTMLElement | null>,
  { html, href }: { html: string | undefined; href: string | undefined },
): string | null {
  const [fetched, setFetched] = useState<string | null>(null)
  useEffect(() => {
    if (!href || !place.current) return
    const stop = new AbortController()
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      // Without an answer the link to the page of the same choice stays.
      fetch(href, { signal: stop.signal })
        .then(async (response) => response.ok && setFetched(await response.text()))
        .catch(() => {})
    })
    observer.observe(place.current)
    return () => {
      stop.abort()
      observer.disconnect()
    }
  }, [place, href])
  return html ?? fetched
}
