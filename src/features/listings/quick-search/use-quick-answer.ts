import { useEffect, useState } from 'react'

import type { QuickSearchAnswer } from './quick-search-answer'

const pauseMs = 150

/** The answer to what is typed; the last one stays until the next is there, and nothing typed has none. */
export function useQuickAnswer(endpoint: string, typed: string): QuickSearchAnswer | null {
  const [answer, setAnswer] = useState<QuickSearchAnswer | null>(null)
  // One spelling for one question, so that caches know it.
  const text = typed.trim().toLowerCase().replaceAll(/\s+/g, ' ')
  useEffect(() => {
    const leaving = new AbortController()
    const timer = setTimeout(
      () =>
        void ask(endpoint, text, leaving.signal).then((found) => leaving.signal.aborted || setAnswer(found)),
      text ? pauseMs : 0,
    )
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [endpoint, text])
  return text ? answer : null
}

/** Without an answer the form still works: a network that fails shows nothing. */
async function ask(endpoint: string, text: string, signal: AbortSignal): Promise<QuickSearchAnswer | null> {
  if (!text) return null
  try {
    const response = await fetch(`${endpoint}?${new URLSearchParams({ q: text })}`, { signal })
    return response.ok ? ((await response.json()) as QuickSearchAnswer) : null
  } catch {
    return null
  }
}
