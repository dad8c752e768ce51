import { type ReactNode, useId } from 'react'

import type { PopupConfig } from '@/domain/site/popup'

import { behaviour } from '../island/behaviour'
import { Dialog } from '../overlay/dialog'

export interface TimedPopupProps {
  config: PopupConfig
  title: string
  words: { close: string }
  children: ReactNode
}

/** Shows after its delay; once closed, or its link followed, not again in this visit. */
export function TimedPopup({ config, title, words, children }: TimedPopupProps) {
  const id = useId()
  return (
    <div {...behaviour('timed-popup', config)}>
      <Dialog id={id} title={title} words={words}>
        {children}
      </Dialog>
    </div>
  )
}
