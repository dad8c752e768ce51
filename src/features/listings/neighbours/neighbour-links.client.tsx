'use client'

import { ArrowLeft, ArrowRight, List } from 'lucide-react'

import { fillWords } from '@/ui/fill-words'

import { pageHref } from './found-list'
import { rememberReturn } from './found-list-store'
import { useNeighbours } from './use-neighbours'

export interface NeighbourLinksProps {
  id: number
  locale: string
  /** The list for whoever did not come from one. */
  listHref: string
  words: { label: string; back: string; position: string; previous: string; next: string }
}

/** The way back to the list and, for who came from one, to the homes before and after in it. */
export function NeighbourLinks({ id, locale, listHref, words }: NeighbourLinksProps) {
  const found = useNeighbours(id, locale)
  const href = found ? pageHref(found.listHref, found.page) : listHref
  return (
    <nav aria-label={words.label} className="flex min-h-11 flex-wrap items-center gap-x-6 print:hidden">
      <a href={href} onClick={() => rememberReturn(id)} className={look}>
        <List aria-hidden strokeWidth={1.5} className="size-5" />
        {words.back}
      </a>
      {found && (
        <>
          <span className="text-ink-soft figures">
            {fillWords(words.position, { position: found.position, total: found.total })}
          </span>
          <span className="ml-auto flex gap-x-6">
            {found.previous && (
              <a href={found.previous} rel="prev" className={look}>
                <ArrowLeft aria-hidden strokeWidth={1.5} className="size-5" />
                <span className="max-md:sr-only">{words.previous}</span>
              </a>
            )}
            {found.next && (
              <a href={found.next} rel="next" className={look}>
                <span className="max-md:sr-only">{words.next}</span>
                <ArrowRight aria-hidden strokeWidth={1.5} className="size-5" />
              </a>
            )}
          </span>
        </>
      )}
    </nav>
  )
}

const look =
  'text-ink hover:text-brick inline-flex min-h-11 min-w-11 items-center gap-2 font-medium no-underline hover:underline'
