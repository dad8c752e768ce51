import { ArrowLeft, ArrowRight, List } from 'lucide-react'

import { behaviour } from '@/ui/island/behaviour'

import type { NeighbourLinksOptions } from './neighbour-links.client'

export interface NeighbourLinksProps {
  id: number
  locale: string
  /** The list for whoever did not come from one. */
  listHref: string
  words: { label: string; back: string; position: string; previous: string; next: string }
}

/**
 * The way back to the list and, for who came from one, to the homes before and after in it. Until the browser knows
 * those, their links lead to the list: a link without an address is a fault to search engines.
 */
export function NeighbourLinks({ id, locale, listHref, words }: NeighbourLinksProps) {
  return (
    <nav
      {...behaviour<NeighbourLinksOptions>('neighbour-links', { id, locale, position: words.position })}
      aria-label={words.label}
      className="flex min-h-11 flex-wrap items-center gap-x-3 max-md:text-sm md:gap-x-6 print:hidden"
    >
      <a href={listHref} data-back className={look}>
        <List aria-hidden strokeWidth={1.5} className="size-5 max-md:hidden" />
        {words.back}
      </a>
      <span hidden data-position className="text-ink-soft figures whitespace-nowrap" />
      <span hidden data-both className="ml-auto flex md:gap-x-6">
        <a hidden href={listHref} rel="prev" className={look}>
          <ArrowLeft aria-hidden strokeWidth={1.5} className="size-5" />
          <span className="max-md:sr-only">{words.previous}</span>
        </a>
        <a hidden href={listHref} rel="next" className={look}>
          <span className="max-md:sr-only">{words.next}</span>
          <ArrowRight aria-hidden strokeWidth={1.5} className="size-5" />
        </a>
      </span>
    </nav>
  )
}

const look =
  'text-ink hover:text-brick inline-flex min-h-11 min-w-11 items-center gap-2 font-medium no-underline hover:underline'
