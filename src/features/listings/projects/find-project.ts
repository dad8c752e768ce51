import { sql } from 'drizzle-orm'

import { type Reads, rows } from '@/database/query'
import { bool, int, nullable, oneOf, stored, text } from '@/database/row'
import type { Language } from '@/domain/language'
import { disclosedAddress, type DisclosableAddress } from '@/domain/listing/disclosure'
import type { ListingDocument, Picture } from '@/domain/listing/listing'
import { type RegionalPlace, regions } from '@/domain/place/region'
import { httpsUrl } from '@/i18n/paths/https-url'

import { listUnits, type ProjectUnit } from './list-units'

export type ProjectDocument = Omit<ListingDocument, 'isPublished'>

/** Everything a project's page may show in one language; an unpublished street is not in it. */
export interface ProjectPageData extends DisclosableAddress, RegionalPlace {
  id: number
  number: string | null
  name: string
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

const projectRow = {
  id: int,
  number: nullable(text),
  name: text,
  street: nullable(text),
  houseNumber: nullable(text),
  box: nullable(text),
  zip: text,
  city: text,
  country: text,
  region: nullable(oneOf(regions)),
  isAddressPublished: bool,
  isTownShown: bool,
  description: text,
  technical: text,
  situation: text,
  delivery: text,
  externalUrl: nullable(text),
  pictures: stored<Picture[]>(),
  documents: stored<ProjectDocument[]>(),
}

export async function findProject(
  db: Reads,
  { id, language }: { id: number; language: Language },
): Promise<ProjectPageData | null> {
  const [[project], units] = await Promise.all([
    rows(
      db,
      projectRow,
      sql`select p.id, p.number, t.name,
          coalesce(t.street, p.street) as street, p.house_number as "houseNumber", p.box, p.zip, p.city, p.country,
          p.region, p.is_address_published as "isAddressPublished", p.is_town_shown as "isTownShown",
          t.description, t.technical, t.situation, t.delivery,
          p.external_url as "externalUrl", p.pictures, t.documents
        from listing.public_project p
        join listing.public_project_text t on t.project_id = p.id and t.language = ${language}
        where p.id = ${id}`,
    ),
    listUnits(db, { projectId: id, language }),
  ])
  if (!project) return null
  const { externalUrl } = project
  return {
    ...disclosedAddress(project),
    externalUrl: externalUrl ? httpsUrl(externalUrl) : null,
    units,
  }
}
