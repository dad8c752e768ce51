import { isPreviewPath } from '@/domain/preview'
import { closesPopup, type PopupConfig, popupDelayMs } from '@/domain/site/popup'

import type { Behaviour } from '../island/behaviour'
import { showModal } from '../overlay/show-modal'
import { consentDialogId, dueAttribute } from './consent-dialog-id'

const closedKey = 'gevel:popup-closed'
const retryMs = 5000

export const timedPopup: Behaviour<PopupConfig> = (element, config) => {
  const dialog = element.querySelector('dialog')
  const delayMs = popupDelayMs(config, {
    // An editor who tries it sees it after every change.
    isClosedInSession: !isPreviewPath(window.location.pathname) && isClosedInSession(),
    url: window.location.href,
  })
  if (!dialog || delayMs === null) return
  const film = dialog.querySelector('video')
  const stop = new AbortController()
  let timer = setTimeout(show, delayMs)
  function show() {
    if (!dialog || isQuestionOpen()) return
    if (isBusy()) timer = setTimeout(show, retryMs)
    else {
      stop.abort()
      showModal(dialog)
      if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches)
        // A browser that saves data may refuse: the film has its own buttons.
        film?.play().catch(() => undefined)
    }
  }
  // Whoever is asked about cookies begins their visit when that is over.
  const waitAnew = () => {
    clearTimeout(timer)
    timer = setTimeout(show, delayMs)
  }
  consentDialog()?.addEventListener('close', waitAnew, { signal: stop.signal })
  // The address changes without a new page when a part of it is asked for, or a script says where the visitor is.
  const look = () => {
    if (!closesPopup(config, window.location.href)) return
    stop.abort()
    clearTimeout(timer)
    dialog.close()
    rememberClosed()
  }
  for (const change of ['hashchange', 'popstate']) window.addEventListener(change, look)
  // Not every browser tells of what a script writes into the address.
  if ('navigation' in window) window.navigation.addEventListener('currententrychange', look)
  dialog.addEventListener('close', () => {
    film?.pause()
    rememberClosed()
  })
  dialog.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) rememberClosed()
  })
}

function consentDialog(): HTMLElement | null {
  return document.getElementById(consentDialogId)
}

function isQuestionOpen(): boolean {
  return consentDialog()?.matches(`[open], [${dueAttribute}]`) ?? false
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
