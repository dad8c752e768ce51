import { sql } from 'drizzle-orm'

import { type Reads, rows } from '@/database/query'
import { bool, int, jsonList, nullable, oneOf, stored, text } from '@/database/row'
import type { Language } from '@/domain/language'
import { deals, listingStatuses } from '@/domain/listing/listing'
import type { Annuity } from '@/domain/listing/price/annuity'
import { type ProjectOffer, projectOffer } from '@/domain/listing/project-offer'
import type { CountryCode } from '@/domain/place/country'
import { httpsUrl } from '@/i18n/paths/https-url'

/** A project as a list shows it. */
export interface ProjectSummary {
  id: number
  name: string
  zip: string
  city: string
  country: CountryCode
  delivery: string
  externalUrl: string | null
  coverUrl: string | null
  offer: ProjectOffer
}

/** What the price of a unit follows from. */
const pricedUnit = {
  deal: oneOf(deals),
  status: oneOf(listingStatuses),
  priceCents: nullable(int),
  isPricePublished: bool,
  priceUnit: nullable(int),
  priceUnitText: nullable(text),
  annuity: nullable(stored<Annuity>()),
  marqueeId: nullable(int),
  marqueeName: nullable(text),
}

/** All of them, in the agency's own order, and those that are sold out last: an agency has tens, not thousands. */
export async function listProjects(db: Reads, language: Language): Promise<ProjectSummary[]> {
  const found = await rows(
    db,
    {
      id: int,
      name: text,
      zip: text,
      city: text,
      country: text,
      delivery: text,
      externalUrl: nullable(text),
      coverUrl: nullable(text),
      units: jsonList(pricedUnit),
    },
    sql`select p.id, t.name, p.zip, p.city, p.country, t.delivery, p.external_url as "externalUrl",
          p.pictures -> 0 ->> 'url' as "coverUrl",
          (select coalesce(jsonb_agg(jsonb_build_object(
             'deal', l.deal, 'status', l.status, 'priceCents', l.price_cents, 'isPricePublished', l.is_price_published,
             'priceUnit', l.price_unit, 'priceUnitText', u.price_unit_text, 'annuity', l.annuity,
             'marqueeId', l.marquee_id, 'marqueeName', u.marquee_name)), '[]')
           from listing.public_listing l
           join listing.public_listing_text u on u.listing_id = l.id and u.language = t.language
           where l.project_id = p.id) as units
        from listing.public_project p
        join listing.public_project_text t on t.project_id = p.id and t.language = ${language}
        order by p.show_order, p.id`,
  )
  const projects = found.map(({ units, externalUrl, ...project }) => ({
    ...project,
    externalUrl: externalUrl ? httpsUrl(externalUrl) : null,
    offer: projectOffer(units),
  }))
  return projects.toSorted((a, b) => Number(a.offer.isSoldOut) - Number(b.offer.isSoldOut))
}
