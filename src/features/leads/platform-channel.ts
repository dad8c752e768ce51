import { z } from 'zod'

import type { Lead } from '@/domain/lead/lead'
import { mainLanguage } from '@/domain/language'
import { deals } from '@/domain/listing/listing'
import { bareZip } from '@/domain/place/zip'
import { translator } from '@/i18n/messages'
import type {
  LeadOutcome,
  Platform,
  PlatformDemand,
  PlatformLead,
  PlatformPerson,
} from '@/platforms/platform'

import type { Channel, Outcome } from './channel'
import { demandPlaceKeys } from './demand-places'
import { leadLines } from './lead-lines'

/** Sends leads to the agency's data platform; `null` when it takes none. */
export function platformChannel(platform: Platform): Channel | null {
  const { leads, demands } = platform
  if (!leads) return null
  return {
    async deliver(lead, signal) {
      const demand = lead.kind === 'demand' ? toDemand(lead) : null
      if (!demand || !demands) return outcomeOf(await sendLead(leads, toPlatformLead(lead), signal))
      const { change } = lead.answers
      return outcomeOf(
        await (change === 'stopped'
          ? demands.unsubscribe(lead.email ?? '', signal)
          : demands.register({ ...demand, isChange: change === 'changed' }, signal)),
      )
    },
    whenUnsure: (lead) => isThere(platform, lead),
  }
}

type Leads = NonNullable<Platform['leads']>

/** A moment that filled up over there meanwhile: the agency still has to know who comes. */
async function sendLead(leads: Leads, lead: PlatformLead, signal: AbortSignal): Promise<LeadOutcome> {
  const outcome = await leads.send(lead, signal)
  if (outcome.state !== 'refused' || lead.slotId === undefined) return outcome
  const warning = translator(mainLanguage)('appointment.platform_full')
  return leads.send({ ...lead, slotId: undefined, message: `${warning}\n\n${lead.message}` }, signal)
}

function outcomeOf(outcome: LeadOutcome): Outcome {
  switch (outcome.state) {
    case 'accepted':
      return { state: 'done' }
    case 'unreachable':
    // A changed password answers so too: nothing has arrived, so that trying again does no harm.
    case 'refused':
      return { state: 'failed', reason: outcome.reason }
    case 'unknown':
      return { state: 'unsure', reason: outcome.reason }
  }
}

/** What a person sent stands in his history, with our number in it. */
async function isThere(platform: Platform, { id, kind, answers, email }: Lead): Promise<boolean | null> {
  // Stopping twice, or putting the same wish in the place of the last, changes nothing.
  if (kind === 'demand' && answers.change) return false
  const held = kind === 'demand' ? platform.demands : platform.leads
  return email === null || !held ? null : held.holds(email, id)
}

function toPlatformLead(lead: Lead): PlatformLead {
  const slot = lead.answers.slot
  return {
    person: toPerson(lead),
    subject: subjectOf(lead),
    message: messageOf(lead),
    ...(lead.listingId !== null && { listingId: lead.listingId }),
    ...(lead.projectId !== null && { projectId: lead.projectId }),
    ...(typeof slot === 'string' && { slotId: slot }),
  }
}

const demandSchema = z.object({
  goal: z.enum(deals),
  types: z.array(z.number()),
  places: z.array(z.string()),
  priceMin: z.number().optional(),
  priceMax: z.number().optional(),
  budget: z.number().optional(),
  bedroomsMin: z.number().optional(),
  bedroomsMax: z.number().optional(),
  garagesMin: z.number().optional(),
  garagesMax: z.number().optional(),
  parkingsMin: z.number().optional(),
  parkingsMax: z.number().optional(),
})

function toDemand(lead: Lead): PlatformDemand | null {
  const demand = demandSchema.safeParse(lead.answers).data
  if (!demand) return null
  const zips = demandPlaceKeys(demand.places)
    .filter((key) => key.startsWith('zip:'))
    .map((key) => bareZip(key.split(':')[2] ?? ''))
  return {
    person: toPerson(lead),
    deal: demand.goal,
    typeIds: demand.types,
    zips: [...new Set(zips)],
    priceMinEuro: demand.priceMin,
    priceMaxEuro: demand.priceMax ?? demand.budget,
    bedroomsMin: demand.bedroomsMin,
    bedroomsMax: demand.bedroomsMax,
    garagesMin: demand.garagesMin,
    garagesMax: demand.garagesMax,
    parkingsMin: demand.parkingsMin,
    parkingsMax: demand.parkingsMax,
    remark: messageOf(lead),
  }
}

function toPerson({ answers, firstName, lastName, email, phone, language }: Lead): PlatformPerson {
  const title = answers.title === 'mr' || answers.title === 'ms' ? answers.title : null
  return {
    // To the agency's own people, in the agency's language.
    title: title && translator(mainLanguage)(`person.${title}`),
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    email: email ?? '',
    phone,
    language,
  }
}

function subjectOf({ kind }: Lead): string {
  return translator(mainLanguage)(`lead_kind.${kind}`)
}

const isPerson = new Set(['title', 'firstName', 'lastName', 'email', 'phone'])

/** With our number last, by which it is found again. */
function messageOf(lead: Lead): string {
  const answers = Object.fromEntries(Object.entries(lead.answers).filter(([name]) => !isPerson.has(name)))
  const lines = leadLines({ kind: lead.kind, answers }, mainLanguage).map(
    ({ label, value }) => `${label}: ${value}`,
  )
  return `${fitting(lines.join('\n'))}\n\n${lead.id}`
}

const mostEncoded = 5000

/** The platform takes its messages in an address, which has an end; the mail to the agent holds the whole. */
function fitting(text: string): string {
  let kept = text
  while (encodeURIComponent(kept).length > mostEncoded)
    kept = kept.slice(0, Math.floor(kept.length * 0.9)).toWellFormed()
  return kept === text ? text : `${kept} …`
}
