import { Menu } from 'lucide-react'
import { type ReactNode, useId } from 'react'

import { Drawer } from '../overlay/drawer'
import { IconButton } from '../icon-button'

export interface MenuPanelProps {
  title: string
  words: { open: string; close: string }
  children: ReactNode
  className?: string
}

/** A hamburger and what it opens: the whole menu of a phone or tablet, or what does not fit a desktop's header. */
export function MenuPanel({ title, words, children, className }: MenuPanelProps) {
  const id = useId()
  return (
    <div className={className}>
      <IconButton
        icon={Menu}
        look="inherit"
        label={words.open}
        aria-haspopup="dialog"
        aria-expanded={false}
        data-opens={id}
        className="noscript:hidden"
      />
      <Drawer id={id} title={title} words={words} closesOnBack>
        {children}
      </Drawer>
    </div>
  )
}
