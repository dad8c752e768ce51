import { announceInserted, type Behaviour } from '@/ui/island/behaviour'

interface AdminMessage {
  type?: string
}

/** The admin says when a draft was saved; the page is then asked for again, where the editor was looking. */
export const previewRefresh: Behaviour = (element) => {
  let asked = 0

  const refresh = async () => {
    const turn = ++asked
    const response = await fetch(window.location.href, { cache: 'no-store' })
    const fresh = new DOMParser().parseFromString(await response.text(), 'text/html')
    // The editor may have saved again since.
    if (turn === asked && response.ok) show(fresh, element)
  }
  window.addEventListener('message', ({ origin, data }: MessageEvent<AdminMessage | null>) => {
    const isSaved = origin === window.location.origin && data?.type === 'payload-document-event'
    if (isSaved) void refresh().catch((error: unknown) => console.error(error))
  })
  const admin = (window.opener ?? window.parent) as Window
  admin.postMessage({ type: 'payload-live-preview', ready: true }, window.location.origin)
}

function show(fresh: Document, element: HTMLElement): void {
  const { scrollX, scrollY } = window
  // The element that listens stays, so that none listens twice.
  fresh.querySelector('[data-behaviour="preview-refresh"]')?.replaceWith(element)
  document.title = fresh.title
  document.body.replaceChildren(...fresh.body.childNodes)
  announceInserted(document.body)
  window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
}
