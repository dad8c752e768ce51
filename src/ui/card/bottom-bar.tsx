import type { ReactNode } from 'react'

import type { PriceParts } from '@/i18n/price-text'

import { PriceTag } from './price-tag'

export interface BottomBarProps {
  price: PriceParts | null
  /** What one can do. */
  children: ReactNode
}

/** At the thumb's edge of a phone and a tablet, wherever one reads: the price, and what to do about it. */
export function BottomBar({ price, children }: BottomBarProps) {
  return (
    <div data-bottom-bar="edge" className={`${look} fixed inset-x-0 flex items-center gap-3 px-4 lg:hidden`}>
      <Inside price={price}>{children}</Inside>
    </div>
  )
}

/** On a desktop, at the edge from the footer to the end, where what stood beside the page has gone. */
export function EndBar({ price, label, children }: BottomBarProps & { label: string }) {
  return (
    <section aria-label={label} data-bottom-bar="end" className={`${look} sticky max-lg:hidden`}>
      <div className="page-width flex items-center gap-3">
        <Inside price={price}>{children}</Inside>
      </div>
    </section>
  )
}

const look =
  'bg-paper border-line bottom-0 z-20 border-t pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] print:hidden'

function Inside({ price, children }: BottomBarProps) {
  return (
    <>
      {price && (
        <div className="min-w-0 grow">
          <PriceTag price={price} size="bar" />
        </div>
      )}
      {children}
    </>
  )
}
