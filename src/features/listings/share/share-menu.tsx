import { Share2 } from 'lucide-react'

import { Popover } from '@/ui/overlay/popover'

import { ShareRow, type ShareRowProps } from './share-row'

/** The ways to send a home on, behind one word beside its price. */
export function ShareMenu(props: Omit<ShareRowProps, 'className' | 'isStacked'>) {
  const { label, share } = props.words
  return (
    <Popover
      look="quiet"
      hasNoArrow
      label={label}
      className="max-md:px-3"
      text={
        <>
          <Share2 aria-hidden strokeWidth={1.5} className="size-5 shrink-0" />
          <span className="max-md:sr-only">{share}</span>
        </>
      }
    >
      <ShareRow {...props} isStacked />
    </Popover>
  )
}
