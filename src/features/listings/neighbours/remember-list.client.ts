import type { Behaviour } from '@/ui/island/behaviour'

import type { FoundHome, FoundList } from './found-list'
import { takeReturn, writeFoundList } from './found-list-store'

export type RememberListOptions = Omit<FoundList, 'homes'>

/** Keeps the homes of a list when one is followed, and comes back to the home a visitor returns from. */
export const rememberList: Behaviour<RememberListOptions> = ({ parentElement: list }, options) => {
  if (!list) return
  const returning = takeReturn()
  if (returning) {
    const link = list.querySelector<HTMLElement>(`[data-home-id="${Number(returning)}"] a`)
    link?.scrollIntoView({ block: 'center' })
    link?.focus({ preventScroll: true })
  }
  list.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('[data-home-id] a')) return
    const homes = [...list.querySelectorAll<HTMLElement>('[data-home-id]')].map((home): FoundHome => [
      Number(home.dataset.homeId),
      home.querySelector('a')?.getAttribute('href') ?? '',
    ])
    writeFoundList({ ...options, homes })
  })
}
