import type { Database } from '@/database/connection'
import { type DeliveryChannel, deliveryChannels, nextTryAt } from '@/domain/lead/delivery'
import type { Lead } from '@/domain/lead/lead'

import type { Channel, Outcome } from './channel'
import { type Claim, claimDelivery, settleDelivery } from './claim-delivery'
import { forgetFriend } from '../privacy/forget-friend'
import { findLead, holdLead, recordEvent } from '../lead-row'

export interface DeliveryServices {
  db: Database
  channels: Partial<Record<DeliveryChannel, Channel>>
  now: () => Date
  /** Deliveries under way at once on each channel. */
  atOnce?: number
  /** No try may take longer; well below the time a claim lasts. */
  timeoutMs?: number
  /** Ends the work after the deliveries under way: what is left waits for the next worker. */
  stop?: AbortSignal
}

export interface Delivered {
  done: number
  again: number
  dead: number
  skipped: number
}

/** A few for each channel; each delivers one after the other, until nothing of its channel is due. */
export function deliveryLines(services: DeliveryServices): (() => Promise<Delivered>)[] {
  return deliveryChannels.flatMap((name) => {
    const channel = services.channels[name]
    if (!channel) return []
    return Array.from({ length: services.atOnce ?? 2 }, () => () => drain(services, name, channel))
  })
}

async function drain(
  services: DeliveryServices,
  name: DeliveryChannel,
  channel: Channel,
): Promise<Delivered> {
  const sum: Delivered = { done: 0, again: 0, dead: 0, skipped: 0 }
  while (!services.stop?.aborted) {
    const claim = await claimDelivery(services.db, { channel: name, now: services.now() })
    if (!claim) return sum
    const lead = await findLead(services.db, claim.leadId)
    // Erased between the claim and now: its deliveries went with it.
    if (!lead) continue
    const outcome = await tried(services, channel, claim, lead)
    sum[await settle(services, claim, outcome, channel)]++
  }
  return sum
}

async function tried(
  { timeoutMs = 60_000 }: DeliveryServices,
  channel: Channel,
  { isUnsure }: Claim,
  lead: Lead,
): Promise<Outcome> {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const work = isUnsure ? deliverAfterDoubt(channel, lead, signal) : channel.deliver(lead, signal)
    return await Promise.race([work, rejection(signal)])
  } catch (error) {
    return { state: 'unsure', reason: error instanceof Error ? error.message : String(error) }
  }
}

async function deliverAfterDoubt(channel: Channel, lead: Lead, signal: AbortSignal): Promise<Outcome> {
  const { whenUnsure } = channel
  if (whenUnsure === 'repeat') return channel.deliver(lead, signal)
  const isThere = whenUnsure === 'hold' ? null : await whenUnsure(lead, signal)
  if (isThere === null)
    return { state: 'refused', reason: 'It may have arrived: look before it is sent again' }
  if (isThere) return { state: 'done' }
  // Given up meanwhile: the next try asks anew.
  signal.throwIfAborted()
  return channel.deliver(lead, signal)
}

/** Ends the wait for what was given up. */
export function rejection(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('No answer in time')), { once: true })
  })
}

async function settle(
  { db, now: clock }: DeliveryServices,
  claim: Claim,
  outcome: Outcome,
  channel: Channel,
): Promise<keyof Delivered> {
  const now = clock()
  const again = nextTryAt({ tries: claim.tries, queuedAt: claim.queuedAt, now })
  const isHeld = outcome.state === 'unsure' && channel.whenUnsure === 'hold'
  const isFinal = outcome.state === 'refused' || isHeld || again === null
  const isOver = outcome.state === 'done' || outcome.state === 'skipped'
  const state = isOver ? outcome.state : isFinal ? 'dead' : 'pending'
  const error = outcome.state === 'done' ? undefined : outcome.reason
  const { leadId, channel: name, tries } = claim
  await db.transaction(async (tx) => {
    if (!(await holdLead(tx, leadId))) return
    const isUnsure = outcome.state === 'unsure'
    const isOurs = await settleDelivery(tx, claim, { state, nextTryAt: again ?? now, isUnsure, error, now })
    if (!isOurs) return
    if (state !== 'pending' && name === 'friend-mail') await forgetFriend(tx, leadId)
    if (state !== 'pending' || tries === 1)
      await recordEvent(tx, {
        leadId,
        at: now,
        kind: `delivery-${state}`,
        detail: { channel: name, tries, error },
      })
  })
  return state === 'pending' ? 'again' : state
}
