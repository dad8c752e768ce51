import type { TagIds } from '@/domain/consent/tags'

import { gtag } from './consent-mode.client'
import { startPixel } from './pixel.client'

const tagManagerHost = 'https://www.googletagmanager.com'
const loaded = new Set<string>()
let isPageViewSent = false

/** Loads what the visitor allows and the agency has. Each tag once, and one page view, however often they choose. */
export function loadTags({ tagManager, analytics, ads, pixel }: TagIds): void {
  const ids = [analytics, ads].filter((id) => id !== undefined)
  const fresh = ids.filter((id) => !loaded.has(id))
  const [firstId] = fresh
  if (firstId && !loaded.has('gtag')) {
    loaded.add('gtag')
    gtag('js', new Date())
    addScript(`${tagManagerHost}/gtag/js?id=${encodeURIComponent(firstId)}`)
  }
  for (const id of fresh) {
    loaded.add(id)
    // The page view is sent below, once for all of them.
    gtag('config', id, { send_page_view: false })
  }
  if (tagManager && !loaded.has(tagManager)) {
    loaded.add(tagManager)
    window.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
    addScript(`${tagManagerHost}/gtm.js?id=${encodeURIComponent(tagManager)}`)
  }
  if ((tagManager !== undefined || ids.length > 0) && !isPageViewSent) {
    isPageViewSent = true
    gtag('event', 'page_view')
    const form = sentForm()
    if (form) gtag('event', 'generate_lead', { form })
  }
  if (pixel && !loaded.has(pixel)) {
    loaded.add(pixel)
    startPixel(pixel, sentForm())
    addScript('https://connect.facebook.net/en_US/fbevents.js')
  }
}

/** A page that thanks says for which form. */
function sentForm(): string | undefined {
  return document.querySelector<HTMLElement>('[data-sent-form]')?.dataset.sentForm
}

function addScript(src: string): void {
  document.head.append(Object.assign(document.createElement('script'), { src, async: true }))
}
