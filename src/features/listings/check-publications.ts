import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { type Queryable, rows } from '@/database/query'
import { mainLanguage } from '@/domain/language'
import { publicationGaps } from '@/domain/listing/publication-check'
import type { CheckedListing, PublicationGap } from '@/domain/listing/publication-gap'
import { regionOf } from '@/domain/place/region'

import { kindOfType } from './property-kinds'

export interface CheckOutcome {
  checked: number
  /** Gaps that are new or have become another kind of gap. */
  opened: number
  closed: number
}

/** Minutes that a look reaches further back than the last one began: a long transaction commits late. */
const overlapMinutes = 5

/** Looks at every home, or at those stored since the last look, and writes down what changed. */
export async function checkPublications(
  db: Database,
  { changedOnly = false, batchSize = 1000 }: { changedOnly?: boolean; batchSize?: number } = {},
): Promise<CheckOutcome> {
  const [start] = await rows<{ begun: string; today: string }>(
    db,
    sql`select now()::text as begun, (now() at time zone 'Europe/Brussels')::date::text as today`,
  )
  if (!start) throw new Error('The database does not know the time')
  const since = changedOnly
    ? sql`(select checked_at - make_interval(mins => ${overlapMinutes}) from listing.publication_check)`
    : sql`null::timestamptz`
  const outcome: CheckOutcome = { checked: 0, opened: 0, closed: 0 }
  let after = 0
  let isLast = false
  while (!isLast) {
    const homes = await nextHomes(db, { after, since, batchSize })
    isLast = homes.length < batchSize
    after = homes.at(-1)?.id ?? after
    const changes = await db.transaction((tx) => storeGaps(tx, homes, start.today))
    outcome.checked += homes.length
    outcome.opened += changes.opened
    outcome.closed += changes.closed
  }
  await db.execute(
    sql`insert into listing.publication_check (checked_at) values (${start.begun}::timestamptz)
        on conflict (is_last) do update set checked_at = excluded.checked_at`,
  )
  return outcome
}

type HomeRow = Omit<CheckedListing, 'kind'> & { id: number; typeId: number } & Record<string, unknown>

function nextHomes(
  db: Database,
  { after, since, batchSize }: { after: number; since: ReturnType<typeof sql>; batchSize: number },
): Promise<HomeRow[]> {
  return rows<HomeRow>(
    db,
    sql`
      select l.id, l.type_id as "typeId", l.deal, l.status, l.country, l.zip,
        l.is_address_published and l.street is not null and l.house_number is not null as "isAddressShown",
        jsonb_build_object('cents', l.price_cents, 'isPublished', l.is_price_published) as price,
        l.construction_year as "constructionYear",
        jsonb_build_object('kwhPerSquareMetre', l.energy_kwh, 'labelText', l.energy_label) as energy,
        d.facts, jsonb_array_length(d.pictures) as pictures, t.labels, t.description
      from listing.listing l
      join listing.listing_detail d on d.listing_id = l.id
      join listing.listing_text t on t.listing_id = l.id and t.language = ${mainLanguage}
      where l.id > ${after} and (${since} is null or l.synced_at >= ${since})
      order by l.id limit ${batchSize}
    `,
  )
}

interface GapRow extends PublicationGap {
  listing_id: number
  region: string | null
}

async function storeGaps(
  tx: Queryable,
  homes: HomeRow[],
  today: string,
): Promise<{ opened: number; closed: number }> {
  const ids = homes.map(({ id }) => id)
  const stored = await rows<GapRow & Record<string, unknown>>(
    tx,
    sql`select listing_id, field, severity, region from listing.publication_gap
        where listing_id = any(${sql.param(ids)}::int[])`,
  )
  const wanted = homes.flatMap((home) => gapRowsOf(home, today))
  const before = new Map(stored.map((row) => [keyOf(row), row]))
  const opened = wanted.filter((row) => {
    const known = before.get(keyOf(row))
    return known?.severity !== row.severity || known.region !== row.region
  })
  const after = new Set(wanted.map(keyOf))
  const closed = stored.filter((row) => !after.has(keyOf(row)))
  if (closed.length > 0) await closeGaps(tx, closed)
  if (opened.length > 0) await openGaps(tx, opened)
  return { opened: opened.length, closed: closed.length }
}

function gapRowsOf(home: HomeRow, today: string): GapRow[] {
  const region = regionOf(home.country, home.zip)
  const gaps = publicationGaps({ ...home, kind: kindOfType(home.typeId) }, today)
  return gaps.map((gap) => ({ ...gap, listing_id: home.id, region }))
}

const keyOf = ({ listing_id, field }: { listing_id: number; field: string }) => `${listing_id} ${field}`

/** A home that was withdrawn meanwhile is passed over; one whose gap grew worse keeps the day it was first seen. */
async function openGaps(tx: Queryable, gaps: GapRow[]): Promise<void> {
  await tx.execute(
    sql`insert into listing.publication_gap (listing_id, field, severity, region)
        select gap.listing_id, gap.field, gap.severity, gap.region
        from jsonb_to_recordset(${JSON.stringify(gaps)}::jsonb)
          as gap (listing_id int, field text, severity text, region text)
        join listing.listing l on l.id = gap.listing_id
        on conflict (listing_id, field) do update set severity = excluded.severity, region = excluded.region`,
  )
}

async function closeGaps(tx: Queryable, gaps: { listing_id: number; field: string }[]): Promise<void> {
  await tx.execute(
    sql`delete from listing.publication_gap stored
        using jsonb_to_recordset(${JSON.stringify(gaps)}::jsonb) as gap (listing_id int, field text)
        where stored.listing_id = gap.listing_id and stored.field = gap.field`,
  )
}
