import { randomUUID } from 'node:crypto'

import { headers } from 'next/headers'
import { cache } from 'react'

import type { ReturnedForm } from '@/features/leads/form/returned-form'

/** Names the form that a page has to draw again; only this process knows what it stands for. */
export const returnedHeader = 'x-returned-form'

export interface KeptForm {
  form: ReturnedForm
  status: 200 | 422
}

const secondsKept = 30

// Next bundles a page and a handler apart: what they share stands outside of both.
const shared = globalThis as { gevelReturnedForms?: Map<string, KeptForm> }
const kept = (shared.gevelReturnedForms ??= new Map<string, KeptForm>())

/** For the page that is about to draw it: too long to travel in a header, and nobody else's business. */
export function keepReturned(form: KeptForm): string {
  const name = randomUUID()
  kept.set(name, form)
  setTimeout(() => kept.delete(name), secondsKept * 1000).unref()
  return name
}

/** The page has begun, so it has read it. */
export function forgetReturned(name: string): void {
  kept.delete(name)
}

/** The form this page is asked to draw again, if it is. */
export const getReturned = cache(async (): Promise<KeptForm | null> => {
  const name = (await headers()).get(returnedHeader)
  return (name && kept.get(name)) || null
})
