import { sql } from 'drizzle-orm'

import { type Queryable, rows } from '@/database/query'
import { bool, int, jsonByKey, jsonObject, moment, nullable, oneOf, stored, text } from '@/database/row'
import { languages, type PerLanguage, perLanguage } from '@/domain/language'
import {
  type Agent,
  type Deal,
  deals,
  type ListingDocument,
  type ListingStatus,
  listingStatuses,
} from '@/domain/listing/listing'
import type { Annuity } from '@/domain/listing/price/annuity'
import { listingPrice } from '@/domain/listing/price/price'
import { documentTitle } from '@/features/listings/documents/document-title'
import { addressIn } from '@/i18n/places/address-in'
import { listingPath } from '@/i18n/paths/listing-paths'
import { priceParts } from '@/i18n/price-text'

import type { HomeDocument, HomeText } from '../owner-home'

/**
 * A home as the site knows it. An owner reads their own street, published or not. A price that the agency does not publish
 * is stored for nobody but the agency: its owner reads none either.
 */
export interface ListingSide {
  reference: string
  deal: Deal
  status: ListingStatus
  kind: string
  provinceKey: string | null
  priceCents: number | null
  coverUrl: string | null
  listedAt: string
  agent: Agent | null
  texts: PerLanguage<HomeText>
  documents: HomeDocument[]
  /** False while the agency keeps it off the site. */
  isOnline: boolean
}

const shape = {
  reference: text,
  deal: oneOf(deals),
  status: oneOf(listingStatuses),
  kind: text,
  provinceKey: nullable(text),
  priceCents: nullable(int),
  priceUnit: nullable(int),
  annuity: nullable(stored<Annuity>()),
  coverUrl: nullable(text),
  listedAt: moment,
  street: nullable(text),
  houseNumber: nullable(text),
  box: nullable(text),
  zip: text,
  city: text,
  country: text,
  agent: nullable(stored<Agent>()),
  documents: stored<ListingDocument[]>(),
  isOnline: bool,
  texts: jsonByKey(
    languages,
    jsonObject({ title: text, typeName: text, street: nullable(text), priceUnitText: nullable(text) }),
  ),
}

/** A price that is published stays shown where a marquee takes its place on the site. One that is not is null here. */
const shownToOwner = { isPricePublished: true, marqueeId: null, marqueeName: null }

/** `null` when the platform has taken it back. */
export async function findListingSide(db: Queryable, listingId: number): Promise<ListingSide | null> {
  const [row] = await rows(
    db,
    shape,
    sql`select l.reference, l.deal, l.status, l.kind, l.province_key as "provinceKey",
          l.given_price_cents as "priceCents", l.price_unit as "priceUnit", l.annuity, l.cover_url as "coverUrl",
          coalesce((select case when e.is_first_sync then least(e.at, l.created_at) else e.at end
            from listing.event e where e.listing_id = l.id order by e.at limit 1), l.created_at) as "listedAt",
          l.street, l.house_number as "houseNumber", l.box, l.zip, l.city, l.country,
          d.agent, d.documents, not is_hidden as "isOnline",
          (select jsonb_object_agg(t ->> 'language', jsonb_build_object(
             'title', t -> 'title', 'typeName', t -> 'type_name', 'street', t -> 'street', 'priceUnitText', t -> 'price_unit_text'))
           from jsonb_array_elements(found.texts) t) as texts
        from (
          select false as is_hidden, l as listing, d as detail,
            (select jsonb_agg(to_jsonb(t)) from listing.listing_text t where t.listing_id = l.id) as texts
          from listing.listing l join listing.listing_detail d on d.listing_id = l.id where l.id = ${listingId}
          union all
          select true, jsonb_populate_record(null::listing.listing, h.listing),
            jsonb_populate_record(null::listing.listing_detail, h.detail), h.texts
          from listing.hidden h where h.id = ${listingId}
        ) found
        cross join lateral (select (found.listing).*) l cross join lateral (select (found.detail).*) d`,
  )
  if (!row) return null
  const { documents, texts, street, houseNumber, box, priceUnit, annuity, ...side } = row
  return {
    ...side,
    texts: perLanguage((language) => {
      const { title, typeName, street: own, priceUnitText } = texts[language]
      const asked = { ...side, priceUnit, priceUnitText, annuity, ...shownToOwner }
      const address = { ...side, street: own ?? street, houseNumber, box, isAddressPublished: true }
      return {
        title,
        type: typeName,
        address: addressIn(address, language),
        path: listingPath(language, { id: listingId, deal: side.deal, city: side.city, typeName }),
        price: priceParts(listingPrice(asked, { ignoredMarquees: [] }), language, 'words'),
      }
    }),
    documents: documents
      .filter(({ url }) => /^https?:\/\//i.test(url))
      .map(({ id, url, ...document }) => ({
        id,
        url,
        isPublished: document.isPublished,
        names: perLanguage((language) => documentTitle(document, side, language)),
      })),
  }
}
