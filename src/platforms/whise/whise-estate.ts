import { z } from 'zod'

import { mainLanguage } from '@/domain/language'
import type { Facts } from '@/domain/listing/facts/fact-catalogue'
import type { Agent, Energy } from '@/domain/listing/listing'

import {
  flag,
  identifier,
  optionalDate,
  optionalDay,
  optionalFlag,
  optionalNumber,
  optionalText,
  positiveInteger,
  positiveNumber,
  reasonsOf,
  requiredNumber,
  smallCount,
  text,
} from '../loose-values'
import type { ParsedListing } from '../platform-offer'
import type { WhiseSettings } from './whise-client'
import { countryOf, kindOf, purposes, statusOf } from './whise-codes'
import { type Details, factsOf, otherDetail, readDetails } from './whise-details'
import { documentsOf, picturesOf } from './whise-media'
import { coded, type EstateRow, type EstateRows, textsOf, written } from './whise-texts'

/** What an estate and a project share. Empty members are not sent; only what we read is named. */
export const sharedFields = {
  id: requiredNumber.pipe(identifier),
  referenceNumber: text,
  name: text,
  displayAddress: flag,
  address: optionalText,
  number: optionalText,
  box: optionalText,
  zip: text.pipe(z.string().min(1, 'is missing')),
  city: text.pipe(z.string().min(1, 'is missing')),
  country: coded.nullish(),
  estateOrder: optionalNumber,
  shortDescription: written,
  longDescription: written,
  pictures: z.array(z.unknown()).nullish(),
  documents: z.array(z.unknown()).nullish(),
}

const estateSchema = z.object({
  ...sharedFields,
  officeId: positiveInteger,
  office: optionalText,
  category: coded.nullish(),
  subCategory: coded.nullish(),
  purpose: z.object({ id: requiredNumber }),
  purposeStatus: z.object({ id: requiredNumber }),
  parentId: positiveInteger,
  // Up to ten thousand million euro: more does not fit a price in cents.
  price: positiveNumber.pipe(z.number().max(10_000_000_000).nullable()),
  displayPrice: flag,
  floor: optionalText,
  area: positiveInteger,
  groundArea: positiveInteger,
  gardenArea: positiveNumber,
  rooms: smallCount,
  bathRooms: smallCount,
  fronts: positiveNumber,
  garage: optionalFlag,
  parking: optionalFlag,
  garden: flag,
  terrace: flag,
  furnished: optionalFlag,
  energyClass: optionalText,
  energyValue: optionalText,
  availabilityDateTime: optionalDay,
  createDateTime: optionalDate,
  updateDateTime: optionalDate,
  linkVirtualVisit: optionalText,
  link3DModel: optionalText,
  representatives: z.array(z.unknown()).nullish(),
  details: z.array(z.unknown()).nullish(),
})

type Estate = z.infer<typeof estateSchema>

export function toListing(
  rows: EstateRows,
  settings: Pick<WhiseSettings, 'detailIds' | 'publishesDocuments'> = {},
): ParsedListing {
  const main = rows[mainLanguage]
  const parsed = estateSchema.safeParse(main)
  if (!parsed.success) return refused(main, reasonsOf(parsed.error))
  const estate = parsed.data
  const status = statusOf(estate.purposeStatus.id)
  if (!status) return refused(main, `purposeStatus ${estate.purposeStatus.id} is not published`)
  const texts = textsOf(rows, estate, settings.detailIds)
  if (!texts) return refused(main, 'the texts cannot be read')
  const details = readDetails(estate.details)
  const facts = { ...factsOf(details, settings.detailIds), ...plainFacts(estate) }

  return {
    ok: true,
    value: {
      externalId: String(estate.id),
      reference: estate.referenceNumber || String(estate.id),
      deal: estate.purpose.id === purposes.rent ? 'rent' : 'sale',
      status,
      kind: kindOf(estate.category?.id, estate.subCategory?.id),
      platformTypeId: estate.subCategory?.id ?? null,
      // The platform's categories are its own for every agency: our kinds say the same.
      categoryIds: [],
      projectId: estate.parentId === null ? null : String(estate.parentId),
      price: {
        cents: estate.price === null ? null : Math.round(estate.price * 100),
        isPublished: estate.displayPrice,
        isFrom: false,
      },
      marqueeId: null,
      address: addressOf(estate),
      location: locationOf(details),
      bedrooms: estate.rooms,
      bathrooms: estate.bathRooms,
      garages: smallCount.safeParse(otherDetail(details, 'garages')).data ?? null,
      parkings: parkingsOf(details),
      livingSquareMetres: estate.area,
      plotSquareMetres: estate.groundArea,
      hasGarden: estate.garden,
      hasTerrace: estate.terrace,
      constructionYear: smallCount.safeParse(otherDetail(details, 'constructionYear')).data ?? null,
      energy: energyOf(estate, details, facts),
      pictures: picturesOf(estate.pictures),
      documents: documentsOf(estate.documents, settings.publishesDocuments),
      agent: agentOf(estate.representatives),
      office: estate.officeId === null ? null : { id: String(estate.officeId), name: estate.office },
      facts,
      createdAt: estate.createDateTime ?? estate.updateDateTime ?? new Date(0),
      changedAt: estate.updateDateTime ?? estate.createDateTime ?? new Date(0),
      texts,
    },
  }
}

