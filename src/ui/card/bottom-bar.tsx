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
    <div
      data-bottom-bar
      className="bg-paper border-line fixed inset-x-0 bottom-0 z-20 flex items-center gap-3 border-t px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:hidden print:hidden"
    >
      {price && (
        <div className="min-w-0 grow">
          <PriceTag price={price} size="bar" />
        </div>
      )}
      {children}
    </div>
  )
}
