'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import { focusNews, keepFiles, showBusy, showFailure } from './form-manners'
import { sendForm } from './send-form'
import { startProof } from './start-proof'

export interface EnhancedFormProps {
  id: string
  challengePath: string
  words: { sending: string; failed: string }
  /** A form that works by itself. */
  children: ReactNode
}

/** Sends the form inside it without leaving the page. */
export function EnhancedForm({ id, challengePath, words, children }: EnhancedFormProps) {
  const box = useRef<HTMLDivElement>(null)
  const [html, setHtml] = useState<string | null>(null)
  const { sending, failed } = words
  useEffect(() => {
    const element = box.current
    if (!element) return
    const stop = new AbortController()
    const { signal } = stop
    const key = randomKey()
    const proof = startProof(challengePath)
    let isBusy = false
    let release = () => {}
    const rest = () => {
      isBusy = false
      release()
    }
    focusNews(element, { isAnswer: false })
    element.addEventListener('focusin', proof.start, { signal })
    // Back from the page of thanks: the form is there as it was left.
    window.addEventListener('pageshow', ({ persisted }) => persisted && rest(), { signal })
    element.addEventListener(
      'submit',
      (event) => {
        event.preventDefault()
        const form = event.target as HTMLFormElement
        if (isBusy) return
        isBusy = true
        const { submitter } = event
        release = showBusy(form, submitter, sending)
        sendForm(form, submitter, { id, key, proof }).then(
          (answer) => {
            if (answer === null) return
            const putBack = keepFiles(element)
            flushSync(() => setHtml(answer))
            putBack()
            focusNews(element, { isAnswer: true })
            isBusy = false
          },
          () => {
            rest()
            showFailure(form, failed)
          },
        )
      },
      { signal },
    )
    return () => stop.abort()
  }, [id, challengePath, sending, failed])
  return (
    <div ref={box} id={id} className="scroll-mt-24">
      {html === null ? children : <div dangerouslySetInnerHTML={{ __html: html }} />}
    </div>
  )
}

/** Only where it is safe does a browser make one by itself, and a demo on a plain address is not. */
function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(36)).join('-')
}
