import { postForm } from '@/ui/form/post-form'

import type { StartedProof } from './start-proof'

export interface SendNeeds {
  /** Of the box, in this page and in the page that answers. */
  id: string
  /** One for as long as the page stands: a second click is no second lead. */
  key: string
  proof: StartedProof
}

/** What came of it: the same form as the server renders it, with what is wrong; `null` when the browser goes elsewhere. */
export async function sendForm(
  form: HTMLFormElement,
  button: HTMLElement | null,
  { id, key, proof }: SendNeeds,
): Promise<string | null> {
  const isStep = button instanceof HTMLButtonElement && button.name !== ''
  fill(form, 'key', (known) => known || key)
  fill(form, 'from', () => cameFrom(form))
  fill(form, 'arrival', arrival)
  const isWhole = 'whole' in form.dataset
  // What is plainly not complete only comes back with its errors: no need to wait for a proof first.
  const isHasty = !isWhole && !form.checkValidity()
  const prove = async () => {
    const proven = await proof.done()
    fill(form, 'altcha', () => proven)
  }
  if (!isStep && !isHasty) await prove()
  if (isWhole) {
    // What comes back with errors was not kept: it can be sent once more, for the browser to show as a page.
    if (isStep || (await post(form, button))) submitWhole(form, button)
    return null
  }
  const answer = await post(form, button)
  if (!answer?.querySelector('[name=confirmed]') || !isHasty) return boxIn(answer, id)
  await prove()
  return boxIn(await post(form, button), id)
}

/** The page that answers; `null` when it is another one than the form's. */
async function post(form: HTMLFormElement, button: HTMLElement | null): Promise<Document | null> {
  const page = await postForm(form, button)
  return page === null ? null : new DOMParser().parseFromString(page, 'text/html')
}

function boxIn(answer: Document | null, id: string): string | null {
  if (!answer) return null
  const html = answer.getElementById(id)?.innerHTML
  if (!html) throw new Error('The answer has no form in it')
  return html
}

function fill(form: HTMLFormElement, name: string, value: (known: string) => string): void {
  const input = form.querySelector<HTMLInputElement>(`input[name="${name}"]`)
  if (input) input.value = value(input.value)
}

/** The page the visitor was on: on a form's own page, the one before. */
function cameFrom(form: HTMLFormElement): string {
  return new URL(form.action).pathname === location.pathname ? document.referrer : location.href
}

/**
 * How the visitor came, for as far as this page knows: the host of the page before it, and the campaign in the address
 * with which this tab came to the site. The browser's own list of its pages has that; nothing is kept for it.
 */
function arrival(): string {
  const first = 'navigation' in window ? window.navigation.entries()[0]?.url : null
  const { searchParams } = new URL(first ?? location.href)
  const told = new URLSearchParams({
    referrer: URL.canParse(document.referrer) ? new URL(document.referrer).host : '',
  })
  for (const name of ['source', 'medium', 'campaign']) told.set(name, searchParams.get(`utm_${name}`) ?? '')
  return told.toString()
}

function submitWhole(form: HTMLFormElement, button: HTMLElement | null): void {
  if (button instanceof HTMLButtonElement && button.name) {
    const pressed = document.createElement('input')
    Object.assign(pressed, { type: 'hidden', name: button.name, value: button.value })
    form.append(pressed)
  }
  form.submit()
}
