'use client'

import { type ReactNode, useEffect, useState } from 'react'

import { type PopupConfig, popupDelayMs } from '@/domain/site/popup'

import { Dialog } from '../dialog.client'

export interface TimedPopupProps {
  config: PopupConfig
  title: string
  words: { close: string }
  children: ReactNode
}

const closedKey = 'gevel:popup-closed'
const retryMs = 5000

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
    let timer = setTimeout(function show() {
      if (isBusy()) timer = setTimeout(show, retryMs)
      else setIsOpen(true)
    }, delayMs)
    return () => clearTimeout(timer)
  }, [isPublished, delaySeconds])

  const close = () => {
    rememberClosed()
    setIsOpen(false)
  }

  return (
    <Dialog isOpen={isOpen} onClose={close} title={title} words={words}>
      <div
        onClick={(event) => event.target instanceof Element && event.target.closest('a') && rememberClosed()}
      >
        {children}
      </div>
    </Dialog>
  )
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
