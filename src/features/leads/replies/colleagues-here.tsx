'use client'

import { useEffect, useState } from 'react'

const everySeconds = 8

interface Asking {
  /** Who is asked. */
  action: string
  /** With `{names}`. */
  words: string
  language: string
}

/** Names the colleagues who have this lead open too, before two of them write to the same visitor. */
export function ColleaguesHere({ action, words, language }: Asking) {
  const people = usePeople(action)
  const names = new Intl.ListFormat(language).format(people)
  return (
    <div role="status">
      {people.length > 0 && (
        <p className="board-notice board-notice--attention">{words.replace('{names}', () => names)}</p>
      )}
    </div>
  )
}

function usePeople(action: string): string[] {
  const [people, setPeople] = useState<string[]>([])
  // By random numbers, as randomUUID is missing where there is no TLS.
  const [form] = useState(() => crypto.getRandomValues(new Uint32Array(3)).join('-'))
  useEffect(() => {
    const ask = async () => {
      if (document.hidden) return
      const body = new FormData()
      body.set('form', form)
      const answer = await fetch(action, { method: 'POST', body }).catch(() => null)
      if (answer?.ok) setPeople(((await answer.json()) as { people: string[] }).people)
    }
    void ask()
    const timer = setInterval(() => void ask(), everySeconds * 1000)
    return () => clearInterval(timer)
  }, [action, form])
  return people
}
