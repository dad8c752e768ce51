import { z } from 'zod'

import { type Language, perLanguage, type PerLanguage } from '@/domain/language'
import type { Agent, ListingText } from '@/domain/listing/listing'
import { unknownCountry } from '@/domain/place/country'

import { optionalNumber, optionalText, positiveNumber, reasonsOf, smallCount, text } from '../loose-values'
import type { ParsedListing } from '../platform-offer'
import { languageRead, writtenIn } from '../written-text'
import type { SweepbrightSettings } from './sweepbright-client'
import { kindOf, squareMetresIn, statusOf } from './sweepbright-codes'
import { amenitiesOf, energyOf, factFields, factsOf, labelsOf } from './sweepbright-facts'
import { documentsOf, expiringUrlsOf, picturesOf } from './sweepbright-media'
import { wordFor } from './sweepbright-words'

export type EstateRecord = Record<string, unknown>

/** Texts by language; an empty one comes as an empty list. */
const written = z
  .union([z.record(z.string(), text), z.array(z.unknown()).transform((): Record<string, string> => ({}))])
  .nullish()
const required = text.pipe(z.string().min(1, 'is missing'))
const size = z.object({ size: positiveNumber, unit: text }).nullish()

/** What an estate and a project share; only what we read is named, and nothing of vendors and buyers. */
export const sharedFields = {
  id: z.guid().transform((id) => id.toLowerCase()),
  type: text,
  sub_type: text,
  status: text,
  settings: z.object({ reference: text }).nullish().catch(null),
  mandate: z.object({ number: text }).nullish().catch(null),
  description_title: written,
  description: written,
  location: z.object({
    street: optionalText,
    number: optionalText,
    box: optionalText,
    floor: text,
    postal_code: required,
    city: required,
    country: text,
    hidden: z.unknown(),
    geo: z.object({ latitude: optionalNumber, longitude: optionalNumber }).nullish().catch(null),
  }),
  images: z.array(z.unknown()).nullish(),
  plans: z.array(z.unknown()).nullish(),
  documents: z.array(z.unknown()).nullish(),
}

const estateSchema = z.object({
  ...sharedFields,
  ...factFields,
  project_id: z
    .guid()
    .nullish()
    .transform((id) => id?.toLowerCase() ?? null),
  negotiation: z.enum(['sale', 'let']),
  // Up to ten thousand million euro: more does not fit a price in cents.
  price: z
    .object({
      amount: positiveNumber.pipe(z.number().max(10_000_000_000).nullable()),
      currency: text,
      hidden: z.unknown(),
    })
    .nullish(),
  rent_period: text,
  bedrooms: smallCount,
  bathrooms: smallCount,
  sizes: z.object({ liveable_area: size, plot_area: size }).partial().nullish(),
  negotiator: z.unknown(),
  office: z.object({ id: required, name: optionalText }).nullish().catch(null),
})
type Estate = z.infer<typeof estateSchema>

