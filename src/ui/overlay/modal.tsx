import { X } from 'lucide-react'
import type { ReactNode } from 'react'

import { behaviour } from '../island/behaviour'
import { IconButton } from '../icon-button'
import type { DialogOptions } from './dialog.client'

export interface ModalProps {
  /** A button with `aria-haspopup="dialog"` and this id in `data-opens` opens it. */
  id: string
  title: string
  words: { close: string }
  /** A button with `data-closes`, here or in the footer, closes it. */
  children: ReactNode
  /** Stays in view while the rest scrolls: the button that finishes the work. */
  footer?: ReactNode
  closesOnBack?: boolean
}

/** What dialogs and drawers share: the browser's own modal, with the page behind it at rest. */
export function Modal({
  id,
  title,
  words,
  children,
  footer,
  closesOnBack,
  className,
}: ModalProps & { className: string }) {
  const titleId = `${id}-title`
  return (
    <dialog
      id={id}
      aria-labelledby={titleId}
      className={`modal-sheet ${className}`}
      {...behaviour<DialogOptions>('dialog', { closesOnBack })}
    >
      <div className="flex min-h-full flex-col">
        <div className="bg-sheet border-line sticky top-0 z-10 flex items-center gap-4 border-b py-2 pr-2 pl-5 md:py-3 md:pr-3 md:pl-8">
          <h2 id={titleId} className="grow text-xl md:text-2xl">
            {title}
          </h2>
          <IconButton icon={X} label={words.close} data-closes />
        </div>
        <div className="grow px-5 py-6 md:px-8 md:py-7">{children}</div>
        {footer && (
          <div className="bg-sheet border-line sticky bottom-0 border-t px-5 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:px-8">
            {footer}
          </div>
        )}
      </div>
    </dialog>
  )
}
