import { sql } from 'drizzle-orm'
import { z } from 'zod'

import { type Queryable, rows } from '@/database/query'
import { linkPath, unsubscribePath } from '@/domain/lead/link-path'
import { appointmentLinkUntil, linkUntil } from '@/domain/lead/link-purpose'

import { findAppointment } from '../appointments/appointment-row'
import { findLead } from '../lead-row'
import type { Letter } from '../outbox'
import type { LinkSigner } from '../signed-link'
import type { LetterClaim } from './claim-letter'

const alertSchema = z.object({
  homes: z.array(z.object({ listingId: z.number(), reasons: z.array(z.string()) })),
  more: z.number().default(0),
})

export interface WritingServices {
  db: Queryable
  links: Pick<LinkSigner, 'signLink'>
  now: () => Date
}

/** All a mail needs, as things stand now; `null` when there is no reason for it any more. */
export async function writeLetter(
  services: WritingServices,
  { id, leadId, kind, detail }: LetterClaim,
): Promise<Letter | null> {
  const { db, links } = services
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

async function findDemand(db: Queryable, id: string): Promise<{ until: Date } | null> {
  const [demand] = await rows<{ until: string }>(
    db,
    sql`select l.keep_until as until from lead.demand d join lead.lead l on l.id = d.id
        where d.id = ${id}::uuid and d.is_active`,
  )
  return demand ? { until: new Date(demand.until) } : null
}
