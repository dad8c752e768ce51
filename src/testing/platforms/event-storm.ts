import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { receivePush } from '@/features/sync/pushed/receive-push'
import { syncPushed } from '@/features/sync/pushed/work-on-pushes'
import type { Platform, PushedMessage } from '@/platforms/platform'
import { sweepbright } from '@/platforms/sweepbright/sweepbright'

import { applyChange, deleteProperty, restoreProperty } from '../../../simulator/control/apply-change'
import { hash } from '../../../simulator/seed/hash'
import { happen, publishedIds, republish } from '../../../simulator/sweepbright/events'
import type { SignedEvent } from '../../../simulator/sweepbright/sweepbright'
import { startSweepbrightSimulator } from '../../../simulator/sweepbright/sweepbright-simulator'
import { rows } from '../rows'

type Simulator = Awaited<ReturnType<typeof startSweepbrightSimulator>>

export interface StormSums {
  sent: number
  repeated: number
  forged: number
  refused: number
  seconds: number
}

const now = new Date('2026-11-15T00:00:00Z')

/** An agency that changes its homes faster than its messages arrive. */
export async function startStorm(properties: number) {
  const simulator = await startSweepbrightSimulator({
    properties,
    projects: 1,
    now,
    quirks: true,
    reach: 'country',
  })
  const account = { clientId: 'gevel-demo', clientSecret: 'gevel-demo' }
  return { simulator, platform: sweepbright({ url: `${simulator.url}/api/`, ...account, concurrency: 4 }) }
}

/** Sends that many events out of order, one in twenty twice and one in a hundred forged, and works on them meanwhile. */
export async function storm(
  { simulator, platform }: { simulator: Simulator; platform: Platform },
  db: Database,
  count: number,
): Promise<StormSums> {
  const { events } = simulator.sweepbright
  const startedAt = performance.now()
  events.length = 0
  const first = republish(simulator.sweepbright)
  const homes = publishedIds(simulator.sweepbright)
  const sums = { sent: 0, repeated: 0, forged: 0, refused: 0 }
  const share = 10
  for (let part = 0; part < share; part++) {
    const until = Math.floor(((count - first) * (part + 1)) / share) + first
    for (let n = sums.sent + events.length; n < until; n++) change(simulator, homes, n)
    for (const message of disturbed(events.splice(0), part, sums)) {
      sums.sent++
      if ((await receivePush(db, platform, message)) === 'refused') sums.refused++
    }
    await work(db, platform)
  }
  return { ...sums, seconds: Math.round((performance.now() - startedAt) / 1000) }
}

export function work(db: Database, platform: Platform): Promise<void> {
  const failed = (error: unknown) => {
    throw error
  }
  return syncPushed({ db, platform }, { synced: () => undefined, failed })
}

/** Mostly prices; one in eight is taken back, and one in eight comes back. */
function change({ simulation, sweepbright: side }: Simulator, homes: readonly number[], n: number): void {
  const id = homes[hash(n, 1) % homes.length] ?? 0
  switch (hash(n, 2) % 8) {
    case 0:
      deleteProperty(simulation, id)
      return happen(side, 'estate-deleted', id)
    case 1:
      restoreProperty(simulation, id)
      return happen(side, 'estate-added', id)
    default:
      applyChange(simulation, id, { Price: 100_000 + (hash(n, 3) % 400_000), PublishPrice: true })
      return happen(side, 'estate-updated', id)
  }
}

function disturbed(
  events: readonly SignedEvent[],
  part: number,
  sums: { repeated: number; forged: number },
): PushedMessage[] {
  const sent = events.flatMap((event, n) => {
    const messages = [messageOf(event)]
    if (hash(part, n, 4) % 20 === 0) {
      sums.repeated++
      messages.push(messageOf(event))
    }
    if (hash(part, n, 5) % 100 === 0) {
      sums.forged++
      messages.push(messageOf({ ...event, body: event.body.replace(/estate-\w+/, 'estate-deleted') + ' ' }))
    }
    return messages
  })
  return sent
    .map((message, n) => ({ message, place: hash(part, n, 6) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ message }) => message)
}

function messageOf({ body, signature }: SignedEvent): PushedMessage {
  return { body, headers: new Headers({ 'x-hook-signature': signature }) }
}

/** Everything that a visitor sees of every home, by the name that the platform has for it. */
export function shownHomes(db: Database): Promise<Record<string, unknown>[]> {
  return rows(
    db,
    sql`select i.external_id as id, md5(
          (to_jsonb(l) - '{id,type_id,extra_type_ids,project_id,created_at,changed_at,synced_at,fingerprint,listed}'::text[])::text ||
          (select jsonb_agg(to_jsonb(t) - 'listing_id' order by t.language) from listing.listing_text t where t.listing_id = l.id)::text ||
          (select to_jsonb(d) - 'listing_id' from listing.listing_detail d where d.listing_id = l.id)::text) as shown
        from listing.listing l join listing.identity i on i.kind = 'listing' and i.id = l.id order by 1`,
  )
}
