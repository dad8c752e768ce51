'use client'

import { type ReactNode, useEffect, useState } from 'react'

import { type PopupConfig, popupDelayMs } from '@/domain/popup'

import { Dialog } from '../dialog.client'

export interface TimedPopupProps {
  config: PopupConfig
  title: string
  words: { close: string }
  children: ReactNode
}

const closedKey = 'gevel:popup-closed'

/** Shows after its delay; once closed, or its link followed, not again in this session. */
export function TimedPopup({ config, title, words, children }: TimedPopupProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { isPublished, delaySeconds } = config

  useEffect(() => {
    const delayMs = popupDelayMs(
      { isPublished, delaySeconds },
      { isClosedInSession: isClosedInSession(), url: window.location.href },
    )
    if (delayMs === null) return
    const timer = setTimeout(() => setIsOpen(!isBusy()), delayMs)
    return () => clearTimeout(timer)
  }, [isPublished, delaySeconds])

  const close = () => {
    rememberClosed()
    setIsOpen(false)
  }

  return (
    <Dialog isOpen={isOpen} onClose={close} title={title} words={words}>
      <div onClick={(event) => event.target instanceof HTMLAnchorElement && rememberClosed()}>{children}</div>
    </Dialog>
  )
}

/** A visitor in the middle of another dialog, or of the photographs, is not disturbed. */
function isBusy(): boolean {
  return document.querySelector('dialog[open], [role=dialog]') !== null
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
