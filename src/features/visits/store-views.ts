import { sql } from 'drizzle-orm'

import { type Reads, rows } from '@/database/query'
import { bytes, int, nullable } from '@/database/row'
import { type Seen, type SeenHome, type SeenProject, subjectOf } from '@/domain/visit/seen'

import type { View } from './view-buffer'
import { visitorHash } from './visitor-hash'

interface Batch {
  day: string
  salt: Buffer
  views: readonly View[]
}

type Hashed<What extends Seen> = What & { hash: string }

/** Counts each visitor of a thing and a day once, whichever process heard of it; `null` when the day is forgotten. */
export async function storeViews(db: Reads, { day, salt, views }: Batch): Promise<number | null> {
  const seen = views.map((view): Hashed<Seen> => ({
    ...view.seen,
    hash: visitorHash(salt, view, subjectOf(view.seen)),
  }))
  const homes = seen.filter((one) => one.kind === 'home')
  const projects = seen.filter((one) => one.kind === 'project')
  const others = seen.filter((one) => one.kind !== 'home' && one.kind !== 'project')
  let counted = 0
  for (const store of [
    homes.length > 0 && (() => storeHomes(db, day, homes)),
    projects.length > 0 && (() => storeProjects(db, day, projects)),
    others.length > 0 && (() => storeOthers(db, day, others)),
  ]) {
    if (!store) continue
    const more = await store()
    if (more === null) return null
    counted += more
  }
  return counted
}

async function storeHomes(db: Reads, day: string, homes: Hashed<SeenHome>[]): Promise<number | null> {
  const [answer] = await rows(
    db,
    { counted: nullable(int) },
    sql`select visit.count_views(${day}::date, ${sql.param(homes.map(({ hash }) => hash))}::uuid[],
          ${sql.param(homes.map(({ listingId }) => listingId))}::bigint[],
          ${sql.param(homes.map(({ source }) => source))}::text[]) as counted`,
  )
  return answer?.counted ?? null
}

async function storeProjects(
  db: Reads,
  day: string,
  projects: Hashed<SeenProject>[],
): Promise<number | null> {
  const [answer] = await rows(
    db,
    { counted: nullable(int) },
    sql`select visit.count_project_views(${day}::date, ${sql.param(projects.map(({ hash }) => hash))}::uuid[],
          ${sql.param(projects.map(({ projectId }) => projectId))}::int[],
          ${sql.param(projects.map(({ source }) => source))}::text[]) as counted`,
  )
  return answer?.counted ?? null
}

type SeenElse = Exclude<Seen, SeenHome | SeenProject>

async function storeOthers(db: Reads, day: string, others: Hashed<SeenElse>[]): Promise<number | null> {
  const [answer] = await rows(
    db,
    { counted: nullable(int) },
    sql`select visit.count_seen(${day}::date, ${JSON.stringify(others.map(rowOf))}::jsonb) as counted`,
  )
  return answer?.counted ?? null
}

/** By the names of the columns. */
function rowOf(seen: Hashed<SeenElse>): object {
  if (seen.kind === 'form') return seen
  const { kind, hash, deal, place, isEmpty } = seen
  const row = { kind, hash, deal, place, is_empty: isEmpty }
  if (seen.kind === 'place') return row
  const { typeId, priceFrom, priceTo, bedrooms, hasMore } = seen
  return {
    ...row,
    type_id: typeId,
    price_from: priceFrom,
    price_to: priceTo,
    bedrooms,
    has_more: hasMore,
  }
}

export async function saltOf(db: Reads, day: string): Promise<Buffer | null> {
  const [answer] = await rows(db, { salt: nullable(bytes) }, sql`select visit.salt_of(${day}::date) as salt`)
  return answer?.salt ?? null
}
