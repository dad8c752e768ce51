import { createHash } from 'node:crypto'

import { languages } from '@/domain/language'
import type { Listing } from '@/domain/listing/listing'
import { cityTitle } from '@/domain/place/city'
import { slug } from '@/i18n/slug'

/** A listing as its tables hold it: the searchable row, its texts, and the long tail. */
export interface ListingRow {
  listing: Record<string, unknown> & { id: number; fingerprint: string; listed: string }
  texts: Record<string, unknown>[]
  detail: Record<string, unknown>
}

export function toRow(listing: Listing): ListingRow {
  const { address, price, location } = listing
  const city = cityTitle(address.city)
  const extraTypeIds = listing.typeIds.filter((id) => id !== listing.typeId)
  const point = location && `SRID=4326;POINT(${location.longitude} ${location.latitude})`
  const searched = {
    reference: listing.reference,
    deal: listing.deal,
    status: listing.status,
    type_id: listing.typeId,
    extra_type_ids: extraTypeIds.length > 0 ? extraTypeIds : null,
    project_id: listing.projectId,
    // What is not published is not stored: no filter, sort or count can then give it away.
    price_cents: price.isPublished ? price.cents : null,
    zip: address.zip,
    city_key: slug(city),
    country: address.country,
    bedrooms: listing.bedrooms,
    garages: listing.garages,
    parkings: listing.parkings,
    has_garden: listing.hasGarden,
    has_terrace: listing.hasTerrace,
    created_at: listing.createdAt.toISOString(),
  }
  const detail = {
    listing_id: listing.id,
    pictures: listing.pictures,
    documents: listing.documents,
    agent: listing.agent,
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
      price_unit_text: text.priceUnitText,
      marquee_name: text.marqueeName,
      country_name: text.countryName,
      labels: text.labels,
    }
  })
  const plain = {
    ...searched,
    id: listing.id,
    is_price_published: price.isPublished,
    price_unit: price.unit,
    marquee_id: listing.marqueeId,
    street: address.street,
    house_number: address.number,
    box: address.box,
    city,
    country: address.country,
    is_address_published: address.isPublished,
    exact_point: point,
    public_point: address.isPublished ? point : null,
    bathrooms: listing.bathrooms,
    living_square_metres: listing.livingSquareMetres,
    plot_square_metres: listing.plotSquareMetres,
    construction_year: listing.constructionYear,
    energy_kwh: listing.energy.kwhPerSquareMetre,
    energy_label: listing.energy.labelText,
    cover_url: listing.pictures[0]?.url ?? null,
    changed_at: listing.changedAt.toISOString(),
  }
  return {
    listing: { ...plain, fingerprint: hash([plain, texts, detail]), listed: hash(searched) },
    texts,
    detail,
  }
}

/** Facts from which the price could be worked out. */
const priceFacts = new Set(
  `startPrice, totalCost, depositAmount, agencyCost, registrationRights, notaryFee, notaryFeeWithVat, vatValue`.split(
    ', ',
  ),
)

function withoutPriceFacts(facts: Listing['facts']): Listing['facts'] {
  return Object.fromEntries(Object.entries(facts).filter(([name]) => !priceFacts.has(name)))
}

function hash(value: unknown): string {
  return createHash('md5').update(JSON.stringify(value)).digest('hex')
}
