import { createHash } from 'node:crypto'

import { languages } from '@/domain/language'
import { isClosed } from '@/domain/listing/closed-listing'
import { type AgencyPrice, agencyPrice, annuityOf, comparedCents } from '@/domain/listing/price/annuity'
import { energyLabel } from '@/domain/listing/energy/energy-label'
import type { Listing } from '@/domain/listing/listing'
import { isNewBuild } from '@/domain/listing/new-build'
import { priceUnitOf } from '@/domain/listing/price/price'
import { withoutPriceFacts } from '@/domain/listing/price/price-facts'
import { cityTitle } from '@/domain/place/city'
import { searchWords } from '@/domain/search/search-words'
import { htmlText } from '@/domain/text/html-text'
import { municipalityOf } from '@/i18n/places/municipality-of'
import { slug } from '@/i18n/paths/slug'

import type { PlacedRow } from '../listing-tags'

/** A listing as its tables hold it: the searchable row, its texts, and the long tail. */
export interface ListingRow {
  listing: Record<string, unknown> & PlacedRow & { fingerprint: string; listed: string }
  texts: Record<string, unknown>[]
  detail: Record<string, unknown>
  /** Stands in none of the three. */
  agencyPrice: AgencyPrice | null
}

export function toRow(listing: Listing): ListingRow {
  const { address, price, location } = listing
  const city = cityTitle(address.city)
  const annuity = annuityOf(listing)
  const extraTypeIds = listing.typeIds.filter((id) => id !== listing.typeId)
  const municipality = municipalityOf(address)
  const point = location && pointText(location.longitude, location.latitude)
  const isPointExact = address.isPublished && !isClosed(listing.status) && point !== null
  const searched = {
    reference: listing.reference,
    deal: listing.deal,
    status: listing.status,
    kind: listing.kind,
    platform_type_id: listing.platformTypeId,
    type_id: listing.typeId,
    extra_type_ids: extraTypeIds.length > 0 ? extraTypeIds : null,
    project_id: listing.projectId,
    // What is not published is not stored: no filter, sort or count can then give it away. The database makes the shown
    // price of it, which a marquee or the status may hide.
    given_price_cents: comparedCents(listing),
    ...(annuity && { annuity }),
    marquee_id: listing.marqueeId,
    zip: address.zip,
    city_key: slug(city),
    municipality_key: municipality?.key ?? null,
    province_key: municipality?.province ?? null,
    country: address.country,
    bedrooms: listing.bedrooms,
    garages: listing.garages,
    parkings: listing.parkings,
    has_garden: listing.hasGarden,
    has_terrace: listing.hasTerrace,
    living_square_metres: listing.livingSquareMetres,
    plot_square_metres: listing.plotSquareMetres,
    energy_key: energyLabel({ ...listing.energy, ...address })?.key ?? null,
    is_new_build: isNewBuild(listing),
    is_furnished: listing.facts.isFurnished === true,
    has_lift: listing.facts.hasLift === true,
    // Left out where there is none: a home without it is the row that it was.
    ...(listing.facts.availableFrom && { available_from: listing.facts.availableFrom }),
    // What is not published is not searched either: an area drawn ever smaller must not give a home away.
    public_point: isPointExact ? point : municipality ? pointText(...municipality.point) : null,
    is_point_exact: isPointExact,
    created_at: listing.createdAt.toISOString(),
  }
  const detail = {
    listing_id: listing.id,
    pictures: listing.pictures,
    documents: listing.documents,
    agent: listing.agent,
    office: listing.office,
    facts: price.isPublished ? listing.facts : withoutPriceFacts(listing.facts),
  }
  const texts = languages.map((language) => {
    const text = listing.texts[language]
    return {
      listing_id: listing.id,
      language,
      title: text.title,
      type_name: text.typeName,
      description: text.description,
      // Left out where it is in its own language: such a home is the row that it was.
      ...(text.writtenIn && { written_in: text.writtenIn }),
      price_unit_text: text.priceUnitText,
      marquee_name: text.marqueeName,
      country_name: text.countryName,
      street: text.street,
      labels: text.labels,
      // PostgreSQL reads a list of plain words as a tsvector.
      words: searchWords(`${text.title} ${htmlText(text.description)}`).join(' '),
    }
  })
  const plain = {
    ...searched,
    id: listing.id,
    is_price_published: price.isPublished,
    price_unit: priceUnitOf(price),
    street: address.street,
    house_number: address.number,
    box: address.box,
    city,
    country: address.country,
    is_address_published: address.isPublished,
    exact_point: point,
    bathrooms: listing.bathrooms,
    construction_year: listing.constructionYear,
    energy_kwh: listing.energy.kwhPerSquareMetre,
    energy_label: listing.energy.labelText,
    cover_url: (listing.pictures.find(({ kind }) => kind === undefined) ?? listing.pictures[0])?.url ?? null,
    changed_at: listing.changedAt.toISOString(),
  }
  const hidden = agencyPrice(listing)
  const all = [plain, texts, detail, ...(hidden ? [hidden] : [])]
  return {
    listing: { ...plain, fingerprint: hash(all), listed: hash(searched) },
    texts,
    detail,
    agencyPrice: hidden,
  }
}

function pointText(longitude: number, latitude: number): string {
  return `SRID=4326;POINT(${longitude} ${latitude})`
}

function hash(value: unknown): string {
  return createHash('md5').update(JSON.stringify(value)).digest('hex')
}
