import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { deliveryChannels } from '@/domain/lead/delivery'
import type { Lead, LeadInput } from '@/domain/lead/lead'
import { submitLead, type SubmitServices } from '@/features/leads/submit-lead'
import type { Locale } from '@/i18n/locales'

import { aLead } from '../records/a-lead'
import { secretHomes } from './secret-homes'

export function leadServices(db: Database): SubmitServices {
  return { db, now: () => new Date(), channels: deliveryChannels, limits: [], secret: 'test' }
}

/** A lead about the hidden home. */
export async function savedLead(db: Database, given: Partial<LeadInput>): Promise<Lead> {
  const answers = {
    ...aLead().answers,
    friendEmail: 'bo@example.com',
    emailB: 'second@example.com',
    documents: [1, 2],
    goal: 'sale',
    types: [1],
    places: ['Gent|9000'],
    search: 'sale?city=Gent',
  }
  const outcome = await submitLead(
    leadServices(db),
    aLead({ listingId: secretHomes.hidden, sourcePage: '/nl/', answers, ...given }),
  )
  if (outcome.state !== 'saved') throw new Error(outcome.state)
  return outcome.lead
}

/** A visit to it that was planned. */
export async function bookedLead(db: Database, language: Locale): Promise<Lead> {
  const lead = await savedLead(db, { kind: 'appointment', language })
  await db.execute(
    sql`insert into lead.appointment (id, holder_id, listing_id, slot_id, starts_at, ends_at)
        values (${lead.id}::uuid, ${lead.id}::uuid, ${secretHomes.hidden}, '1', now() + interval '2 days',
          now() + interval '50 hours')`,
  )
  return lead
}
