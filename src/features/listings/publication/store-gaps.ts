import { sql } from 'drizzle-orm'

import { type Queryable, rows } from '@/database/query'
import { int, nullable, oneOf, text } from '@/database/row'
import type { LegalFact } from '@/domain/legal/legal-fact'
import { publicationGaps } from '@/domain/listing/publication-check'
import {
  gapFields,
  gapSeverities,
  isMissingField,
  type PublicationGap,
} from '@/domain/listing/publication-gap'
import { regionOf } from '@/domain/place/region'

import type { CheckedHome } from './checked-homes'

interface GapRow extends PublicationGap {
  listing_id: number
  region: string | null
}

/**
 * Writes down what these homes lack now, where it differs from what was written. Without legal facts to compare them
 * with, the amounts of the agency's file stay as they were judged.
 */
export async function storeGaps(
  tx: Queryable,
  homes: CheckedHome[],
  legalFacts: readonly LegalFact[] | null = null,
): Promise<{ opened: number; closed: number }> {
  const ids = homes.map(({ id }) => id)
  const stored = await rows(
    tx,
    { field: oneOf(gapFields), severity: oneOf(gapSeverities), listing_id: int, region: nullable(text) },
    sql`select listing_id, field, severity, region from listing.publication_gap
        where listing_id = any(${sql.param(ids)}::int[])`,
  )
  const wanted = homes.flatMap((home) => gapRowsOf(home, legalFacts ?? []))
  const before = new Map(stored.map((row) => [keyOf(row), row]))
  const opened = wanted.filter((row) => {
    const known = before.get(keyOf(row))
    return known?.severity !== row.severity || known.region !== row.region
  })
  const after = new Set(wanted.map(keyOf))
  const isJudged = ({ field }: PublicationGap) => legalFacts !== null || isMissingField(field)
  const closed = stored.filter((row) => !after.has(keyOf(row)) && isJudged(row))
  if (closed.length > 0) await closeGaps(tx, closed)
  if (opened.length > 0) await openGaps(tx, opened)
  return { opened: opened.length, closed: closed.length }
}

function gapRowsOf(home: CheckedHome, legalFacts: readonly LegalFact[]): GapRow[] {
  const region = regionOf(home.country, home.zip)
  return publicationGaps(home, home.today, legalFacts).map((gap) => ({ ...gap, listing_id: home.id, region }))
}

const keyOf = ({ listing_id, field }: { listing_id: number; field: string }) => `${listing_id} ${field}`

/** A home that was withdrawn meanwhile is passed over; one whose gap grew worse keeps the day it was first seen. */
async function openGaps(tx: Queryable, gaps: GapRow[]): Promise<void> {
  await tx.execute(
    sql`insert into listing.publication_gap (listing_id, field, severity, region)
        select gap.listing_id, gap.field, gap.severity, gap.region
        from jsonb_to_recordset(${JSON.stringify(gaps)}::jsonb)
          as gap (listing_id int, field text, severity text, region text)
        where exists (select from listing.known k where k.id = gap.listing_id)
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
