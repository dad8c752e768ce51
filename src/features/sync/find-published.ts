import { sql } from 'drizzle-orm'

import { type Reads, rows } from '@/database/query'
import { bool, int, oneOf, text } from '@/database/row'
import { mainLanguage } from '@/domain/language'
import { deals } from '@/domain/listing/listing'
import { listingPath } from '@/i18n/paths/listing-paths'
import { projectPath } from '@/i18n/paths/project-paths'
import type { ExternalId } from '@/platforms/platform-offer'

export interface PublishedAt {
  kind: 'listing' | 'project'
  externalId: ExternalId
}

interface Published {
  path: string
  /** A home in a project. */
  isUnit: boolean
}

/** The address of a home or a project in the main language; `null` when visitors do not see it. */
export async function findPublished(
  db: Reads,
  platform: string,
  { kind, externalId }: PublishedAt,
): Promise<Published | null> {
  if (kind === 'project') {
    const [project] = await rows(
      db,
      { id: int },
      sql`select p.id from listing.public_project p
          join listing.identity i on i.kind = 'project' and i.id = p.id
          where i.platform = ${platform} and i.external_id = ${externalId}`,
    )
    return project ? { path: projectPath(mainLanguage, project.id), isUnit: false } : null
  }
  const [home] = await rows(
    db,
    { id: int, deal: oneOf(deals), city: text, typeName: text, isUnit: bool },
    sql`select l.id, l.deal, l.city, t.type_name as "typeName", l.project_id is not null as "isUnit"
        from listing.public_listing l
        join listing.public_listing_text t on t.listing_id = l.id and t.language = ${mainLanguage}
        join listing.identity i on i.kind = 'listing' and i.id = l.id
        where i.platform = ${platform} and i.external_id = ${externalId}`,
  )
  return home ? { path: listingPath(mainLanguage, home), isUnit: home.isUnit } : null
}
