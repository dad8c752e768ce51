'use client'

import { useEffect } from 'react'

const scrollKey = 'gevel:preview-scroll'

/** The admin says when a draft was saved; the page is then asked for again, at the place where the editor was looking. */
export function PreviewRefresh() {
  useEffect(() => {
    const kept = Number(sessionStorage.getItem(scrollKey) ?? 0)
    if (kept > 0) window.scrollTo(0, kept)
    sessionStorage.removeItem(scrollKey)
    const admin = (window.opener ?? window.parent) as Window
    // The first word after a page has loaded only says that the admin is there.
    let hasGreeted = false
    function onMessage({ origin, data }: MessageEvent<{ type?: string } | null>) {
      if (origin !== window.location.origin || data?.type !== 'payload-document-event') return
      if (!hasGreeted) {
        hasGreeted = true
        return
      }
      sessionStorage.setItem(scrollKey, String(window.scrollY))
      window.location.reload()
    }
    window.addEventListener('message', onMessage)
    admin.postMessage({ type: 'payload-live-preview', ready: true }, window.location.origin)
    return () => window.removeEventListener('message', onMessage)
  }, [])
  return null
}
