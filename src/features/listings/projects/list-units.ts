import { sql } from 'drizzle-orm'

import { type Queryable, rows } from '@/database/query'
import type { Language } from '@/domain/language'
import type { Deal, ListingStatus } from '@/domain/listing/listing'

/** A home of a project, as the project's price list shows it. */
export interface ProjectUnit {
  id: number
  reference: string
  deal: Deal
  status: ListingStatus
  typeName: string
  zip: string
  city: string
  priceCents: number | null
  isPricePublished: boolean
  priceUnit: number | null
  priceUnitText: string | null
  bedrooms: number | null
  livingSquareMetres: number | null
  /** 0 is the ground floor. */
  floor: number | null
  vatValue: number | null
}

export function listUnits(
  db: Queryable,
  { projectId, language }: { projectId: number; language: Language },
): Promise<ProjectUnit[]> {
  return rows<ProjectUnit & Record<string, unknown>>(
    db,
    sql`select l.id, l.reference, l.deal, l.status, t.type_name as "typeName", l.zip, l.city,
          l.price_cents as "priceCents", l.is_price_published as "isPricePublished",
          l.price_unit as "priceUnit", t.price_unit_text as "priceUnitText",
          l.bedrooms, l.living_square_metres as "livingSquareMetres",
          d.facts -> 'floor' as floor, d.facts -> 'vatValue' as "vatValue"
        from listing.listing l
        join listing.listing_text t on t.listing_id = l.id and t.language = ${language}
        join listing.listing_detail d on d.listing_id = l.id
        where l.project_id = ${projectId}
        order by l.reference, l.id`,
  )
}
