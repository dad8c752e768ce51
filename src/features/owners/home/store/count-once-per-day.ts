import { sql } from 'drizzle-orm'

import { brusselsDate } from '@/database/brussels-day.sql'
import type { Database } from '@/database/connection'
import { rows } from '@/database/query'
import { filled, int, nullable, oneOf, type RowOf, text } from '@/database/row'
import { brusselsDay } from '@/domain/brussels-day'
import { deals } from '@/domain/listing/listing'
import { chartDays, lastDays } from '@/domain/owner/last-days'
import { median } from '@/domain/owner/median'
import { countAlerts } from '@/features/leads/demands/count-alerts'
import { viewsOf } from '@/features/visits/views-of'

import type { OwnerReading } from './owner-reading'

const groupRow = { deal: oneOf(deals), kind: filled(text), provinceKey: filled(text) }
type Group = RowOf<typeof groupRow>

/** Fewer say nothing about a middle, and too much about each other. */
const fewestHomes = 5
/** So many say enough, and the platform is asked for no more. */
const mostHomes = 120

/** What changes slowly and needs other people's rows: with the first reading after midnight, and for a home that is new. */
export async function countOncePerDay(reading: OwnerReading): Promise<void> {
  const { db, now, failed } = reading
  const today = brusselsDay(now())
  for (const group of await groupsDue(db, today)) {
    try {
      await countGroup(reading, group)
    } catch (error) {
      failed(null, error)
    }
  }
  const due = await rows(
    db,
    { listingId: int },
    sql`select listing_id as "listingId" from owner.home where alerts_on is distinct from ${today}::date order by 1`,
  )
  const alerts = await countAlerts(
    db,
    due.map(({ listingId }) => listingId),
  )
  for (const { listingId } of due)
    await db.execute(
      sql`update owner.home set alerts = ${alerts.get(listingId) ?? null}, alerts_on = ${today}::date
          where listing_id = ${listingId}`,
    )
}

/** Of the homes that somebody follows. */
function groupsDue(db: Database, today: string): Promise<Group[]> {
  return rows(
    db,
    groupRow,
    sql`select distinct h.deal, h.kind, h.province_key as "provinceKey" from owner.home h
        where h.is_online and h.kind is not null and h.province_key is not null
          and exists (select from owner.home_owner o where o.listing_id = h.listing_id and o.revoked_at is null)
          and not exists (select from owner.group_views g where g.deal = h.deal and g.kind = h.kind
            and g.province_key = h.province_key and g.day = ${today}::date)
        order by 1, 2, 3`,
  )
}

const memberRow = { id: int, externalId: nullable(text), listedOn: text }

/** Homes that are to be listed on a later day are not in it: of fewer than enough nobody is asked anything. */
async function countGroup({ db, platform, now }: OwnerReading, group: Group): Promise<void> {
  const listedOn = brusselsDate(sql`l.created_at`)
  const homes = await rows(
    db,
    memberRow,
    sql`select l.id, i.external_id as "externalId",
          ${listedOn}::text as "listedOn"
        from listing.listing l
        left join listing.identity i on i.kind = 'listing' and i.id = l.id and i.platform = ${platform.name}
        where l.deal = ${group.deal} and l.kind = ${group.kind} and l.province_key = ${group.provinceKey}
          and not l.is_closed and ${listedOn} <= ${brusselsDay(now())}::date
        order by l.changed_at desc, l.id limit ${mostHomes}`,
  )
  if (homes.length < fewestHomes) return
  const days = lastDays(now())
  const byHomeAndDay = await viewsByDay({ db, platform, now }, homes, days)
  const counted = days.flatMap((day) => {
    const there = homes.filter(({ listedOn }) => listedOn <= day)
    if (there.length < fewestHomes) return []
    const middle = median(there.map(({ id }) => byHomeAndDay.get(`${id} ${day}`) ?? 0))
    return middle === null ? [] : [{ day, homes: there.length, median: middle }]
  })
  await db.transaction(async (tx) => {
    await tx.execute(
      sql`delete from owner.group_views
          where deal = ${group.deal} and kind = ${group.kind} and province_key = ${group.provinceKey}`,
    )
    await tx.execute(
      sql`insert into owner.group_views (deal, kind, province_key, day, homes, median)
          select ${group.deal}, ${group.kind}, ${group.provinceKey}, day, homes, median
          from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb)
            as given (day date, homes integer, median double precision)`,
    )
  })
}

/** Our own count, and what other media sent to the platform: the same sum as in an owner's chart. */
async function viewsByDay(
  { db, platform, now }: Pick<OwnerReading, 'db' | 'platform' | 'now'>,
  homes: RowOf<typeof memberRow>[],
  days: string[],
): Promise<Map<string, number>> {
  const sums = new Map<string, number>()
  const add = (id: number, day: string, views: number) =>
    sums.set(`${id} ${day}`, (sums.get(`${id} ${day}`) ?? 0) + views)
  const own = await viewsOf(
    db,
    homes.map(({ id }) => id),
    { from: days[0] ?? '', to: days.at(-1) ?? '' },
  )
  for (const { listingId, day, views } of own) add(listingId, day, views)
  const ids = new Map(homes.flatMap(({ id, externalId }) => (externalId === null ? [] : [[externalId, id]])))
  if (!platform.owners || ids.size === 0) return sums
  const from = new Date(now().getTime() - chartDays * 86_400_000)
  const told = await platform.owners.viewsPerDay([...ids.keys()], { from, to: now() })
  for (const { listingId, day, views, isOwnSite } of told) {
    const id = ids.get(listingId)
    if (id !== undefined && !isOwnSite) add(id, day, views)
  }
  return sums
}
