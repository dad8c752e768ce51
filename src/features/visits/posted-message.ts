import { z } from 'zod'

import { formOf } from '@/domain/lead/form/forms'
import { leadKinds } from '@/domain/lead/lead-kind'
import { type Seen, type SeenForm, type SeenHome, type SeenProject } from '@/domain/visit/seen'
import { viewSourceOf } from '@/domain/visit/view-source'

import { readPostedSearch } from './posted-search'

/** What the script of a page sends fits in a fraction of it. */
export const mostMessageBytes = 1024

const number = z.coerce.number().int().positive().max(2_147_483_647)
const arrival = {
  referrer: z.string().max(255).default(''),
  source: z.string().max(100).optional(),
  medium: z.string().max(100).optional(),
}
const homeSchema = z.object({ home: number, ...arrival })
const projectSchema = z.object({ project: number, ...arrival })

const formSchema = z
  .object({ form: z.enum(leadKinds), step: z.string().regex(/^([1-9]|sent)$/) })
  .refine(({ form, step }) => step === 'sent' || Number(step) <= formOf(form).steps.length)

/** All that a message tells to count; `null` for anything that no page of ours sends. */
export function readMessage(body: string, ownHosts: readonly string[]): Seen[] | null {
  const posted = Object.fromEntries(new URLSearchParams(body))
  if ('search' in posted) return readPostedSearch(posted)
  const seen =
    'form' in posted
      ? readForm(posted)
      : 'project' in posted
        ? readProject(posted, ownHosts)
        : readHome(posted, ownHosts)
  return seen && [seen]
}

function readHome(posted: Record<string, string>, ownHosts: readonly string[]): SeenHome | null {
  const { data } = homeSchema.safeParse(posted)
  if (!data) return null
  const { home, referrer, source, medium } = data
  const from = { referrer, campaign: { source, medium } }
  return { kind: 'home', listingId: home, source: viewSourceOf(from, ownHosts) }
}

function readProject(posted: Record<string, string>, ownHosts: readonly string[]): SeenProject | null {
  const { data } = projectSchema.safeParse(posted)
  if (!data) return null
  const { project, referrer, source, medium } = data
  const from = { referrer, campaign: { source, medium } }
  return { kind: 'project', projectId: project, source: viewSourceOf(from, ownHosts) }
}

function readForm(posted: Record<string, string>): SeenForm | null {
  const { data } = formSchema.safeParse(posted)
  return data ? { kind: 'form', ...data } : null
}
