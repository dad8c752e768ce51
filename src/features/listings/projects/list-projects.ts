import { sql } from 'drizzle-orm'

import { type Queryable, rows } from '@/database/query'
import type { Language } from '@/domain/language'
import { type OfferedUnit, type ProjectOffer, projectOffer } from '@/domain/listing/project-offer'
import type { CountryCode } from '@/domain/place/country'
import { httpsUrl } from '@/i18n/https-url'

/** A project as a list shows it. */
export interface ProjectSummary {
  id: number
  name: string
  zip: string
  city: string
  country: CountryCode
  delivery: string
  externalUrl: string | null
  coverUrl: string | null
  offer: ProjectOffer
}

interface ProjectRow extends Record<string, unknown>, Omit<ProjectSummary, 'offer'> {
  units: OfferedUnit[]
}

/** All of them, in the agency's own order, and those that are sold out last: an agency has tens, not thousands. */
export async function listProjects(db: Queryable, language: Language): Promise<ProjectSummary[]> {
  const found = await rows<ProjectRow>(
    db,
    sql`select p.id, t.name, p.zip, p.city, p.country, t.delivery, p.external_url as "externalUrl",
          p.pictures -> 0 ->> 'url' as "coverUrl",
          (select coalesce(jsonb_agg(jsonb_build_object(
             'status', l.status, 'priceCents', l.price_cents, 'isPricePublished', l.is_price_published)), '[]')
           from listing.listing l where l.project_id = p.id) as units
        from listing.project p
        join listing.project_text t on t.project_id = p.id and t.language = ${language}
        order by p.show_order, p.id`,
  )
  const projects = found.map(({ units, externalUrl, ...project }) => ({
    ...project,
    externalUrl: externalUrl ? httpsUrl(externalUrl) : null,
    offer: projectOffer(units),
  }))
  return projects.toSorted((a, b) => Number(a.offer.isSoldOut) - Number(b.offer.isSoldOut))
}
