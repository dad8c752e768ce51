import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { rows } from '@/database/query'
import { nullable, oneOf, stored, text } from '@/database/row'
import { channelsFor, type DeliveryChannel, deliveryChannels } from '@/domain/lead/delivery'
import type { Lead } from '@/domain/lead/lead'
import { leadKinds } from '@/domain/lead/lead-kind'
import { secondEmail } from '@/domain/lead/second-person'

export interface ChannelStock {
  channel: DeliveryChannel
  /** Of the leads that were acknowledged. */
  expected: number
  /** As the ledger has it. */
  delivered: number
  pending: number
  dead: number
  /** The ledger says so twice. */
  deliveredTwice: number
  /** What the other side holds: different leads, and copies beyond the first. */
  arrived: number
  copies: number
  /** Acknowledged and not over there. */
  missing: number
}

export interface Arrivals {
  mails: { source: string }[]
  /** What the platform got, as text that holds our numbers. */
  platform: string[]
}

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

export async function channelStock(
  db: Database,
  acknowledged: ReadonlySet<string>,
  arrivals: Arrivals,
): Promise<ChannelStock[]> {
  const ledger = await rows(
    db,
    { leadId: text, channel: oneOf(deliveryChannels), state: text },
    sql`select lead_id as "leadId", channel, state from lead.delivery`,
  )
  const leads = await rows(
    db,
    { id: text, kind: oneOf(leadKinds), email: nullable(text), answers: stored<Lead['answers']>() },
    sql`select id, kind, email, answers from lead.lead`,
  )
  const twice = await rows(
    db,
    { channel: oneOf(deliveryChannels) },
    sql`select detail ->> 'channel' as channel from lead.event where kind = 'delivery-done'
        group by lead_id, detail ->> 'channel' having count(*) > 1`,
  )
  return deliveryChannels.map((channel) => {
    const own = ledger.filter((delivery) => delivery.channel === channel)
    const inState = (state: string) => own.filter((delivery) => delivery.state === state).length
    const ids = channel === 'platform' ? idsIn(arrivals.platform) : mailIds(channel, arrivals)
    const arrived = new Set(ids)
    const wanted = leads.filter((lead) => acknowledged.has(lead.id) && channelsOf(lead).includes(channel))
    return {
      channel,
      expected: wanted.length,
      delivered: inState('done'),
      pending: inState('pending'),
      dead: inState('dead'),
      deliveredTwice: twice.filter((event) => event.channel === channel).length,
      arrived: arrived.size,
      copies: ids.length - arrived.size,
      missing: wanted.filter(({ id }) => !arrived.has(id)).length,
    }
  })
}

function channelsOf(lead: Pick<Lead, 'kind' | 'email' | 'answers'>): DeliveryChannel[] {
  const hasSecondEmail = secondEmail(lead) !== null
  return channelsFor(lead.kind, { hasEmail: lead.email !== null, hasSecondEmail })
}

function mailIds(channel: DeliveryChannel, { mails }: Arrivals): string[] {
  const header = new RegExp(`^Message-ID:\\s*<${channel}\\.(${uuid})@`, 'im')
  return mails.flatMap(({ source }) => header.exec(source)?.[1] ?? [])
}

function idsIn(texts: string[]): string[] {
  return texts.flatMap((text) => new RegExp(uuid).exec(text)?.[0] ?? [])
}

export interface LedgerCounts {
  leads: number
  /** Leads that stand in the ledger more than once for one form. */
  duplicates: number
  /** The lead of a form, by the form's own key. */
  idOf: Map<string, string>
}

export async function ledgerCounts(db: Database): Promise<LedgerCounts> {
  const leads = await rows(db, { id: text, key: text }, sql`select id, idempotency_key as key from lead.lead`)
  const idOf = new Map(leads.map(({ id, key }) => [key, id]))
  return { leads: leads.length, duplicates: leads.length - idOf.size, idOf }
}
