import { sql } from 'drizzle-orm'

import { type Reads, rows } from '@/database/query'
import { int } from '@/database/row'
import type { Language } from '@/domain/language'
import { kindsLike } from '@/domain/listing/home-kind'
import { type Deal } from '@/domain/listing/listing'
import { municipalityByKey } from '@/i18n/places/municipalities'

import { cardRow } from '../card-row'
import type { ListingPageData } from '../page/find-listing'
import type { ListingCard } from '../search/search-listings'
import { similarSql } from './similar.sql'

/** What is known of the home; of one that left the site that may be little more than its deal and place. */
export interface SimilarTo extends Partial<
  Pick<
    ListingCard,
    | 'typeId'
    | 'priceCents'
    | 'bedrooms'
    | 'livingSquareMetres'
    | 'longitude'
    | 'latitude'
    | 'municipalityKey'
    | 'isPricePublished'
  >
> {
  id: number
  deal: Deal
  kind?: ListingPageData['kind']
}

export interface SimilarNeeds {
  listing: SimilarTo
  language: Language
  maximum?: number
}

/** Homes of the same deal and family that can still be had, near it and about as dear. */
export async function findSimilar(
  db: Reads,
  { listing, language, maximum = 4 }: SimilarNeeds,
): Promise<ListingCard[]> {
  const { id, deal, typeId, kind, longitude, latitude, municipalityKey = null } = listing
  const hasPoint = typeof longitude === 'number' && typeof latitude === 'number'
  return rows(
    db,
    cardRow,
    similarSql({
      id,
      deal,
      typeId: typeId ?? null,
      typeIds: typeId === undefined ? [] : await typesLike(db, { typeId, kind }),
      priceCents: listing.isPricePublished === false ? null : amount(listing.priceCents),
      bedrooms: listing.bedrooms ?? null,
      livingSquareMetres: listing.livingSquareMetres ?? null,
      point: hasPoint ? [longitude, latitude] : null,
      municipalityKey,
      provinceKey: (municipalityKey && municipalityByKey(municipalityKey)?.province) || null,
      maximum,
      language,
    }),
  )
}

/** 0 is an amount that nobody filled in. */
function amount(cents: number | null | undefined): number | null {
  return cents && cents > 0 ? cents : null
}

/** The home's own category, and those that hold the same family of homes. */
async function typesLike(
  db: Reads,
  { typeId, kind = 'unknown' }: { typeId: number; kind?: SimilarTo['kind'] },
): Promise<number[]> {
  if (kind === 'unknown') return [typeId]
  const categories = await rows(
    db,
    { id: int },
    sql`select distinct id from listing.category where kind = any(${sql.param(kindsLike(kind))}::text[])`,
  )
  return [...new Set([typeId, ...categories.map(({ id }) => id)])]
}
