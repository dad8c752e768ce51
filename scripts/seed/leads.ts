import { z } from 'zod'

import { connect } from '@/database/connection'
import { languages } from '@/domain/language'
import { deliveryChannels } from '@/domain/lead/delivery'
import { leadKinds } from '@/domain/lead/lead-kind'
import { viewSourceOf } from '@/domain/visit/view-source'
import { env } from '@/env'
import { findListing } from '@/features/listings/page/find-listing'
import { submitLead } from '@/features/leads/submit-lead'
import { listingPath } from '@/i18n/paths/listing-paths'
import { rootPath } from '@/i18n/paths/known-paths'

import { readJson } from './read-content'

const schema = z.array(
  z.object({
    hoursAgo: z.number(),
    kind: z.enum(leadKinds),
    language: z.enum(languages),
    home: z.number().optional(),
    answers: z.record(z.string(), z.unknown()),
    campaign: z.record(z.string(), z.string()).optional(),
  }),
)

/** People who wrote to the demo agency: the inbox is no empty room, and their mails are sent like any other. */
export async function seedLeads(now: Date): Promise<number> {
  const db = connect({ poolSize: 1 })
  const services = { db, channels: deliveryChannels, limits: [], secret: env.LINK_SECRET }
  let added = 0
  try {
    for (const [index, written] of schema.parse(readJson<unknown>('leads.json')).entries()) {
      const { hoursAgo, home, language, ...lead } = written
      const listing = home === undefined ? null : await findListing(db, { id: home, language })
      const { state } = await submitLead(
        { ...services, now: () => new Date(now.getTime() - hoursAgo * 3_600_000) },
        {
          ...lead,
          idempotencyKey: `demo-lead-${index}`,
          language,
          listingId: listing?.id,
          sourcePage: listing ? listingPath(language, listing) : rootPath(language),
          source: lead.campaign ? viewSourceOf({ referrer: '', campaign: lead.campaign }, []) : 'own-site',
          consent: { textVersion: '2026-11' },
        },
      )
      if (state === 'saved') added++
    }
  } finally {
    await db.$client.end()
  }
  return added
}
