import type { Database } from '@/database/connection'
import { deliveryChannels } from '@/domain/lead/delivery'
import type { LeadInput } from '@/domain/lead/lead'
import { submitLead } from '@/features/leads/submit-lead'

import { aLead } from './a-lead'

/** What a form needs to be saved, without a limit on visitors. */
export const leadServices = (db: Database, at?: Date) => ({
  db,
  now: () => at ?? new Date(),
  channels: deliveryChannels,
  limits: [],
  secret: 'test',
})

/** The id of a lead as the site saves it. */
export async function aSavedLead(db: Database, given: Partial<LeadInput>, at?: Date): Promise<string> {
  const submission = await submitLead(leadServices(db, at), aLead(given))
  if (submission.state !== 'saved') throw new Error(submission.state)
  return submission.lead.id
}
