import { useEffect, useState } from 'react'

/** Hundreds of boxes that most visitors never open: fetched once the picker is awake. `null` until they are there. */
export function useTreeHtml(href: string | undefined): string | null {
  const [html, setHtml] = useState<string | null>(null)
  useEffect(() => {
    if (!href) return
    const stop = new AbortController()
    // Without an answer the link to the page of the same choice stays.
    fetch(href, { signal: stop.signal })
      .then(async (response) => response.ok && setHtml(await response.text()))
      .catch(() => {})
    return () => stop.abort()
  }, [href])
  return html
}
