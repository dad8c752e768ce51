import { announceSent } from './form-sent'

/** The page that answers a form; `null` when the site has accepted it, and the browser goes to the page of what was sent. */
export async function postForm(form: HTMLFormElement, button: HTMLElement | null): Promise<string | null> {
  const body = new FormData(form, button)
  const response = await fetch(form.action, { method: 'POST', body, headers: { Accept: 'text/html' } })
  if (!response.redirected) return response.text()
  const path = new URL(form.action).pathname
  // Led back to the form's own page, they learn that it cannot be sent any more.
  if (new URL(response.url).pathname !== path) await announceSent(kindIn(path))
  location.assign(response.url)
  return null
}

/** The last part of where a form is sent. */
function kindIn(path: string): string {
  return path.split('/').filter(Boolean).at(-1) ?? ''
}
