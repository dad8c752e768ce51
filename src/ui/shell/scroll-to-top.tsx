import { ArrowUp } from 'lucide-react'

import { behaviour } from '../island/behaviour'
import { IconButton } from '../icon-button'

/** Shown once the page is scrolled. */
export function ScrollToTop({ label }: { label: string }) {
  return (
    <IconButton
      icon={ArrowUp}
      label={label}
      look="framed"
      hidden
      className="fixed right-4 bottom-[calc(1rem+var(--bottom-bar,0px))] z-20 md:right-6 md:bottom-[calc(1.5rem+var(--bottom-bar,0px))] print:hidden"
      {...behaviour('scroll-to-top')}
    />
  )
}
