'use client'

import { type ReactNode, type SubmitEvent, useState } from 'react'

import { newestReplyHeader } from './seen-reply'

interface Sending {
  action: string
  /** The newest reply as the page was drawn. */
  seen: string
  words: { send: string; sendAnyway: string; leaveIt: string }
  /** The fields, then what stands below the button. */
  children: ReactNode
  hint: ReactNode
}

/** The form of an answer. When a colleague was first, it says so, and what was typed stays in its field. */
export function CarefulForm({ action, seen, words, children, hint }: Sending) {
  const [earlier, setEarlier] = useState<{ id: string; said: string } | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const send = async (form: HTMLFormElement) => {
    setIsBusy(true)
    const answer = await fetch(action, { method: 'POST', body: new FormData(form) }).catch(() => null)
    if (answer?.status === 409) {
      setEarlier({ id: answer.headers.get(newestReplyHeader) ?? '', said: await answer.text() })
      setIsBusy(false)
    } else if (answer?.redirected) location.assign(answer.url)
    else {
      // The browser shows what went wrong itself; one step back the words are still there, and can be sent again.
      setIsBusy(false)
      form.submit()
    }
  }
  return (
    <form
      className="lead-form"
      method="post"
      action={action}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        if (!isBusy) void send(event.currentTarget)
      }}
    >
      <input type="hidden" name="action" value="reply" />
      <input type="hidden" name="seen" value={earlier?.id ?? seen} />
      {earlier && (
        <p className="board-notice board-notice--attention lead-earlier" role="alert">
          {earlier.said}
        </p>
      )}
      {children}
      <div className="board-actions">
        <button className="board-button board-button--main">{earlier ? words.sendAnyway : words.send}</button>
        {earlier && (
          <a className="board-button board-button--link" href="?">
            {words.leaveIt}
          </a>
        )}
      </div>
      {hint}
    </form>
  )
}
