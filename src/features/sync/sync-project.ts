import { sql } from 'drizzle-orm'

import { rows } from '@/database/query'
import { int, text } from '@/database/row'
import { projectsTag } from '@/features/listings/listing-tags'
import { queuePurge } from '@/http-cache/purge'
import type { ExternalId } from '@/platforms/platform-offer'

import { dropFiles, keepFiles } from './kept-files/keep-files'
import type { FileOwner } from './kept-files/kept-rows'
import { filesOfProject } from './kept-files/wanted-files'
import { notePushed } from './pushed/pushed-listings'
import { holdForOne } from './store-offer'
import { storeParsedProjects } from './store-parsed-projects'
import type { OneSyncServices } from './sync-listing'

export type ProjectOutcome = 'changed' | 'unchanged' | 'gone' | 'unknown' | 'refused'

/** Brings one project up to date, and has every home asked for that is in it, or was. */
export async function syncProject(
  { db, platform, files: keeping }: OneSyncServices,
  externalId: ExternalId,
): Promise<ProjectOutcome> {
  const found = await platform.findProject?.(externalId)
  const owner: FileOwner = { platform: platform.name, kind: 'project', externalId }
  const files = found?.project.ok ? filesOfProject(found.project.value) : []
  if (keeping) await keepFiles(db, keeping, { owner, files })
  const outcome = await db.transaction<ProjectOutcome>(async (tx) => {
    await holdForOne(tx)
    // Two that bring the same one do so after each other.
    const [known] = await rows(
      tx,
      { id: int },
      sql`select id from listing.identity
          where kind = 'project' and platform = ${platform.name} and external_id = ${externalId} for update`,
    )
    const units = await rows(
      tx,
      { externalId: text },
      sql`select i.external_id as "externalId" from listing.listing l
          join listing.identity i on i.kind = 'listing' and i.id = l.id and i.platform = ${platform.name}
          where l.project_id = ${known?.id ?? 0}`,
    )
    await notePushed(tx, platform.name, [...(found?.unitIds ?? []), ...units.map((unit) => unit.externalId)])
    if (found) {
      const given = { platform: platform.name, runId: null, projects: [found.project], isPart: true }
      const outcome = await storeParsedProjects(tx, given)
      if (outcome === 'hidden') await queuePurge(tx, [], [projectsTag])
      if (outcome === 'changed') await queuePurge(tx, [projectsTag])
      return found.project.ok ? (outcome === 'same' ? 'unchanged' : 'changed') : 'refused'
    }
    const gone = await rows(
      tx,
      { id: int },
      sql`delete from listing.project where id = ${known?.id ?? 0} returning id`,
    )
    if (gone.length > 0) await queuePurge(tx, [], [projectsTag])
    return gone.length > 0 ? 'gone' : 'unknown'
  })
  if (keeping && outcome !== 'refused') await dropFiles(db, keeping, { owner, files })
  return outcome
}
