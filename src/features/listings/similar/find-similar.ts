import { sql } from 'drizzle-orm'

import { type Queryable, rows } from '@/database/query'
import type { Language } from '@/domain/language'
import type { Deal } from '@/domain/listing/listing'
import { municipalityByKey } from '@/i18n/municipalities'

import { kindOfType } from '../property-kinds'
import type { ListingCard } from '../search-listings'
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
}

export interface SimilarNeeds {
  listing: SimilarTo
  language: Language
  maximum?: number
}

/** Homes of the same deal and family that can still be had, near it and about as dear. */
export async function findSimilar(
  db: Queryable,
  { listing, language, maximum = 4 }: SimilarNeeds,
): Promise<ListingCard[]> {
  const { id, deal, typeId, longitude, latitude, municipalityKey = null } = listing
  const hasPoint = typeof longitude === 'number' && typeof latitude === 'number'
  return rows<ListingCard & Record<string, unknown>>(
    db,
    similarSql({
      id,
      deal,
      typeId: typeId ?? null,
      typeIds: typeId === undefined ? [] : await typesLike(db, typeId),
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

async function typesLike(db: Queryable, typeId: number): Promise<number[]> {
  const categories = await rows<{ id: number }>(db, sql`select distinct id from listing.category`)
  const kind = kindOfType(typeId)
  const ids = categories.map((category) => category.id).filter((id) => kindOfType(id) === kind)
  return [...new Set([typeId, ...ids])]
}
