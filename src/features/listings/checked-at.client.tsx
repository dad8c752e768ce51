'use client'

import { useSyncExternalStore } from 'react'

import { fillWords } from '@/ui/fill-words'

export interface CheckedAtProps {
  /** ISO 8601. */
  at: string
  words: {
    /** "Nagekeken … op 15 november om 11:38": true for ever, and so on paper. */
    absolute: string
    justNow: string
    oneMinute: string
    /** "{minutes} minuten geleden …" */
    minutes: string
  }
}

/** Beyond it the time of day says more than a number of minutes. */
const mostMinutes = 90

const everyMinute = (notify: () => void) => {
  const timer = setInterval(notify, 60_000)
  return () => clearInterval(timer)
}

/** The page comes from a cache, so that only the browser knows how long ago it was. */
export function CheckedAt({ at, words }: CheckedAtProps) {
  const minutes = useSyncExternalStore(
    everyMinute,
    () => Math.floor((Date.now() - Date.parse(at)) / 60_000),
    () => null,
  )
  const relative = minutes === null ? null : relativeText(minutes, words)
  return (
    <time dateTime={at}>
      {relative ? (
        <>
          <span className="print:hidden">{relative}</span>
          <span className="hidden print:inline">{words.absolute}</span>
        </>
      ) : (
        words.absolute
      )}
    </time>
  )
}

function relativeText(minutes: number, words: CheckedAtProps['words']): string | null {
  // A clock that runs behind would see into the future.
  if (minutes < 0 || minutes > mostMinutes) return null
  if (minutes === 0) return words.justNow
  return minutes === 1 ? words.oneMinute : fillWords(words.minutes, { minutes })
}
