import { groupAmount } from '@/ui/form/group-amount'
import { announceInserted, type Behaviour } from '@/ui/island/behaviour'

import { focusNews, keepFiles, showBusy, showFailure } from '../form-manners'
import { sendForm } from '../send-form'
import { startProof } from '../start-proof'

export interface EnhancedFormOptions {
  challengePath: string
  words: { sending: string; failed: string }
}

/** The element is the box around a form; the answer's box takes its place. */
export const enhancedForm: Behaviour<EnhancedFormOptions> = (box, { challengePath, words }) => {
  const key = randomKey()
  const proof = startProof(challengePath)
  let isBusy = false
  let release = () => {}
  const rest = () => {
    isBusy = false
    release()
  }
  const show = (answer: string) => {
    const putBack = keepFiles(box)
    box.innerHTML = answer
    putBack()
    announceInserted(box)
    focusNews(box, { isAnswer: true })
    isBusy = false
  }
  focusNews(box, { isAnswer: false })
  box.addEventListener('focusin', proof.start)
  box.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === 'zip') void bringCity(target)
  })
  box.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && 'amount' in target.dataset)
      groupAmount(target, document.documentElement.lang)
  })
  // Back from the page of thanks: the form is there as it was left.
  window.addEventListener('pageshow', ({ persisted }) => persisted && rest())
  box.addEventListener('submit', (event) => {
    event.preventDefault()
    if (isBusy || !(event.target instanceof HTMLFormElement)) return
    isBusy = true
    const form = event.target
    const { submitter } = event
    release = showBusy(form, submitter, words.sending)
    sendForm(form, submitter, { id: box.id, key, proof }).then(
      (answer) => {
        if (answer !== null) show(answer)
      },
      () => {
        rest()
        showFailure(form, words.failed)
      },
    )
  })
}

/** A help that may fail: the municipality can always be typed. */
async function bringCity(zip: HTMLInputElement): Promise<void> {
  try {
    await (await import('../fill-city')).fillCity(zip)
  } catch {
    // No answer: nothing is filled in.
  }
}

/** Only where it is safe does a browser make one by itself, and a demo on a plain address is not. */
function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(36)).join('-')
}
