'use client'

import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'

export interface SubmenuProps {
  /** The item's own link. */
  children: ReactNode
  items: ReactNode
  /** What the arrow beside the link does. */
  toggleLabel: string
}

/** An item of the menu with others below it: opens under the pointer, by its arrow, and closes by Esc. */
export function Submenu({ children, items, toggleLabel }: SubmenuProps) {
  const [isOpen, setIsOpen] = useState(false)
  const item = useRef<HTMLLIElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const isMouse = useRef(false)
  const id = useId()

  useEffect(() => {
    if (!isOpen) return
    const closeByEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      if (item.current?.contains(document.activeElement)) toggle.current?.focus()
      setIsOpen(false)
    }
    document.addEventListener('keydown', closeByEscape)
    return () => document.removeEventListener('keydown', closeByEscape)
  }, [isOpen])

  // Under a mouse the list is open already; a key and a finger toggle it.
  const toggleUnlessHovered = () => {
    setIsOpen(isMouse.current || !isOpen)
    isMouse.current = false
  }

  return (
    <li
      ref={item}
      className="group/item relative flex items-center"
      onPointerEnter={(event) => event.pointerType === 'mouse' && setIsOpen(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && setIsOpen(false)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setIsOpen(false)}
    >
      {children}
      <button
        ref={toggle}
        type="button"
        aria-label={toggleLabel}
        aria-expanded={isOpen}
        aria-controls={id}
        onPointerDown={(event) => {
          isMouse.current = event.pointerType === 'mouse'
        }}
        onClick={toggleUnlessHovered}
        className="inline-flex h-11 w-6 items-center justify-center"
      >
        <ChevronDown
          aria-hidden
          strokeWidth={1.5}
          className={`size-4 transition-transform ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      <div
        id={id}
        className={`absolute top-full -left-4 z-10 pt-1 ${isOpen ? '' : 'hidden'} noscript:group-focus-within/item:block noscript:group-hover/item:block`}
      >
        <ul className="bg-sheet text-ink shadow-float min-w-56 rounded py-2">{items}</ul>
      </div>
    </li>
  )
}
