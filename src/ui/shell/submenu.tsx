import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'

import { behaviour } from '../island/behaviour'

export interface SubmenuProps {
  /** The item's own link. */
  children: ReactNode
  items: ReactNode
  /** What the arrow beside the link does. */
  toggleLabel: string
}

/** An item of the menu with others below it: opens under the pointer, by its arrow, and closes by Esc. */
export function Submenu({ children, items, toggleLabel }: SubmenuProps) {
  const id = useId()
  return (
    <li className="group/item relative flex items-center" {...behaviour('submenu')}>
      {children}
      <button
        type="button"
        aria-label={toggleLabel}
        aria-expanded={false}
        aria-controls={id}
        className="group/toggle peer/toggle inline-flex h-11 w-6 items-center justify-center"
      >
        <ChevronDown
          aria-hidden
          strokeWidth={1.5}
          className="size-4 transition-transform group-aria-expanded/toggle:rotate-180"
        />
      </button>
      <div
        id={id}
        className="absolute top-full -left-4 z-10 hidden pt-1 peer-aria-expanded/toggle:block noscript:group-focus-within/item:block noscript:group-hover/item:block"
      >
        <ul className="bg-sheet text-ink shadow-float min-w-56 rounded py-2">{items}</ul>
      </div>
    </li>
  )
}
