import type { Behaviour } from '@/ui/island/behaviour'
import { whenLookedAt } from '@/ui/island/when-looked-at'

/** What is sent: `{ home }`, `{ project }`, a search as `countedSearch` writes it, or `{ form, step }`. */
export type ViewMessage = Record<string, string | number>

/** Tells the site once that somebody looks at this home, list or form. Keeps nothing in the browser. */
export const countView: Behaviour<ViewMessage> = (element, told) => {
  // A visitor whose browser asks every site not to be counted is not.
  if ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl) return
  const send = () => navigator.sendBeacon('/seen/', message(told))
  // A form may stand far down on its page.
  whenLookedAt('form' in told ? () => whenOnScreen(element, send) : send)
}

function whenOnScreen(element: HTMLElement, callBack: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    callBack()
  })
  observer.observe(element)
}

/** Of the page before a home or project only the host: the rest is the visitor's own business. */
function message(told: ViewMessage): URLSearchParams {
  const query = new URLSearchParams(location.search)
  const arrival = {
    referrer: URL.canParse(document.referrer) ? new URL(document.referrer).host : '',
    source: query.get('utm_source') ?? '',
    medium: query.get('utm_medium') ?? '',
  }
  const all = Object.entries('home' in told || 'project' in told ? { ...told, ...arrival } : told)
  return new URLSearchParams(
    all.filter(([, text]) => text !== '').map(([name, text]) => [name, String(text)]),
  )
}
