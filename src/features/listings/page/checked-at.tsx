import { behaviour } from '@/ui/island/behaviour'

import type { AgoWords } from './checked-at.client'

export interface CheckedAtProps {
  /** ISO 8601. */
  at: string
  /** `absolute`, "Nagekeken … op 15 november om 11:38", is true for ever, and so on paper. */
  words: AgoWords & { absolute: string }
}

/** The page comes from a cache, so that only the browser knows how long ago it was. */
export function CheckedAt({ at, words: { absolute, ...ago } }: CheckedAtProps) {
  return (
    <time dateTime={at} {...behaviour<AgoWords>('checked-at', ago)}>
      <span className="print:hidden" />
      <span className="in-data-ago:hidden print:inline">{absolute}</span>
    </time>
  )
}
