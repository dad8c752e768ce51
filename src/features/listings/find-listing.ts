import { sql } from 'drizzle-orm'

import type { Database } from '@/database/connection'
import { rows } from '@/database/query'
import type { Language, PerLanguage } from '@/domain/language'
import type { Agent, Deal, Fact, ListingDocument, Picture } from '@/domain/listing/listing'

import type { ListingCard } from './search-listings'

/** Everything a property's page may show in one language; an unpublished price, street or point is not in it. */
export interface ListingPageData extends ListingCard {
  street: string | null
  houseNumber: string | null
  box: string | null
  isAddressPublished: boolean
  bathrooms: number | null
  garages: number | null
  parkings: number | null
  hasGarden: boolean
  hasTerrace: boolean
  constructionYear: number | null
  projectId: number | null
  description: string
  countryName: string | null
  labels: Record<string, string>
  facts: Record<string, Fact>
  pictures: Picture[]
  documents: ListingDocument[]
  agent: Agent | null
  /** For the address of the same page in the other languages. */
  typeNames: PerLanguage<string>
  changedAt: string
  syncedAt: string
}

export async function findListing(
  db: Database,
  { id, language }: { id: number; language: Language },
): Promise<ListingPageData | null> {
  const [listing] = await rows<ListingPageData & Record<string, unknown>>(
    db,
    sql`
      select l.id, l.reference, l.deal, l.status, l.type_id as "typeId", l.project_id as "projectId",
        l.price_cents as "priceCents",
        l.is_price_published as "isPricePublished", l.price_unit as "priceUnit", l.marquee_id as "marqueeId",
        case when l.is_address_published then l.street end as street,
        case when l.is_address_published then l.house_number end as "houseNumber",
        case when l.is_address_published then l.box end as box,
        l.zip, l.city, l.country, l.municipality_key as "municipalityKey", l.is_address_published as "isAddressPublished",
        st_y(l.public_point) as latitude, st_x(l.public_point) as longitude,
        l.is_point_exact as "isPointExact",
        l.bedrooms, l.bathrooms, l.garages, l.parkings, l.living_square_metres as "livingSquareMetres",
        l.plot_square_metres as "plotSquareMetres", l.has_garden as "hasGarden", l.has_terrace as "hasTerrace",
        l.construction_year as "constructionYear", l.energy_kwh as "energyKwh", l.energy_label as "energyLabel",
        l.cover_url as "coverUrl", l.created_at as "createdAt", l.changed_at as "changedAt",
        l.synced_at as "syncedAt", t.title, t.type_name as "typeName", t.description,
        t.price_unit_text as "priceUnitText", t.marquee_name as "marqueeName", t.country_name as "countryName",
        t.labels, d.facts, d.pictures, d.agent,
        (select coalesce(jsonb_agg(document), '[]') from jsonb_array_elements(d.documents) document
         where (document ->> 'isPublished')::boolean) as documents,
        (select jsonb_object_agg(language, type_name) from listing.listing_text where listing_id = l.id) as "typeNames"
      from listing.listing l
      join listing.listing_text t on t.listing_id = l.id and t.language = ${language}
      join listing.listing_detail d on d.listing_id = l.id
      where l.id = ${id}
    `,
  )
  return listing ?? null
}

export interface WithdrawnListing {
  id: number
  deal: Deal
  zip: string
  city: string
}

/** A home that was on the site and no longer is. */
export async function findWithdrawn(db: Database, id: number): Promise<WithdrawnListing | null> {
  const [withdrawn] = await rows<WithdrawnListing & Record<string, unknown>>(
    db,
    sql`select id, deal, zip, city from listing.withdrawn where id = ${id}`,
  )
  return withdrawn ?? null
}
