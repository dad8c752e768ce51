import { flagsOf } from '@/domain/consent/consent-flags'
import { type Choices, choicesOf, type OptionalPurpose, sameForAll } from '@/domain/consent/purposes'
import { asksToForget, isDialogDue } from '@/domain/consent/stored-consent'
import { allowedTags, configuredTags, type TagIds, type TagKind } from '@/domain/consent/tags'
import type { Behaviour } from '@/ui/island/behaviour'
import { showModal } from '@/ui/overlay/show-modal'

import { denyByDefault, updateConsent } from './consent-mode.client'
import { allowedNow, forgetConsent, keepConsent, readConsent, removeWithdrawn } from './consent-store.client'

export interface ConsentOptions {
  version: number
  /** The tags that the dialog names. */
  asked: TagKind[]
  /** The agency's own; none on a page that is one person's own, such as behind a signed link. */
  tags: TagIds
  /** Where the proof of the answer is sent. */
  proofHref: string
}

/** Asks what may be measured and by whom, keeps the answer, and loads nothing that was not allowed. */
export const consent: Behaviour<ConsentOptions> = (element, { version, asked, tags, proofHref }) => {
  if (!(element instanceof HTMLDialogElement)) return
  const hasGoogle = configuredTags(tags).some((kind) => kind !== 'pixel')
  if (hasGoogle) denyByDefault()

  if (asksToForget(location.search) && !hasForgotten()) forgetOnce()
  const due = isDialogDue(readConsent(), {
    asked: { version, tags: asked },
    path: location.pathname,
    now: Date.now(),
  })
  if (due) {
    forgetConsent()
    showView(element, sameForAll(false), false)
    // Who wants to read about cookies before they answer can: that page stays in reach beside the question.
    const isOnCookiePage = element.querySelector('a')?.pathname === location.pathname
    afterFirstPaint(() => (isOnCookiePage ? element.show() : showModal(element)))
  } else apply(allowedNow())

  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest(`[data-opens="${element.id}"]`)) return
    showView(element, allowedNow(), true)
    showModal(element)
  })
  element.addEventListener('click', ({ target }) => {
    const answer = target instanceof Element && target.closest('button')?.value
    if (answer === 'change') {
      showView(element, allowedNow(), true)
      element.querySelector<HTMLElement>('input:enabled')?.focus()
    } else if (answer) {
      save(answer === 'save' ? ticked(element) : sameForAll(answer === 'agree'))
      element.close()
    }
  })

  function save(choices: Choices): void {
    const before = allowedNow()
    const id = readConsent()?.id ?? crypto.randomUUID()
    keepConsent({ id, savedAt: Date.now(), version, tags: asked, choices })
    const proof = { id, version, tags: asked.join(' '), ...choices }
    navigator.sendBeacon(
      proofHref,
      new URLSearchParams(Object.entries(proof).map(([name, value]) => [name, String(value)])),
    )
    const isWithdrawn = removeWithdrawn(before, choices)
    apply(choices)
    // A script that runs cannot be taken back: the page is loaded anew, without it.
    if (isWithdrawn && configuredTags(tags).length > 0) location.reload()
  }

  function apply(choices: Choices): void {
    if (hasGoogle) updateConsent(flagsOf(choices))
    const allowed = allowedTags(tags, choices)
    if (configuredTags(allowed).length > 0)
      void import('./tags.client').then(({ loadTags }) => loadTags(allowed))
  }
}

/** Whoever loads the page again after they have answered does not mean to forget again; the address stays as it is. */
function forgetOnce(): void {
  forgetConsent()
  history.replaceState({ ...(history.state as object | null), hasForgotten: true }, '')
}

function hasForgotten(): boolean {
  return (history.state as { hasForgotten?: boolean } | null)?.hasForgotten === true
}

/** The simple view says what it is about; the detailed one has a box for each purpose, ticked as they are allowed. */
function showView(dialog: HTMLDialogElement, choices: Choices, isDetailed: boolean): void {
  for (const part of dialog.querySelectorAll<HTMLElement>('[data-view]'))
    part.hidden = (part.dataset.view === 'detailed') !== isDetailed
  for (const box of dialog.querySelectorAll<HTMLInputElement>('input:enabled'))
    box.checked = choices[box.value as OptionalPurpose]
}

function ticked(dialog: HTMLDialogElement): Choices {
  const boxes = [...dialog.querySelectorAll<HTMLInputElement>('input:checked')]
  return choicesOf((purpose) => boxes.some(({ value }) => value === purpose))
}

/** The page is seen, and laid out, before a question is laid over it: asked earlier, it would be laid out twice. */
function afterFirstPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act))
}
