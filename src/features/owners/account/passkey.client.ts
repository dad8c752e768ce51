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
  const unconfirmed = offer?.querySelector<HTMLElement>('[data-unconfirmed]')
  if (!offer || !button || !problem || !('PublicKeyCredential' in window)) return
  offer.hidden = false
  const work = async () => {
    // Whoever adds one types their password again.
    const current = element.querySelector<HTMLInputElement>('input[name="current"]')?.value ?? ''
    const optionsJSON = await post<never>(ask, does === 'add' ? { current } : {})
    const signed = await (does === 'add' ? startRegistration : startAuthentication)({ optionsJSON })
    const { to } = await post<{ to: string }>(bring, signed)
    window.location.assign(to)
  }
  button.addEventListener('click', () => {
    button.disabled = true
    for (const words of [problem, unconfirmed]) if (words) words.hidden = true
    work().catch((error: unknown) => {
      button.disabled = false
      const isUnconfirmed = error instanceof RefusedError && error.status === 422
      const words = (isUnconfirmed && unconfirmed) || problem
      words.hidden = false
    })
  })
}

class RefusedError extends Error {
  constructor(readonly status: number) {
    super(`The site answered ${status}`)
  }
}

async function post<Answer>(address: string, body: object = {}): Promise<Answer> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new RefusedError(response.status)
  return (await response.json()) as Answer
}
