import type { Lead } from '@/domain/lead/lead'
import { mainLanguage } from '@/domain/language'
import { translator } from '@/i18n/messages'
import type { LeadOutcome, Platform, PlatformLead } from '@/platforms/platform'

import type { Channel, Outcome } from './channel'
import { toDemand } from './platform-demand'
import type { PlatformNames } from './platform-names'
import { platformRemark } from './platform-remark'
import { toPerson } from './platform-person'

/** Sends leads to the agency's data platform; one that takes none is not waited for. */
export function platformChannel(platform: Platform, names: PlatformNames): Channel {
  const { name, leads, demands } = platform
  if (!leads) {
    const reason = `The platform ${name} takes no leads`
    return { deliver: () => Promise.resolve({ state: 'skipped', reason }), whenUnsure: 'repeat' }
  }
  return {
    async deliver(lead, signal) {
      const demand = demands ? await toDemand(lead, names) : null
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

export function outcomeOf(outcome: LeadOutcome): Outcome {
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
  const isDemand = kind === 'demand' || kind === 'list-demand'
  if (isDemand && answers.change) return false
  const held = isDemand ? platform.demands : platform.leads
  return email === null || !held ? null : held.holds(email, id)
}

async function toPlatformLead(lead: Lead, names: PlatformNames): Promise<PlatformLead> {
  const slot = lead.answers.slot
  const [listingId, projectId, message] = await Promise.all([
    lead.listingId === null ? null : names.of({ kind: 'listing', id: lead.listingId }),
    lead.projectId === null ? null : names.of({ kind: 'project', id: lead.projectId }),
    platformRemark(lead, names),
  ])
  return {
    person: toPerson(lead),
    subject: subjectOf(lead),
    message,
    mark: lead.id,
    ...(listingId !== null && { listingId }),
    ...(projectId !== null && { projectId }),
    ...(typeof slot === 'string' && { slotId: slot }),
  }
}

function subjectOf({ kind }: Lead): string {
  return translator(mainLanguage)(`lead_kind.${kind}`)
}
