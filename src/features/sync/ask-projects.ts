import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { rows } from '@/database/query'
import { text } from '@/database/row'
import type { Platform } from '@/platforms/platform'
import type { ExternalId, ParsedProject } from '@/platforms/platform-offer'

import { notePushed } from './pushed/pushed-listings'

/**
 * A platform without a list of projects is asked for each one that we have, or that a home names. Homes in it that we
 * have not heard of are noted, so that the worker asks for them.
 */
export async function askProjects(
  db: Database,
  platform: Pick<Platform, 'name' | 'findProject'>,
): Promise<ParsedProject[] | undefined> {
  const { name } = platform
  if (!platform.findProject) return undefined
  const known = await rows(
    db,
    { externalId: text },
    sql`select external_id as "externalId" from listing.identity i
        where kind = 'project' and platform = ${name}
          and (exists (select from listing.project p where p.id = i.id)
            or exists (select from listing.listing l where l.project_id = i.id))
        order by id`,
  )
  const projects: ParsedProject[] = []
  const unitIds: ExternalId[] = []
  for (const { externalId } of known) {
    const found = await platform.findProject(externalId)
    if (!found) continue
    projects.push(found.project)
    unitIds.push(...found.unitIds)
  }
  await db.transaction(async (tx) => {
    const unheard = await rows(
      tx,
      { id: text },
      sql`select unit as id from unnest(${sql.param(unitIds)}::text[]) unit
          where not exists (select from listing.identity i
            where i.kind = 'listing' and i.platform = ${name} and i.external_id = unit)`,
    )
    await notePushed(
      tx,
      name,
      unheard.map(({ id }) => id),
    )
  })
  return projects
}
