import { closesPopup, type PopupConfig, popupDelayMs } from '@/domain/site/popup'

import type { Behaviour } from '../island/behaviour'
import { showModal } from '../overlay/show-modal'

const closedKey = 'gevel:popup-closed'
const retryMs = 5000

export const timedPopup: Behaviour<PopupConfig> = (element, config) => {
  const dialog = element.querySelector('dialog')
  const delayMs = popupDelayMs(config, {
    isClosedInSession: isClosedInSession(),
    url: window.location.href,
  })
  if (!dialog || delayMs === null) return
  const film = dialog.querySelector('video')
  let timer = setTimeout(function show() {
    if (isBusy()) timer = setTimeout(show, retryMs)
    else {
      showModal(dialog)
      if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches)
        // A browser that saves data may refuse: the film has its own buttons.
        film?.play().catch(() => undefined)
    }
  }, delayMs)
  // The address changes without a new page when a part of it is asked for, or a script says where the visitor is.
  const look = () => {
    if (!closesPopup(config, window.location.href)) return
    clearTimeout(timer)
    dialog.close()
    rememberClosed()
  }
  for (const change of ['hashchange', 'popstate']) window.addEventListener(change, look)
  dialog.addEventListener('close', () => {
    film?.pause()
    rememberClosed()
  })
  dialog.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) rememberClosed()
  })
}

/** A visitor in the middle of another dialog, of the photographs, or of a word is not disturbed. */
function isBusy(): boolean {
  const isTyping = document.activeElement?.matches('input, select, textarea') ?? false
  return isTyping || document.querySelector('dialog[open], [role=dialog]') !== null
}

// A browser may refuse its storage: the pop-up then shows again on the next page, and nothing breaks.
function isClosedInSession(): boolean {
  try {
    return sessionStorage.getItem(closedKey) !== null
  } catch {
    return false
  }
}

function rememberClosed(): void {
  try {
    sessionStorage.setItem(closedKey, 'true')
  } catch {
    return
  }
}
