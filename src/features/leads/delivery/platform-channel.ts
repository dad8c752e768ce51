import { z } from 'zod'

import type { Reads } from '@/database/query'
import type { Lead } from '@/domain/lead/lead'
import { mainLanguage } from '@/domain/language'
import { deals } from '@/domain/listing/listing'
import { bareZip } from '@/domain/place/zip'
import {
  type ChosenCategories,
  findChosenCategories,
  findExternalId,
  type OwnThing,
} from '@/features/listings/identity/external-ids'
import { labelled } from '@/i18n/labelled'
import { translator } from '@/i18n/messages'
import type {
  LeadOutcome,
  Platform,
  PlatformDemand,
  PlatformLead,
  PlatformPerson,
} from '@/platforms/platform'
import type { ExternalId } from '@/platforms/platform-offer'

import type { Channel, Outcome } from './channel'
import { demandPlaceKeys } from '../demands/demand-places'
import { leadLines } from '../inbox/lead-lines'

/** What the platform calls our things. */
export interface PlatformNames {
  of(thing: OwnThing): Promise<ExternalId | null>
  categories(ids: readonly number[]): Promise<ChosenCategories>
}

export function platformNames(db: Reads, { name }: Pick<Platform, 'name'>): PlatformNames {
  return {
    of: (thing) => findExternalId(db, name, thing),
    categories: (ids) => findChosenCategories(db, name, ids),
  }
}

/** Sends leads to the agency's data platform; one that takes none is not waited for. */
export function platformChannel(platform: Platform, names: PlatformNames): Channel {
  const { name, leads, demands } = platform
  if (!leads) {
    const reason = `The platform ${name} takes no leads`
    return { deliver: () => Promise.resolve({ state: 'skipped', reason }), whenUnsure: 'repeat' }
  }
  return {
    async deliver(lead, signal) {
      const demand = lead.kind === 'demand' && demands ? await toDemand(lead, names) : null
      if (!demand || !demands)
        return outcomeOf(await sendLead(leads, await toPlatformLead(lead, names), signal))
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

/** What a person sent stands in their history, with our number in it. */
async function isThere(platform: Platform, { id, kind, answers, email }: Lead): Promise<boolean | null> {
  // Stopping twice, or putting the same wish in the place of the last, changes nothing.
  if (kind === 'demand' && answers.change) return false
  const held = kind === 'demand' ? platform.demands : platform.leads
  return email === null || !held ? null : held.holds(email, id)
}

async function toPlatformLead(lead: Lead, names: PlatformNames): Promise<PlatformLead> {
  const slot = lead.answers.slot
  const [listingId, projectId] = await Promise.all([
    lead.listingId === null ? null : names.of({ kind: 'listing', id: lead.listingId }),
    lead.projectId === null ? null : names.of({ kind: 'project', id: lead.projectId }),
  ])
  return {
    person: toPerson(lead),
    subject: subjectOf(lead),
    message: messageOf(lead),
    mark: lead.id,
    ...(listingId !== null && { listingId }),
    ...(projectId !== null && { projectId }),
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

async function toDemand(lead: Lead, names: PlatformNames): Promise<PlatformDemand | null> {
  const demand = demandSchema.safeParse(lead.answers).data
  if (!demand) return null
  const zips = demandPlaceKeys(demand.places)
    .filter((key) => key.startsWith('zip:'))
    .map((key) => bareZip(key.split(':')[2] ?? ''))
  return {
    person: toPerson(lead),
    deal: demand.goal,
    ...(await names.categories(demand.types)),
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
    mark: lead.id,
  }
}

function toPerson({ answers, firstName, lastName, email, phone, language }: Lead): PlatformPerson {
  const title = (['mr', 'ms', 'miss'] as const).find((known) => known === answers.title)
  return {
    // To the agency's own people, in the agency's language.
    title: title ? translator(mainLanguage)(`person.${title}`) : null,
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

function messageOf(lead: Lead): string {
  const answers = Object.fromEntries(Object.entries(lead.answers).filter(([name]) => !isPerson.has(name)))
  return leadLines({ kind: lead.kind, answers }, mainLanguage)
    .map(({ label, value }) => labelled(label, value, mainLanguage))
    .join('\n')
}
