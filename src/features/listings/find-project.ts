import { sql } from 'drizzle-orm'

import { type Queryable, rows } from '@/database/query'
import type { Language } from '@/domain/language'
import type { ListingDocument, Picture } from '@/domain/listing/listing'
import type { CountryCode } from '@/domain/place/country'
import { httpsUrl } from '@/i18n/https-url'

import { listUnits, type ProjectUnit } from './projects/list-units'

export type ProjectDocument = Omit<ListingDocument, 'isPublished'>

/** Everything a project's page may show in one language; an unpublished street is not in it. */
export interface ProjectPageData {
  id: number
  number: string | null
  name: string
  street: string | null
  houseNumber: string | null
  box: string | null
  zip: string
  city: string
  country: CountryCode
  isAddressPublished: boolean
  description: string
  technical: string
  situation: string
  delivery: string
  /** The project's own website, over https. */
  externalUrl: string | null
  pictures: Picture[]
  documents: ProjectDocument[]
  units: ProjectUnit[]
}

export async function findProject(
  db: Queryable,
  { id, language }: { id: number; language: Language },
): Promise<ProjectPageData | null> {
  const [project] = await rows<Omit<ProjectPageData, 'units'> & Record<string, unknown>>(
    db,
    sql`select p.id, p.number, t.name,
          case when p.is_address_published then p.street end as street,
          case when p.is_address_published then p.house_number end as "houseNumber",
          case when p.is_address_published then p.box end as box,
          p.zip, p.city, p.country, p.is_address_published as "isAddressPublished",
          t.description, t.technical, t.situation, t.delivery,
          p.external_url as "externalUrl", p.pictures, t.documents
        from listing.project p
        join listing.project_text t on t.project_id = p.id and t.language = ${language}
        where p.id = ${id}`,
  )
  if (!project) return null
  const { externalUrl } = project
  return {
    ...project,
    externalUrl: externalUrl ? httpsUrl(externalUrl) : null,
    units: await listUnits(db, { projectId: id, language }),
  }
}
