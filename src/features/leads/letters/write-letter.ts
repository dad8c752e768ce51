import { sql } from 'drizzle-orm'
import { z } from 'zod'

import { payloadTables } from '@/database/payload-tables'
import { type Queryable, rows } from '@/database/query'
import { filled, moment, nullable, text } from '@/database/row'
import { documentPath, linkPath, unsubscribePath } from '@/domain/lead/link-path'
import type { Lead } from '@/domain/lead/lead'
import { appointmentLinkUntil, linkUntil } from '@/domain/lead/link-purpose'

import { findAppointment } from '../appointments/appointment-row'
import { listReleased } from '../documents/listing-documents'
import { findKeptList } from '../kept-list/kept-list-row'
import { findLead } from '../lead-row'
import type { Letter, WrittenReply } from '../delivery/outbox'
import type { LinkSigner } from '../signed-link'
import type { LetterClaim } from './claim-letter'
import { writeToAgent } from './write-to-agent'

const alertSchema = z.object({
  homes: z.array(z.object({ listingId: z.number(), reasons: z.array(z.string()) })),
  more: z.number().default(0),
})

const keptNewsSchema = z.object({
  homes: z.array(z.object({ listingId: z.number(), news: z.enum(['price', 'status']) })),
})

export interface WritingServices {
  db: Queryable
  links: Pick<LinkSigner, 'signLink'>
  now: () => Date
}

/** All a mail needs, as things stand now; `null` when there is no reason for it any more. */
export async function writeLetter(services: WritingServices, claim: LetterClaim): Promise<Letter | null> {
  const { db, links } = services
  const { id, leadId, kind, detail } = claim
  const lead = await findLead(db, leadId)
  if (!lead) return null
  if (kind === 'appointment-reminder') {
    const appointment = await findAppointment(db, leadId)
    if (appointment?.state !== 'booked' || appointment.startsAt <= services.now()) return null
    const expires = appointmentLinkUntil(appointment.endsAt)
    const token = links.signLink({ purpose: 'appointment', id: leadId, expires })
    const managePath = linkPath(lead.language, 'appointment', token)
    return { id, kind, lead, appointment, managePath }
  }
  if (kind === 'documents-released') return writeReleased(services, claim, lead)
  if (kind === 'assigned' || kind === 'reply-due') return writeToAgent(services, claim, lead)
  if (kind === 'reply') {
    const reply = await findReply(db, id)
    return reply && { id, kind, lead, reply }
  }
  if (kind === 'kept-homes-news') {
    const list = await findKeptList(db, leadId)
    if (!list?.isConfirmed || !list.sendsNews) return null
    const expires = linkUntil('kept-list', services.now())
    const token = links.signLink({ purpose: 'kept-list', id: leadId, expires })
    const managePath = linkPath(lead.language, 'kept-list', token)
    const stopPath = unsubscribePath(lead.language, 'kept-list', token)
    return { id, kind, lead, ...keptNewsSchema.parse(detail), managePath, unsubscribePath: stopPath }
  }
  const demand = await findDemand(db, leadId)
  if (!demand) return null
  const expires = linkUntil('demand', services.now())
  const token = links.signLink({ purpose: 'demand', id: leadId, expires })
  const paths = {
    managePath: linkPath(lead.language, 'demand', token),
    unsubscribePath: unsubscribePath(lead.language, 'demand', token),
  }
  if (kind === 'demand-still-wanted') return { id, kind, lead, until: demand.until, ...paths }
  return { id, kind, lead, ...alertSchema.parse(detail), ...paths }
}

/** The links count from when the first of them was released, so that a second try has the same ones. */
async function writeReleased(
  { db, links }: WritingServices,
  { id, queuedAt }: LetterClaim,
  lead: Lead,
): Promise<Letter | null> {
  const { id: leadId, listingId, language: locale } = lead
  const released = listingId === null ? [] : await listReleased(db, { leadId, listingId, locale })
  if (released.length === 0) return null
  const until = linkUntil('documents', queuedAt)
  const token = links.signLink({ purpose: 'documents', id: leadId, expires: until })
  const documents = released.map(({ id: documentId, name }) => ({
    name,
    path: documentPath(locale, token, documentId),
  }))
  return { id, kind: 'documents-released', lead, documents, until }
}

async function findDemand(db: Queryable, id: string): Promise<{ until: Date } | null> {
  const [demand] = await rows(
    db,
    { until: filled(moment) },
    sql`select l.keep_until as until from lead.demand d join lead.lead l on l.id = d.id
        where d.id = ${id}::uuid and d.is_active and l.keep_until is not null`,
  )
  return demand ? { until: new Date(demand.until) } : null
}

async function findReply(db: Queryable, id: string): Promise<WrittenReply | null> {
  const [reply] = await rows(
    db,
    { text, author: text, replyTo: text, agentId: nullable(text), name: text, email: text },
    sql`select r.text, r.author_name as author, r.reply_to as "replyTo", m.platform_agent as "agentId",
          coalesce(m.name, r.author_name) as name, coalesce(nullif(m.email, ''), r.reply_to) as email
        from lead.reply r left join ${payloadTables.team_members} m
          on m.user_id = r.author_id and m.deleted_at is null
        where r.id = ${id}::uuid`,
  )
  if (!reply) return null
  const { agentId, name, email, ...written } = reply
  return { ...written, member: { id: agentId, name, email } }
}
