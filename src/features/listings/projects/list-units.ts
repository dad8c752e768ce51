import { sql } from 'drizzle-orm'

import { type Reads, rows } from '@/database/query'
import { bool, float, int, nullable, oneOf, stored, text } from '@/database/row'
import type { Language } from '@/domain/language'
import type { DisclosablePoint } from '@/domain/listing/disclosure'
import type { Annuity } from '@/domain/listing/price/annuity'
import { type Agent, type Deal, deals, type ListingStatus, listingStatuses } from '@/domain/listing/listing'
import type { PricedListing } from '@/domain/listing/price/price'

/** A home of a project, as the project's price list shows it. */
export interface ProjectUnit extends PricedListing, DisclosablePoint {
  id: number
  reference: string
  deal: Deal
  status: ListingStatus
  typeName: string
  zip: string
  city: string
  bedrooms: number | null
  livingSquareMetres: number | null
  /** 0 is the ground floor. */
  floor: number | null
  vatValue: number | null
  agent: Agent | null
  municipalityKey: string | null
  /** The first of its plans. */
  planUrl: string | null
}

const unitRow = {
  id: int,
  reference: text,
  deal: oneOf(deals),
  status: oneOf(listingStatuses),
  typeName: text,
  zip: text,
  city: text,
  priceCents: nullable(int),
  annuity: nullable(stored<Annuity>()),
  isPricePublished: bool,
  priceUnit: nullable(int),
  priceUnitText: nullable(text),
  marqueeId: nullable(int),
  marqueeName: nullable(text),
  bedrooms: nullable(int),
  livingSquareMetres: nullable(int),
  floor: nullable(stored<number>()),
  vatValue: nullable(stored<number>()),
  agent: nullable(stored<Agent>()),
  municipalityKey: nullable(text),
  longitude: nullable(float),
  latitude: nullable(float),
  isPointExact: bool,
  isAddressPublished: bool,
  isTownShown: bool,
  planUrl: nullable(text),
}

export function listUnits(
  db: Reads,
  { projectId, language }: { projectId: number; language: Language },
): Promise<ProjectUnit[]> {
  return rows(
    db,
    unitRow,
    sql`select l.id, l.reference, l.deal, l.status, t.type_name as "typeName", l.zip, l.city,
          l.price_cents as "priceCents", l.annuity, l.is_price_published as "isPricePublished",
          l.price_unit as "priceUnit", t.price_unit_text as "priceUnitText",
          l.marquee_id as "marqueeId", t.marquee_name as "marqueeName",
          l.bedrooms, l.living_square_metres as "livingSquareMetres",
          d.facts -> 'floor' as floor, d.facts -> 'vatValue' as "vatValue", d.agent,
          l.municipality_key as "municipalityKey", st_x(l.public_point) as longitude, st_y(l.public_point) as latitude,
          l.is_point_exact as "isPointExact", l.is_address_published as "isAddressPublished",
          l.is_town_shown as "isTownShown",
          jsonb_path_query_first(d.pictures, '$[*] ? (@.kind == "plan")') ->> 'url' as "planUrl"
        from listing.public_listing l
        join listing.public_listing_text t on t.listing_id = l.id and t.language = ${language}
        join listing.public_listing_detail d on d.listing_id = l.id
        where l.project_id = ${projectId}
        order by l.reference, l.id`,
  )
}
