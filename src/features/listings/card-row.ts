import { sql } from 'drizzle-orm'

import { bool, float, int, moment, nullable, oneOf, stored, text } from '@/database/row'
import type { Annuity } from '@/domain/listing/price/annuity'
import { givenKinds } from '@/domain/listing/home-kind'
import { deals, listingStatuses } from '@/domain/listing/listing'
import { regions } from '@/domain/place/region'

/** What a card shows, of `l` a listing and `t` its words. */
export const cardColumns = sql`
      l.id, l.reference, l.deal, l.status, l.kind, l.type_id as "typeId", l.price_cents as "priceCents", l.annuity,
      l.is_price_published as "isPricePublished", l.price_unit as "priceUnit", l.marquee_id as "marqueeId",
      l.zip, l.city, l.country, l.region, l.municipality_key as "municipalityKey", l.bedrooms,
      l.living_square_metres as "livingSquareMetres",
      l.plot_square_metres as "plotSquareMetres", l.energy_kwh as "energyKwh", l.energy_label as "energyLabel",
      l.cover_url as "coverUrl", l.created_at as "createdAt",
      st_x(l.public_point) as longitude, st_y(l.public_point) as latitude, l.is_point_exact as "isPointExact",
      t.title, t.type_name as "typeName", t.country_name as "countryName", t.price_unit_text as "priceUnitText", t.marquee_name as "marqueeName",
      (select d.facts ->> 'openDays' from listing.public_listing_detail d where d.listing_id = l.id) as "openDays"
`

export const cardRow = {
  id: int,
  reference: text,
  deal: oneOf(deals),
  status: oneOf(listingStatuses),
  kind: oneOf(givenKinds),
  typeId: int,
  priceCents: nullable(int),
  annuity: nullable(stored<Annuity>()),
  isPricePublished: bool,
  priceUnit: nullable(int),
  marqueeId: nullable(int),
  zip: text,
  city: text,
  country: text,
  countryName: nullable(text),
  region: nullable(oneOf(regions)),
  municipalityKey: nullable(text),
  bedrooms: nullable(int),
  livingSquareMetres: nullable(int),
  plotSquareMetres: nullable(int),
  energyKwh: nullable(float),
  energyLabel: nullable(text),
  coverUrl: nullable(text),
  createdAt: moment,
  longitude: nullable(float),
  latitude: nullable(float),
  isPointExact: bool,
  title: text,
  typeName: text,
  priceUnitText: nullable(text),
  marqueeName: nullable(text),
  openDays: nullable(text),
}
