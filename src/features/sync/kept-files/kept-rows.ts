import { sql } from 'drizzle-orm'

import { type Queryable, rows } from '@/database/query'
import { int, nullable, oneOf, text } from '@/database/row'
import type { ExternalId } from '@/platforms/platform-offer'

import type { Copies } from './wanted-files'
import type { FileUse } from './write-copy'

/** A home or a project, as its platform calls it. */
export interface FileOwner {
  platform: string
  kind: 'listing' | 'project'
  externalId: ExternalId
}

const states = ['kept', 'failed', 'refused'] as const

const keptRow = {
  externalId: text,
  source: text,
  use: oneOf(['picture', 'public', 'private'] as const),
  state: oneOf(states),
  url: nullable(text),
  width: nullable(int),
  height: nullable(int),
}

/** What is known of the files of these homes or projects. */
export function readKept(
  db: Queryable,
  { platform, kind }: Pick<FileOwner, 'platform' | 'kind'>,
  externalIds: readonly ExternalId[],
) {
  return rows(
    db,
    keptRow,
    sql`select external_id as "externalId", source, use, state, url, width, height from listing.kept_file
        where platform = ${platform} and kind = ${kind} and external_id = any(${sql.param([...externalIds])}::text[])`,
  )
}

/** The copies of these homes or projects, each by its own name. */
export async function readCopies(
  db: Queryable,
  of: Pick<FileOwner, 'platform' | 'kind'>,
  externalIds: readonly ExternalId[],
): Promise<Map<ExternalId, Copies>> {
  const copies = new Map<
    ExternalId,
    Map<string, { url: string; width: number | null; height: number | null }>
  >()
  if (externalIds.length === 0) return copies
  for (const { externalId, source, url, width, height } of await readKept(db, of, externalIds)) {
    if (url === null) continue
    const own = copies.get(externalId) ?? new Map()
    copies.set(externalId, own.set(source, { url, width, height }))
  }
  return copies
}

export type Noted =
  | { state: 'kept'; url: string; width: number | null; height: number | null }
  | { state: 'failed' | 'refused'; reason: string }

export async function noteFile(
  db: Queryable,
  { platform, kind, externalId }: FileOwner,
  { source, use, noted }: { source: string; use: FileUse; noted: Noted },
): Promise<void> {
  const { url, width, height } = noted.state === 'kept' ? noted : { url: null, width: null, height: null }
  const reason = noted.state === 'kept' ? null : noted.reason
  await db.execute(
    sql`insert into listing.kept_file (platform, kind, external_id, source, use, state, url, width, height, reason)
        values (${platform}, ${kind}, ${externalId}, ${source}, ${use}, ${noted.state}, ${url}, ${width}, ${height}, ${reason})
        on conflict (platform, kind, external_id, source) do update
          set use = excluded.use, state = excluded.state, url = excluded.url, width = excluded.width,
              height = excluded.height, reason = excluded.reason, noted_at = now()`,
  )
}

/** Those that could not be copied, and may be when they are fetched again. */
export async function hasFailedFiles(
  db: Queryable,
  platform: string,
  externalId: ExternalId,
): Promise<boolean> {
  const failed = await rows(
    db,
    { source: text },
    sql`select source from listing.kept_file
        where platform = ${platform} and external_id = ${externalId} and state = 'failed' limit 1`,
  )
  return failed.length > 0
}

interface Source {
  externalId: ExternalId
  source: string
}

/** Those of these homes or projects that have a file without a copy, be it that nobody tried. */
export async function listUncopied(
  db: Queryable,
  { platform, kind }: Pick<FileOwner, 'platform' | 'kind'>,
  wanted: readonly Source[],
): Promise<ExternalId[]> {
  if (wanted.length === 0) return []
  const owners = await rows(
    db,
    { externalId: text },
    sql`select distinct w.external_id as "externalId"
        from unnest(${sql.param(wanted.map(({ externalId }) => externalId))}::text[],
                    ${sql.param(wanted.map(({ source }) => source))}::text[]) w (external_id, source)
        where not exists (select from listing.kept_file k
          where k.platform = ${platform} and k.kind = ${kind} and k.external_id = w.external_id
            and k.source = w.source and k.state <> 'failed')`,
  )
  return owners.map(({ externalId }) => externalId)
}
