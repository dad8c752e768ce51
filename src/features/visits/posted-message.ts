import { z } from 'zod'

import { formOf } from '@/domain/lead/form/forms'
import { leadKinds } from '@/domain/lead/lead-kind'
import { type Seen, type SeenForm, type SeenHome } from '@/domain/visit/seen'
import { viewSourceOf } from '@/domain/visit/view-source'

import { readPostedSearch } from './posted-search'

/** What the script of a page sends fits in a fraction of it. */
export const mostMessageBytes = 1024

const homeSchema = z.object({
  home: z.coerce.number().int().positive().max(2_147_483_647),
  referrer: z.string().max(255).default(''),
  source: z.string().max(100).optional(),
  medium: z.string().max(100).optional(),
})

const formSchema = z
  .object({ form: z.enum(leadKinds), step: z.string().regex(/^([1-9]|sent)$/) })
  .refine(({ form, step }) => step === 'sent' || Number(step) <= formOf(form).steps.length)

/** All that a message tells to count; `null` for anything that no page of ours sends. */
export function readMessage(body: string, ownHosts: readonly string[]): Seen[] | null {
  const posted = Object.fromEntries(new URLSearchParams(body))
  if ('search' in posted) return readPostedSearch(posted)
  const seen = 'form' in posted ? readForm(posted) : readHome(posted, ownHosts)
  return seen && [seen]
}

function readHome(posted: Record<string, string>, ownHosts: readonly string[]): SeenHome | null {
  const { data } = homeSchema.safeParse(posted)
  if (!data) return null
  const { home, referrer, source, medium } = data
  const arrival = { referrer, campaign: { source, medium } }
  return { kind: 'home', listingId: home, source: viewSourceOf(arrival, ownHosts) }
}

function readForm(posted: Record<string, string>): SeenForm | null {
  const { data } = formSchema.safeParse(posted)
  return data ? { kind: 'form', ...data } : null
}
