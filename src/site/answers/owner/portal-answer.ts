import { z } from 'zod'

import { answerFor, declineReasons, visitAnswers } from '@/domain/owner/visit-answer'
import { fetchDocument } from '@/features/leads/documents/fetch-document'
import { isOwnPost } from '@/features/leads/guard/form-guard-origin'
import type { ReplyInput, ReplyOutcome } from '@/features/owners/home/act/send-reply'
import { homePath } from '@/features/owners/home/portal-paths'
import type { Owner } from '@/features/owners/owner-session'
import { privateHeaders } from '@/http-cache/cache-headers'
import type { Locale } from '@/i18n/locales'

import { fileHosts } from '../../data/homes/listings'
import { getOwnDocument, getVisitCalendar, reply } from '../../data/portal'
import { siteUrl } from '../../data/site'
import { formDataWithin } from '../posted-form'
import { refuse } from '../private/private-answer'

export interface PortalAsked {
  locale: Locale
  owner: Owner
  listingId: number
  /** Of the document or the visit it is about. */
  id: number
}

const mostBytes = 100_000
const keySchema = z.string().regex(/^[\w-]{8,64}$/)
/** The reasons stand in the form of a no; who says yes there after all gives none. */
const answerSchema = z
  .object({
    answer: z.enum(visitAnswers),
    reason: z.enum(declineReasons).optional(),
    text: z.string().max(1000),
    key: keySchema,
  })
  .transform(({ answer, reason = null, ...given }) =>
    answer === 'accept' || !reason
      ? { ...given, answer, reason: null }
      : { ...given, answer: answerFor(reason), reason },
  )
const messageSchema = z.object({ text: z.string().max(4000), key: keySchema })

/** A paper of the home, passed on; another's answers like one that does not exist. */
export async function answerPortalDocument({ locale, owner, listingId, id }: PortalAsked): Promise<Response> {
  const document = await getOwnDocument(owner, { listingId, documentId: id, locale })
  const file = document && (await fetchDocument(document, fileHosts))
  if (!file) return refuse(404)
  for (const [name, value] of Object.entries(privateHeaders)) file.headers.set(name, value)
  return file
}

export async function answerPortalCalendar({ locale, owner, listingId, id }: PortalAsked): Promise<Response> {
  const calendar = await getVisitCalendar(owner, { listingId, happeningId: id, locale })
  if (calendar === null) return refuse(404)
  return new Response(calendar, {
    headers: {
      ...privateHeaders,
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="visit.ics"',
    },
  })
}

export async function answerPortalVisit(request: Request, asked: PortalAsked): Promise<Response> {
  return answerReply(request, asked, (posted) => {
    const given = answerSchema.safeParse(posted).data
    return given && { ...given, listingId: asked.listingId, happeningId: asked.id }
  })
}

/** Another answer than the one that was given: words for the agent, who has passed the first one on. */
export async function answerPortalChange(request: Request, asked: PortalAsked): Promise<Response> {
  return answerReply(request, asked, (posted) => {
    const given = messageSchema.safeParse(posted).data
    return given && { ...given, answer: 'message', listingId: asked.listingId, happeningId: asked.id }
  })
}

export async function answerPortalMessage(request: Request, asked: PortalAsked): Promise<Response> {
  return answerReply(request, asked, (posted) => {
    const given = messageSchema.safeParse(posted).data
    return given && { ...given, answer: 'message', listingId: asked.listingId }
  })
}

async function answerReply(
  request: Request,
  { locale, owner, listingId }: PortalAsked,
  read: (posted: unknown) => ReplyInput | undefined,
): Promise<Response> {
  // The cookie goes along with every post: only those of our own pages count.
  if (!isOwnPost(request.headers, siteUrl)) return refuse(403)
  const posted = await formDataWithin(request, mostBytes)
  if (!posted) return refuse(413)
  const input = read({ text: '', ...Object.fromEntries(posted) })
  if (!input) return refuse(400)
  const outcome = await reply(owner, input)
  if (outcome === 'unknown') return refuse(404)
  return back(locale, listingId, newsOf(outcome, input))
}

function newsOf(outcome: Exclude<ReplyOutcome, 'unknown'>, { answer }: ReplyInput): string {
  if (outcome !== 'sent') return outcome
  return answer === 'message' ? 'sent-message' : 'sent-answer'
}

function back(locale: Locale, listingId: number, news: string): Response {
  const Location = `${homePath(locale, listingId)}?news=${news}`
  return new Response(null, { status: 303, headers: { ...privateHeaders, Location } })
}
