'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/** The admin says when a draft was saved; the page is then asked for again, where the editor was looking. */
export function PreviewRefresh() {
  const router = useRouter()
  useEffect(() => {
    function onMessage({ origin, data }: MessageEvent<{ type?: string } | null>) {
      if (origin === window.location.origin && data?.type === 'payload-document-event') router.refresh()
    }
    window.addEventListener('message', onMessage)
    const admin = (window.opener ?? window.parent) as Window
    admin.postMessage({ type: 'payload-live-preview', ready: true }, window.location.origin)
    return () => window.removeEventListener('message', onMessage)
  }, [router])
  return null
}
