import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'

import { behaviour } from '../island/behaviour'
import { type ButtonLook, buttonClass } from '../button'

export interface PopoverProps {
  /** What its button says. */
  text: ReactNode
  /** Names the panel for who cannot see where it stands. */
  label: string
  children: ReactNode
  look?: ButtonLook
  /** Where the sign in its text says enough. */
  hasNoArrow?: boolean
  className?: string
}

/** A button and a panel under it. The browser opens, places and closes it, with or without JavaScript. */
export function Popover({
  text,
  label,
  children,
  look = 'outlined',
  hasNoArrow = false,
  className = '',
}: PopoverProps) {
  const id = useId()
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-expanded={false}
        aria-controls={id}
        className={`group/opener ${buttonClass(look)} ${className}`}
      >
        {text}
        {!hasNoArrow && (
          <ChevronDown
            aria-hidden
            strokeWidth={1.5}
            className="size-5 transition-transform group-aria-expanded/opener:rotate-180"
          />
        )}
      </button>
      <div
        id={id}
        popover="auto"
        role="group"
        aria-label={label}
        className="popover-sheet"
        {...behaviour('popover')}
      >
        {children}
      </div>
    </>
  )
}
