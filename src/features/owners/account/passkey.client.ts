import { startAuthentication, startRegistration } from '@simplewebauthn/browser'

import type { Behaviour } from '@/ui/island/behaviour'

export interface PasskeyOptions {
  /** Whether the button signs in with a passkey, or makes one for this device. */
  does: 'enter' | 'add'
  /** Where the browser gets what it has to sign, and where it brings it. */
  ask: string
  bring: string
}

/** Shows what waits in its element where the browser has passkeys, and does the work of its button. */
export const passkey: Behaviour<PasskeyOptions> = (element, { does, ask, bring }) => {
  const offer = element.querySelector<HTMLElement>('[data-passkey]')
  const button = offer?.querySelector('button')
  const problem = offer?.querySelector<HTMLElement>('[role="status"]')
  if (!offer || !button || !problem || !('PublicKeyCredential' in window)) return
  offer.hidden = false
  const work = async () => {
    const optionsJSON = await post<never>(ask)
    const signed = await (does === 'add' ? startRegistration : startAuthentication)({ optionsJSON })
    const { to } = await post<{ to: string }>(bring, signed)
    window.location.assign(to)
  }
  button.addEventListener('click', () => {
    button.disabled = true
    problem.hidden = true
    work().catch(() => {
      button.disabled = false
      problem.hidden = false
    })
  })
}

async function post<Answer>(address: string, body: object = {}): Promise<Answer> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`The site answered ${response.status}`)
  return (await response.json()) as Answer
}
