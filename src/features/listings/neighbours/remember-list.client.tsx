'use client'

import { useEffect, useRef } from 'react'

import type { FoundHome, FoundList } from './found-list'
import { takeReturn, writeFoundList } from './found-list-store'

export type RememberListProps = Omit<FoundList, 'homes'>

/** Beside the cards of a list: keeps them when one is followed, and comes back to the home one returns from. */
export function RememberList({ href, dataHref, total, before }: RememberListProps) {
  const mark = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const list = mark.current?.parentElement
    if (!list) return
    const returning = takeReturn()
    if (returning) {
      const link = list.querySelector<HTMLElement>(`[data-home-id="${Number(returning)}"] a`)
      link?.scrollIntoView({ block: 'center' })
      link?.focus({ preventScroll: true })
    }
    const keep = ({ target }: Event) => {
      if (!(target as Element).closest('[data-home-id] a')) return
      const homes = [...list.querySelectorAll<HTMLElement>('[data-home-id]')].map((home): FoundHome => [
        Number(home.dataset.homeId),
        home.querySelector('a')?.getAttribute('href') ?? '',
      ])
      writeFoundList({ href, dataHref, total, before, homes })
    }
    list.addEventListener('click', keep)
    return () => list.removeEventListener('click', keep)
  }, [href, dataHref, total, before])
  return <span ref={mark} hidden />
}
