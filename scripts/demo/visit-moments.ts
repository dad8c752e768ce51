import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'

interface Moment {
  id: string
  startsAt: string
  endsAt: string
  places: number
  taken: number
}

const days = ['2027-03-09', '2027-03-11', '2027-03-13']

/** Far ahead, so that nobody is reminded of the visit and the page reads the same on every day. */
const moments = days.flatMap((day, index) =>
  ['09:00', '13:30', '16:00'].map((time, part): Moment => ({
    id: `picture-${index}-${part}`,
    startsAt: new Date(`${day}T${time}:00Z`).toISOString(),
    endsAt: new Date(Date.parse(`${day}T${time}:00Z`) + 45 * 60_000).toISOString(),
    places: 2,
    // One of them is full.
    taken: part === 1 && index === 0 ? 2 : 0,
  })),
)

/** Books a visit, and keeps the platform from being asked for other moments meanwhile. */
export async function makeVisit(
  db: Database,
  { leadId, listingId }: { leadId: string; listingId: number },
): Promise<void> {
  const [booked] = moments
  if (!booked) return
  // Read "later": a list is only asked for again when it has become old.
  await db.execute(sql`
    insert into lead.slot_list (listing_id, read_at, slots)
    values (${listingId}, now() + interval '1 day', ${JSON.stringify(moments)}::jsonb)
    on conflict (listing_id) do update set read_at = excluded.read_at, slots = excluded.slots`)
  await db.execute(sql`
    insert into lead.appointment (id, holder_id, listing_id, slot_id, starts_at, ends_at)
    values (${leadId}::uuid, ${leadId}::uuid, ${listingId}, ${booked.id}, ${booked.startsAt}, ${booked.endsAt})
    on conflict do nothing`)
}

export async function removeVisit(db: Database, listingId: number): Promise<void> {
  await db.execute(sql`
    delete from lead.slot_list where listing_id = ${listingId} and slots @> '[{"id": "picture-0-0"}]'`)
}
