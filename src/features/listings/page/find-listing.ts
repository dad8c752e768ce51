import { sql } from 'drizzle-orm'

import { type Reads, rows } from '@/database/query'
import {
  bool,
  int,
  jsonByKey,
  jsonList,
  moment,
  nullable,
  oneOf,
  type RowOf,
  stored,
  text,
} from '@/database/row'
import { type Language, languages, type PerLanguage } from '@/domain/language'
import { disclosed, type DisclosableHome } from '@/domain/listing/disclosure'
import { readFacts, readLabels } from '@/domain/listing/facts/read-facts'
import {
  type Agent,
  deals,
  type ListingDocument,
  listingStatuses,
  type Picture,
} from '@/domain/listing/listing'

import { cardColumns, cardRow } from '../card-row'
import type { ListingCard } from '../search/search-listings'

/**
 * Everything a property's page may show in one language; an unpublished price, street or point is not in it, nor a
 * town that is kept hidden.
 */
export interface ListingPageData extends ListingCard, Omit<DisclosableHome, keyof ListingCard> {
  bathrooms: number | null
  garages: number | null
  parkings: number | null
  hasGarden: boolean
  hasTerrace: boolean
  constructionYear: number | null
  projectId: number | null
  description: string
  /** The language of the description, where it has none in this one. */
  writtenIn: Language | null
  countryName: string | null
  pictures: Picture[]
  agent: Agent | null
  /** For the address of the same page in the other languages. */
  typeNames: PerLanguage<string>
  changedAt: string
  syncedAt: string
}

const pageRow = {
  ...cardRow,
  projectId: nullable(int),
  isPriceShown: bool,
  street: nullable(text),
  houseNumber: nullable(text),
  box: nullable(text),
  isAddressPublished: bool,
  isTownShown: bool,
  bathrooms: nullable(int),
  garages: nullable(int),
  parkings: nullable(int),
  hasGarden: bool,
  hasTerrace: bool,
  constructionYear: nullable(int),
  changedAt: moment,
  syncedAt: moment,
  description: text,
  writtenIn: nullable(oneOf(languages)),
  labels: stored<unknown>(),
  facts: stored<unknown>(),
  pictures: stored<Picture[]>(),
  agent: nullable(stored<Agent>()),
  documents: stored<ListingDocument[]>(),
  typeNames: jsonByKey(languages, text),
  history: jsonList({
    at: text,
    status: nullable(oneOf(listingStatuses)),
    priceCents: nullable(int),
    isFirstSync: bool,
  }),
}

export async function findListing(
  db: Reads,
  { id, language }: { id: number; language: Language },
): Promise<ListingPageData | null> {
  const [listing] = await rows(
    db,
    pageRow,
    sql`
      select ${cardColumns}, l.project_id as "projectId", l.is_price_shown as "isPriceShown",
        coalesce(t.street, l.street) as street, l.house_number as "houseNumber", l.box,
        l.is_address_published as "isAddressPublished", l.is_town_shown as "isTownShown",
        l.bathrooms, l.garages, l.parkings, l.has_garden as "hasGarden", l.has_terrace as "hasTerrace",
        l.construction_year as "constructionYear", l.changed_at as "changedAt", l.synced_at as "syncedAt",
        t.description, t.written_in as "writtenIn", t.labels, d.facts, d.pictures, d.agent, d.documents,
        (select jsonb_object_agg(language, type_name) from listing.public_listing_text where listing_id = l.id) as "typeNames",
        (select coalesce(jsonb_agg(jsonb_build_object('at', e.at, 'status', e.status, 'priceCents', e.price_cents,
             'isFirstSync', e.is_first_sync) order by e.at), '[]')
         from listing.public_event e where e.listing_id = l.id) as history
      from listing.public_listing l
      join listing.public_listing_text t on t.listing_id = l.id and t.language = ${language}
      join listing.public_listing_detail d on d.listing_id = l.id
      where l.id = ${id}
    `,
  )
  if (!listing) return null
  return disclosed({ ...listing, facts: readFacts(listing.facts), labels: readLabels(listing.labels) })
}

export const withdrawnRow = {
  id: int,
  deal: oneOf(deals),
  zip: text,
  /** Empty where it is kept hidden. */
  city: text,
  country: text,
}
export type WithdrawnListing = RowOf<typeof withdrawnRow>

/** A home that was on the site and no longer is. */
export async function findWithdrawn(db: Reads, id: number): Promise<WithdrawnListing | null> {
  const [withdrawn] = await rows(
    db,
    withdrawnRow,
    sql`select id, deal, zip, city, country from listing.public_withdrawn where id = ${id}`,
  )
  return withdrawn ?? null
}
