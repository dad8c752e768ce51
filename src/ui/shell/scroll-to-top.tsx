import { ArrowUp } from 'lucide-react'

import { behaviour } from '../island/behaviour'
import { IconButton } from '../icon-button'

/** Shown once the page is scrolled: on a phone in the header, where it covers no words. */
export function ScrollToTop({ label }: { label: string }) {
  return (
    <IconButton
      icon={ArrowUp}
      label={label}
      look="framed"
      hidden
      className="fixed z-20 max-md:top-2.5 max-md:right-29 max-md:z-40 max-md:border-transparent max-md:bg-transparent max-[22.5rem]:invisible md:right-6 md:bottom-[calc(1.5rem+var(--bottom-bar,0px))] print:hidden"
      {...behaviour('scroll-to-top')}
    />
  )
}
