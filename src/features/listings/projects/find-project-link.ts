import { sql } from 'drizzle-orm'

import { type Reads, rows } from '@/database/query'
import { nullable, text } from '@/database/row'
import { httpsUrl } from '@/i18n/paths/https-url'
import type { Locale } from '@/i18n/locales'
import { projectPath } from '@/i18n/paths/project-paths'

export interface ProjectLink {
  name: string
  /** On this site, or the project's own website. */
  href: string
  isExternal: boolean
}

/** Where a unit leads back to; `null` when the platform no longer publishes the project. */
export async function findProjectLink(
  db: Reads,
  { id, locale }: { id: number; locale: Locale },
): Promise<ProjectLink | null> {
  const [project] = await rows(
    db,
    { name: text, externalUrl: nullable(text) },
    sql`select t.name, p.external_url as "externalUrl"
        from listing.public_project p
        join listing.public_project_text t on t.project_id = p.id and t.language = ${locale}
        where p.id = ${id}`,
  )
  return project ? { name: project.name, ...projectHref(locale, { id, ...project }) } : null
}

/** A project with a website of its own lives there. */
export function projectHref(
  locale: Locale,
  { id, externalUrl }: { id: number; externalUrl: string | null },
): Pick<ProjectLink, 'href' | 'isExternal'> {
  const external = externalUrl ? httpsUrl(externalUrl) : null
  return { href: external ?? projectPath(locale, id), isExternal: external !== null }
}
