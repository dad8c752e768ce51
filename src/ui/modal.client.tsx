'use client'

import { X } from 'lucide-react'
import { type PointerEvent, type ReactNode, useEffect, useId, useRef } from 'react'

import { IconButton } from './icon-button'

export interface ModalProps {
  isOpen: boolean
  /** Asked for by Esc, the close button and a press beside the sheet. */
  onClose: () => void
  title: string
  words: { close: string }
  children: ReactNode
  /** Stays in view while the rest scrolls: the button that finishes the work. */
  footer?: ReactNode
}

/** What dialogs and drawers share: the browser's own modal, with the page behind it at rest. */
export function Modal({
  isOpen,
  onClose,
  title,
  words,
  children,
  footer,
  className,
}: ModalProps & { className: string }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const isPressedBeside = useRef(false)
  const titleId = useId()

  useEffect(() => {
    if (!isOpen) return dialog.current?.close()
    if (dialog.current?.open) return
    // The page behind keeps the room of its scroll bar: see theme.css.
    const { clientWidth, style } = document.documentElement
    style.setProperty('--scroll-bar', `${window.innerWidth - clientWidth}px`)
    dialog.current?.showModal()
  }, [isOpen])

  // Turned or widened, a window may hide the part of the page that the dialog belongs to: it must not stay modal unseen.
  useEffect(() => {
    if (!isOpen) return
    const closeUnseen = () => dialog.current?.checkVisibility() === false && onClose()
    window.addEventListener('resize', closeUnseen)
    return () => window.removeEventListener('resize', closeUnseen)
  }, [isOpen, onClose])

  // Only the backdrop reports the dialog itself as its target; a text selection that ends there is no press.
  const press = (event: PointerEvent) => {
    isPressedBeside.current = event.target === dialog.current
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={() => isOpen && onClose()}
      onPointerDown={press}
      onClick={(event) => isPressedBeside.current && event.target === dialog.current && onClose()}
      className={`bg-sheet text-ink shadow-float backdrop:bg-ink/60 scroll-pt-20 scroll-pb-24 overflow-y-auto overscroll-contain opacity-0 transition-[opacity,translate,overlay,display] transition-discrete duration-200 backdrop:opacity-0 backdrop:transition-[opacity,overlay,display] backdrop:transition-discrete backdrop:duration-200 open:opacity-100 open:backdrop:opacity-100 starting:open:opacity-0 starting:open:backdrop:opacity-0 ${className}`}
    >
      <div className="flex min-h-full flex-col">
        <div className="bg-sheet border-line sticky top-0 z-10 flex items-center gap-4 border-b py-2 pr-2 pl-5 md:py-3 md:pr-3 md:pl-8">
          <h2 id={titleId} className="grow text-xl md:text-2xl">
            {title}
          </h2>
          <IconButton icon={X} label={words.close} onClick={onClose} />
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
