import { createHash } from 'node:crypto'

import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { rows } from '@/database/query'
import { text } from '@/database/row'
import { keptUrl } from '@/domain/media/kept-file'

import { fetchFile, type FileKeeping } from './fetch-file'
import { type FileOwner, noteFile, type Noted, readKept } from './kept-rows'
import type { WantedFile } from './wanted-files'
import { removeCopy, writeCopy } from './write-copy'

const atOnce = 4
/** Of one home: more than any gallery shows. */
const mostFiles = 200
/** A message is given to another worker after two minutes. What is left then is fetched the next time. */
const mostMs = 90_000

/** Copies what there is no copy of yet. What cannot be had is noted, and tried again with the next answer. */
export async function keepFiles(
  db: Database,
  keeping: FileKeeping,
  { owner, files }: { owner: FileOwner; files: readonly WantedFile[] },
): Promise<void> {
  if (files.length === 0) return
  const known = new Map((await readKept(db, owner, [owner.externalId])).map((row) => [row.source, row]))
  const missing = files.slice(0, mostFiles).filter(({ source, use }) => {
    const row = known.get(source)
    return row?.use !== use || row.state === 'failed'
  })
  const until = Date.now() + mostMs
  const line = missing[Symbol.iterator]()
  const work = async () => {
    for (const file of line) {
      const noted: Noted =
        Date.now() < until
          ? await copied(keeping, owner, file)
          : { state: 'failed', reason: 'no time was left' }
      await noteFile(db, owner, { ...file, noted })
      const before = known.get(file.source)?.url
      if (before && !(noted.state === 'kept' && noted.url === before))
        await removeCopy(keeping.folder, nameIn(before))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

async function copied(
  keeping: FileKeeping,
  owner: FileOwner,
  { source, url, use }: WantedFile,
): Promise<Noted> {
  const fetched = await fetchFile(url, keeping)
  if (!fetched.ok) return { state: fetched.isForGood ? 'refused' : 'failed', reason: fetched.reason }
  const key = createHash('sha256')
    .update(JSON.stringify([owner.platform, owner.kind, owner.externalId, source]))
    .digest('hex')
    .slice(0, 40)
  const written = await writeCopy({ folder: keeping.folder, use, key, data: fetched.data })
  if (!written.ok) return { state: 'refused', reason: written.reason }
  const { name, width, height } = written
  return { state: 'kept', url: keptUrl(name), width, height }
}

/** Takes away the copies of what a home or project no longer has; of nothing that it has. */
export async function dropFiles(
  db: Database,
  { folder }: FileKeeping,
  { owner, files }: { owner: FileOwner; files: readonly Pick<WantedFile, 'source'>[] },
): Promise<void> {
  const { platform, kind, externalId } = owner
  const sources = sql.param(files.map(({ source }) => source))
  const dropped = await rows(
    db,
    { url: text },
    sql`delete from listing.kept_file where platform = ${platform} and kind = ${kind}
          and external_id = ${externalId} and source <> all(${sources}::text[])
        returning coalesce(url, '') as url`,
  )
  await removeAll(folder, dropped)
}

/** An hour after it was noted, a file belongs to a home or a project that is stored. */
export async function dropOrphans(db: Database, { folder }: FileKeeping): Promise<void> {
  const dropped = await rows(
    db,
    { url: text },
    sql`delete from listing.kept_file k where k.noted_at < now() - interval '1 hour' and not exists (
          select from listing.identity i
          where i.kind = k.kind and i.platform = k.platform and i.external_id = k.external_id
            and case k.kind when 'listing' then exists (select from listing.known l where l.id = i.id)
                else exists (select from listing.project p where p.id = i.id) end)
        returning coalesce(k.url, '') as url`,
  )
  await removeAll(folder, dropped)
}

async function removeAll(folder: string, dropped: readonly { url: string }[]): Promise<void> {
  for (const { url } of dropped) if (url) await removeCopy(folder, nameIn(url))
}

function nameIn(url: string): string {
  return url.replace(/^.*[/:]/, '')
}
