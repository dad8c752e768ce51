import { sql } from 'drizzle-orm'

import { type Reads, rows } from '@/database/query'
import { int, nullable, text } from '@/database/row'
import type { Language } from '@/domain/language'
import type { BannerSlide } from '@/domain/site/site'
import { townText } from '@/i18n/places/town-name'

import { projectHref } from '../projects/find-project-link'

const projectRow = {
  id: int,
  name: text,
  zip: text,
  city: text,
  country: text,
  externalUrl: nullable(text),
  coverUrl: text,
}

const shown = 5

/** New-build projects with a picture, in the agency's own order, as slides of a banner. */
export async function listProjectSlides(db: Reads, language: Language): Promise<BannerSlide[]> {
  const projects = await rows(
    db,
    projectRow,
    sql`
      select p.id, t.name, p.zip, p.city, p.country, p.external_url as "externalUrl", p.pictures -> 0 ->> 'url' as "coverUrl"
      from listing.public_project p
      join listing.public_project_text t on t.project_id = p.id and t.language = ${language}
      where jsonb_array_length(p.pictures) > 0
      order by p.show_order, p.id
      limit ${shown}
    `,
  )
  return projects.map(({ name, coverUrl, ...project }) => {
    const caption = [name, townText(project, language)].filter(Boolean).join(' · ')
    const { href, isExternal } = projectHref(language, project)
    return { url: coverUrl, alt: caption, caption, href, ...(isExternal && { isExternal }) }
  })
}
