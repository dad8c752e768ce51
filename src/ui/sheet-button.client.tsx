'use client'

import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useState } from 'react'

import { Button } from './button'
import { Drawer } from './drawer.client'

export interface SheetButtonProps {
  text: string
  title: string
  words: { close: string }
  children: ReactNode
  className?: string
}

/** A button, and the full-height sheet it opens: a phone's way to filters. */
export function SheetButton({ text, title, words, children, className }: SheetButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className={className}>
      <Button
        look="outlined"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
        className="bg-sheet w-full"
      >
        <SlidersHorizontal aria-hidden strokeWidth={1.5} className="size-5" />
        {text}
      </Button>
      <Drawer side="below" isOpen={isOpen} onClose={() => setIsOpen(false)} title={title} words={words}>
        {children}
      </Drawer>
    </div>
  )
}
