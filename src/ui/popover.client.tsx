'use client'

import { ChevronDown } from 'lucide-react'
import { type CSSProperties, type ReactNode, type ToggleEvent, useId, useRef, useState } from 'react'

import { type ButtonLook, buttonClass } from './button'

export interface PopoverProps {
  /** What its button says. */
  text: ReactNode
  /** Names the panel for who cannot see where it stands. */
  label: string
  children: ReactNode
  look?: ButtonLook
  className?: string
}

const edgePx = 8

/** A button and a panel under it. The browser opens and closes it, with or without JavaScript. */
export function Popover({ text, label, children, look = 'outlined', className = '' }: PopoverProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const anchor = `--popover${id.replace(/\W/g, '')}`

  const place = ({ currentTarget: panel, newState }: ToggleEvent<HTMLDivElement>) => {
    setIsOpen(newState === 'open')
    if (newState !== 'open' || !button.current || CSS.supports('position-area', 'bottom')) return
    const { left, bottom, top } = button.current.getBoundingClientRect()
    const room = document.documentElement.clientWidth - panel.offsetWidth - edgePx
    const isBelow = bottom + panel.offsetHeight + edgePx < window.innerHeight
    panel.style.left = `${Math.max(edgePx, Math.min(left, room))}px`
    panel.style.top = `${isBelow ? bottom : Math.max(edgePx, top - panel.offsetHeight)}px`
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-expanded={isOpen}
        aria-controls={id}
        style={{ anchorName: anchor } as CSSProperties}
        className={`${buttonClass(look)} ${className}`}
      >
        {text}
        <ChevronDown
          aria-hidden
          strokeWidth={1.5}
          className={`size-5 transition-transform ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      <div
        id={id}
        popover="auto"
        role="group"
        aria-label={label}
        onToggle={place}
        style={{ positionAnchor: anchor } as CSSProperties}
        className="border-line bg-sheet text-ink shadow-float fixed inset-auto my-1 max-h-[calc(100dvh-1rem)] w-max max-w-[min(24rem,100vw-2rem)] -translate-y-1 overflow-y-auto rounded border p-5 opacity-0 transition-[opacity,translate,overlay,display] transition-discrete [position-area:bottom_span-right] [position-try-fallbacks:flip-inline,bottom_span-all,flip-block,flip-block_flip-inline,top_span-all] open:translate-y-0 open:opacity-100 starting:open:-translate-y-1 starting:open:opacity-0"
      >
        {children}
      </div>
    </>
  )
}
