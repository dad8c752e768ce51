import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { rows } from '@/database/query'
import type { Language } from '@/domain/language'
import type { BannerSlide } from '@/domain/site/site'

import { projectHref } from './projects/find-project-link'

interface ProjectRow extends Record<string, unknown> {
  id: number
  name: string
  zip: string
  city: string
  externalUrl: string | null
  coverUrl: string
}

const shown = 5

/** New-build projects with a picture, in the agency's own order, as slides of a banner. */
export async function listProjectSlides(db: Database, language: Language): Promise<BannerSlide[]> {
  const projects = await rows<ProjectRow>(
    db,
    sql`
      select p.id, t.name, p.zip, p.city, p.external_url as "externalUrl", p.pictures -> 0 ->> 'url' as "coverUrl"
      from listing.project p
      join listing.project_text t on t.project_id = p.id and t.language = ${language}
      where jsonb_array_length(p.pictures) > 0
      order by p.show_order, p.id
      limit ${shown}
    `,
  )
  return projects.map(({ name, zip, city, coverUrl, ...project }) => {
    const caption = `${name} · ${zip} ${city}`
    const { href, isExternal } = projectHref(language, project)
    return { url: coverUrl, alt: caption, caption, href, ...(isExternal && { isExternal }) }
  })
}
