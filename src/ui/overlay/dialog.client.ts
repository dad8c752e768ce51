import type { Behaviour } from '../island/behaviour'
import { backCloses, followFromOver } from './back-closes'
import { showModal } from './show-modal'

export interface DialogOptions {
  /** What takes the whole of a phone, such as its menu. */
  closesOnBack?: boolean
}

/** Opened by what carries its id in `data-opens`; closed by what carries `data-closes`, by Esc and by a press beside it. */
export const dialog: Behaviour<DialogOptions> = (element, { closesOnBack = false }) => {
  if (!(element instanceof HTMLDialogElement)) return
  let isPressedBeside = false
  let stopWaiting = () => {}

  document.addEventListener('click', ({ target }) => {
    const opener = target instanceof Element && target.closest(`[data-opens="${CSS.escape(element.id)}"]`)
    if (!opener) return
    if (element.open) return
    showModal(element)
    markOpeners(element)
    if (closesOnBack) stopWaiting = backCloses(() => element.close())
  })
  // Only the backdrop reports the dialog itself as its target; a text selection that ends there is no press.
  element.addEventListener('pointerdown', ({ target }) => {
    isPressedBeside = target === element
  })
  element.addEventListener('click', ({ target }) => {
    const isBeside = isPressedBeside && target === element
    if (isBeside || (target instanceof Element && target.closest('[data-closes]'))) element.close()
  })
  element.addEventListener('close', () => {
    markOpeners(element)
    stopWaiting()
  })
  if (closesOnBack) element.addEventListener('click', followFromOver)
  // Turned or widened, a window may hide the part of the page that the dialog belongs to: it must not stay modal unseen.
  window.addEventListener('resize', () => {
    if (element.open && !element.checkVisibility()) element.close()
  })
}

function markOpeners({ id, open }: HTMLDialogElement): void {
  for (const opener of document.querySelectorAll(`[data-opens="${CSS.escape(id)}"][aria-expanded]`))
    opener.ariaExpanded = String(open)
}
