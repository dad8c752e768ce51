import { type RefObject, useEffect, useState } from 'react'

import { countQuery } from './form-query'

const pauseMs = 200

/** What the button says of the choice as it stands in the form; `null` as long as nothing was changed. */
export function useFormCount(form: RefObject<HTMLFormElement | null>, endpoint: string): string | null {
  const [text, setText] = useState<string | null>(null)
  useEffect(() => {
    const element = form.current
    if (!element) return
    let asked = countQuery(new FormData(element))
    let asking = new AbortController()
    const onChange = () => {
      const query = countQuery(new FormData(element))
      if (query === asked) return
      asked = query
      asking.abort()
      asking = new AbortController()
      void ask(`${endpoint}${query && `&${query}`}`, asking.signal, setText)
    }
    // The boxes of a region settle by a later listener of the same event.
    const onReset = () => setTimeout(onChange)
    const events = ['input', 'change'] as const
    for (const event of events) element.addEventListener(event, onChange)
    element.addEventListener('reset', onReset)
    return () => {
      asking.abort()
      for (const event of events) element.removeEventListener(event, onChange)
      element.removeEventListener('reset', onReset)
    }
  }, [form, endpoint])
  return text
}

/** Without an answer the button keeps its words, and works. */
async function ask(href: string, signal: AbortSignal, answer: (text: string) => void): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, pauseMs))
  if (signal.aborted) return
  try {
    const response = await fetch(href, { signal })
    const { text } = (await response.json()) as { text: string }
    if (response.ok && !signal.aborted) answer(text)
  } catch {
    return
  }
}
