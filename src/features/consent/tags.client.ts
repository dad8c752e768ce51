import type { TagIds } from '@/domain/consent/tags'
import { type FormSent, formSentEvent } from '@/ui/form/form-sent'

import { gtag } from './consent-mode.client'
import { startPixel } from './pixel.client'
import { sendPlainForms } from './plain-forms.client'

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
    whenFormIsSent((form) => gtag('event', 'generate_lead', { form }))
  }
  if (pixel && !loaded.has(pixel)) {
    loaded.add(pixel)
    startPixel(pixel)
    whenFormIsSent((form) => window.fbq?.('track', 'Lead', { content_name: form }))
    addScript('https://connect.facebook.net/en_US/fbevents.js')
  }
}

/** What a tag tells its maker leaves before the page does. */
const leavesWithinMs = 300

/** On the page of the form, which is everybody's: the page that follows is the visitor's own, and has no tags. */
function whenFormIsSent(report: (form: string) => void): void {
  sendPlainForms()
  document.addEventListener(formSentEvent, ({ detail }: CustomEventInit<FormSent>) => {
    if (!detail) return
    report(detail.form)
    detail.waits.push(new Promise((resolve) => setTimeout(resolve, leavesWithinMs)))
  })
}

function addScript(src: string): void {
  document.head.append(Object.assign(document.createElement('script'), { src, async: true }))
}
