'use client'

import { Menu } from 'lucide-react'
import { type ReactNode, useState } from 'react'

import { Drawer } from '../drawer.client'
import { IconButton } from '../icon-button'

export interface MenuPanelProps {
  title: string
  words: { open: string; close: string }
  children: ReactNode
  className?: string
}

/** A hamburger and what it opens: the whole menu of a phone or tablet, or what does not fit a desktop's header. */
export function MenuPanel({ title, words, children, className }: MenuPanelProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className={className}>
      <IconButton
        icon={Menu}
        look="inherit"
        label={words.open}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
        className="noscript:hidden"
      />
      <Drawer isOpen={isOpen} onClose={() => setIsOpen(false)} title={title} words={words}>
        {children}
      </Drawer>
    </div>
  )
}