export function toListing(
  record: EstateRecord,
  { publishesDocuments }: Pick<SweepbrightSettings, 'publishesDocuments'> = {},
): ParsedListing {
  const parsed = estateSchema.safeParse(record)
  if (!parsed.success) return refused(record, reasonsOf(parsed.error))
  const estate = parsed.data
  const status = statusOf(estate.status)
  if (!status) return refused(record, `status ${estate.status} is no offer`)
  const deal = estate.negotiation === 'let' ? 'rent' : 'sale'
  if (estate.price?.amount && estate.price.currency && estate.price.currency !== 'EUR')
    return refused(record, `price is in ${estate.price.currency}`)
  const amenities = amenitiesOf(estate)
  const { latitude, longitude } = estate.location.geo ?? {}
  return {
    ok: true,
    value: {
      externalId: estate.id,
      reference: referenceOf(estate),
      deal,
      status,
      kind: kindOf(estate.type, estate.sub_type),
      platformTypeId: null,
      // The platform's types are its own for every agency: our kinds say the same.
      categoryIds: [],
      projectId: estate.project_id,
      price: { cents: centsOf(estate), isPublished: estate.price?.hidden === false, isFrom: false },
      marqueeId: null,
      address: addressOf(estate),
      location: latitude && longitude ? { latitude, longitude } : null,
      bedrooms: estate.bedrooms,
      bathrooms: estate.bathrooms,
      garages: null,
      parkings: null,
      livingSquareMetres: areaOf(estate.sizes?.liveable_area),
      plotSquareMetres: areaOf(estate.sizes?.plot_area),
      hasGarden: amenities.has('garden'),
      hasTerrace: amenities.has('terrace'),
      constructionYear: smallCount.safeParse(estate.building.construction.year).data ?? null,
      energy: energyOf(estate),
      pictures: picturesOf(estate.images, estate.plans),
      documents: documentsOf(estate.documents, publishesDocuments),
      expiringUrls: expiringUrlsOf(estate.images, estate.plans, estate.documents),
      agent: agentOf(estate.negotiator),
      office: estate.office ?? null,
      facts: factsOf(estate, { deal, floor: estate.location.floor }),
      createdAt: null,
      changedAt: null,
      texts: textsOf(estate),
    },
  }
}

function refused(record: EstateRecord, reason: string): ParsedListing {
  return { ok: false, externalId: typeof record.id === 'string' ? record.id : '', reason, record }
}

type Shared = z.infer<z.ZodObject<typeof sharedFields>>

export function referenceOf({ settings, mandate, id }: Shared): string {
  return settings?.reference || mandate?.number || id
}

/** What is not said to be public is not. */
export function addressOf({ location }: Shared) {
  return {
    street: location.street,
    number: location.number,
    box: location.box,
    zip: location.postal_code,
    city: location.city,
    country: /^[a-z]{2}$/i.test(location.country) ? location.country.toUpperCase() : unknownCountry,
    isPublished: location.hidden === false,
  }
}

const weeksPerMonth = 52 / 12

/** Our rents are by the month. */
function centsOf({ negotiation, rent_period: period, price }: Estate): number | null {
  if (!price || price.amount === null) return null
  const isWeekly = negotiation === 'let' && period === 'week'
  return Math.round(price.amount * (isWeekly ? weeksPerMonth : 1) * 100)
}

/** A size in a unit that is not known is no size. */
function areaOf(given: z.infer<typeof size>): number | null {
  const metres = given?.size ? squareMetresIn(given.unit) : null
  return given?.size && metres !== null ? Math.round(given.size * metres) || null : null
}

const agentSchema = z.object({
  first_name: text,
  last_name: text,
  email: optionalText,
  phone: optionalText,
})

/** People have no number here: an agent is known by the address. */
function agentOf(negotiator: unknown): Agent | null {
  const agent = agentSchema.safeParse(negotiator).data
  const name = agent && [agent.first_name, agent.last_name].filter(Boolean).join(' ')
  if (!agent || !name) return null
  return { id: agent.email?.toLowerCase() ?? null, name, email: agent.email, phone: agent.phone }
}

function textsOf(estate: Estate): PerLanguage<ListingText> {
  return perLanguage((language) => {
    const typeName = wordFor(estate.sub_type, language) ?? wordFor(estate.type, language) ?? ''
    return {
      title: textIn(estate.description_title, language) || typeName,
      typeName,
      description: textIn(estate.description, language),
      ...writtenIn((known) => Boolean(estate.description?.[known]), language),
      ...{ priceUnitText: null, marqueeName: null, countryName: null, street: null },
      labels: labelsOf(estate, language),
    }
  })
}

/** One in no language of ours is better than none. */
export function textIn(texts: z.infer<typeof written>, language: Language): string {
  const read = languageRead((known) => Boolean(texts?.[known]), language)
  return (read && texts?.[read]) || Object.values(texts ?? {}).find(Boolean) || ''
}
