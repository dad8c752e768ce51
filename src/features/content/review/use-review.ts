'use client'

import { useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

import { reviewPath } from './review-paths'
import type { Refusal, ReviewState } from './review-state'
import type { ReviewChange } from './review.endpoint'

export type Outcome = 'done' | 'failed' | Refusal

type Answer = ReviewState & { refusal?: Refusal | null }

/** What is asked and said about the open record, and how more is said. */
export function useReview() {
  const { id, collectionSlug } = useDocumentInfo()
  const { config } = useConfig()
  const [state, setState] = useState<ReviewState | null>(null)
  const address =
    id === undefined
      ? null
      : `${config.routes.api}${reviewPath.replace(':kind', collectionSlug ?? '').replace(':id', String(id))}`

  useEffect(() => {
    if (!address) return
    const load = () => void readState(address).then((found) => found && setState(found))
    load()
    // Who comes back to the window sees what was said meanwhile.
    window.addEventListener('focus', load)
    return () => window.removeEventListener('focus', load)
  }, [address])

  const send = async (change: ReviewChange): Promise<Outcome> => {
    const answer =
      address &&
      (await fetch(address, {
        method: 'POST',
        credentials: 'include',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(change),
      }).catch(() => null))
    if (!answer || (!answer.ok && answer.status !== 409)) return 'failed'
    const { refusal, ...now } = (await answer.json()) as Answer
    setState(now)
    return refusal ?? 'done'
  }
  return { state, send }
}

async function readState(address: string): Promise<ReviewState | null> {
  const answer = await fetch(address, { credentials: 'include' }).catch(() => null)
  return answer?.ok ? ((await answer.json()) as Answer) : null
}