function refused(record: EstateRow, reason: string): ParsedListing {
  const { id } = record
  const externalId = typeof id === 'string' || typeof id === 'number' ? String(id) : ''
  return { ok: false, externalId, reason, record }
}

type WithAddress = z.infer<z.ZodObject<typeof sharedFields>>

export function addressOf(estate: WithAddress) {
  return {
    street: estate.address,
    number: estate.number,
    box: estate.box,
    zip: estate.zip,
    city: estate.city,
    country: countryOf(estate.country?.id),
    isPublished: estate.displayAddress,
  }
}

function plainFacts(estate: Estate): Facts {
  const floor = optionalNumber.safeParse(estate.floor).data
  const virtualTour = estate.linkVirtualVisit ?? estate.link3DModel
  return {
    hasViager: estate.purpose.id === purposes.annuity,
    ...(estate.garage !== null && { hasGarage: estate.garage }),
    ...(estate.parking !== null && { hasParking: estate.parking }),
    ...(estate.furnished !== null && { isFurnished: estate.furnished }),
    ...(estate.gardenArea !== null && { surfaceGarden: estate.gardenArea }),
    ...(estate.fronts !== null && { facades: estate.fronts }),
    ...(estate.availabilityDateTime !== null && { availableFrom: estate.availabilityDateTime }),
    ...(floor !== null && floor !== undefined && { floor }),
    ...(virtualTour !== null && { virtualTour }),
  }
}

/** Which of the two is the latitude is not documented. Where our homes lie, it is always the larger one. */
function locationOf(details: Details) {
  const x = optionalNumber.safeParse(otherDetail(details, 'x')).data
  const y = optionalNumber.safeParse(otherDetail(details, 'y')).data
  if (!x || !y) return null
  const [longitude, latitude] = [Math.min(x, y), Math.max(x, y)]
  return Math.abs(latitude) > 90 ? null : { latitude, longitude }
}

function parkingsOf(details: Details): number | null {
  const count = (name: 'indoorParkings' | 'outdoorParkings') =>
    smallCount.safeParse(otherDetail(details, name)).data ?? 0
  return count('indoorParkings') + count('outdoorParkings') || null
}

/** A text such as "179" or "179-201"; of a range the worse end counts. A 0 counts where a certificate speaks for it. */
function energyOf(estate: Estate, details: Details, { energyReference }: Facts): Energy {
  const labelText = estate.energyClass ?? (otherDetail(details, 'energyLabel') || null)
  const numbers = (estate.energyValue ?? otherDetail(details, 'energyValue') ?? '').match(/\d+(?:[.,]\d+)?/g)
  const kwh = numbers ? Math.max(...numbers.map((number) => Number(number.replace(',', '.')))) : null
  const isBest = /\bA\s*\+/i.test(labelText ?? '')
  const isZeroMeant = isBest || (energyReference !== undefined && labelText === null)
  return { kwhPerSquareMetre: kwh === 0 && !isZeroMeant ? null : kwh, labelText }
}

const agentSchema = z.object({
  id: positiveInteger,
  firstName: text,
  name: text,
  lastName: text,
  email: optionalText,
  mobile: optionalText,
  phone: optionalText,
})

function agentOf(representatives: readonly unknown[] | null | undefined): Agent | null {
  const agent = agentSchema.safeParse(representatives?.[0]).data
  const name = agent && [agent.firstName, agent.name || agent.lastName].filter(Boolean).join(' ')
  if (!agent || !name) return null
  const { id, email, mobile, phone } = agent
  return { id: id === null ? null : String(id), name, email, phone: mobile ?? phone }
}
