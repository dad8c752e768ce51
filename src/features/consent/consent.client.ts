import { flagsOf } from '@/domain/consent/consent-flags'
import {
  type Choices,
  choicesOf,
  type OptionalPurpose,
  sameForAll,
  withdrawn,
} from '@/domain/consent/purposes'
import { asksToForget, isDialogDue } from '@/domain/consent/stored-consent'
import { allowedTags, configuredTags, type TagIds, type TagKind } from '@/domain/consent/tags'
import { afterFirstPaint } from '@/ui/island/after-first-paint'
import type { Behaviour } from '@/ui/island/behaviour'
import { showModal } from '@/ui/overlay/show-modal'
import { dueAttribute } from '@/ui/shell/consent-dialog-id'

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
export const consent: Behaviour<ConsentOptions> = (element, options) => {
  if (element instanceof HTMLDialogElement) start(element, options)
}

function start(dialog: HTMLDialogElement, { version, asked, tags, proofHref }: ConsentOptions): void {
  const kinds = configuredTags(tags)
  const hasGoogle = kinds.some((kind) => kind !== 'pixel')
  if (hasGoogle) denyByDefault()

  if (asksToForget(location.search) && !hasForgotten()) forgetOnce()
  /** What this page has acted on. */
  let applied = sameForAll(false)
  if (isDue()) ask()
  else apply(allowedNow())
  // Back on a page that the browser kept as it was: meanwhile they may have answered, or answered otherwise.
  window.addEventListener('pageshow', ({ persisted }) => persisted && lookAgain())

  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest(`[data-opens="${dialog.id}"]`)) return
    showView(dialog, allowedNow(), true)
    showModal(dialog)
  })
  dialog.addEventListener('click', ({ target }) => {
    const answer = target instanceof Element && target.closest('button')?.value
    if (answer === 'change') {
      showView(dialog, allowedNow(), true)
      dialog.querySelector<HTMLElement>('input:enabled')?.focus()
    } else if (answer) {
      save(answer === 'save' ? ticked(dialog) : sameForAll(answer === 'agree'))
      dialog.close()
    }
  })

  function ask(): void {
    forgetConsent()
    dialog.toggleAttribute(dueAttribute, true)
    showView(dialog, sameForAll(false), false)
    // Who wants to read about cookies before they answer can: that page stays in reach beside the question.
    const isOnCookiePage = dialog.querySelector('a')?.pathname === location.pathname
    afterFirstPaint(() => {
      if (isOnCookiePage) dialog.show()
      else showModal(dialog)
      dialog.toggleAttribute(dueAttribute, false)
    })
  }

  function isDue(): boolean {
    const now = Date.now()
    return isDialogDue(readConsent(), { asked: { version, tags: asked }, path: location.pathname, now })
  }

  function lookAgain(): void {
    const choices = isDue() ? sameForAll(false) : allowedNow()
    // A script that runs cannot be taken back: the page is loaded anew, without it.
    if (kinds.length > 0 && withdrawn(applied, choices).length > 0) location.reload()
    else if (isDue()) ask()
    else {
      dialog.close()
      if (withdrawn(choices, applied).length > 0) apply(choices)
    }
  }

  function save(choices: Choices): void {
    const before = allowedNow()
    const id = readConsent()?.id ?? randomId()
    keepConsent({ id, savedAt: Date.now(), version, tags: asked, choices })
    const proof = { id, version, tags: asked.join(' '), ...choices }
    navigator.sendBeacon(
      proofHref,
      new URLSearchParams(Object.entries(proof).map(([name, value]) => [name, String(value)])),
    )
    const isWithdrawn = removeWithdrawn(before, choices)
    apply(choices)
    // See above.
    if (isWithdrawn && kinds.length > 0) location.reload()
  }

  function apply(choices: Choices): void {
    applied = choices
    if (hasGoogle) updateConsent(flagsOf(choices))
    const allowed = allowedTags(tags, choices)
    if (configuredTags(allowed).length > 0)
      void import('./tags.client').then(({ loadTags }) => loadTags(allowed))
  }
}

/** A UUID. Only where it is safe does a browser make one by itself, and a demo on a plain address is not. */
function randomId(): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))]
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/(.{8})(.{4}).(.{3}).(.{3})(.{12})/, '$1-$2-4$3-8$4-$5')
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
