import { z } from 'zod'

import { type Language, languages, mainLanguage, type PerLanguage } from '@/domain/language'
import type { Facts } from '@/domain/listing/facts/fact-catalogue'
import type { Energy, ListingStatus, ListingText } from '@/domain/listing/listing'

import type { ParsedListing, PlatformListing } from '../platform-offer'
import { countryOf } from './omnicasa-country'
import { documentFields, topicOf } from './omnicasa-documents'
import { dealOfGoal } from './omnicasa-goal'
import { factsOf, labelFields, labelsOf, neutralFields, type PropertyRow } from './omnicasa-long-tail'
import { kindOfMainType } from './omnicasa-main-types'
import { pictureFields, picturesOf } from './omnicasa-pictures'
import {
  flag,
  identifier,
  integerList,
  optionalDate,
  optionalNumber,
  optionalText,
  positiveInteger,
  positiveNumber,
  reasonsOf,
  requiredNumber,
  smallCount,
  text,
} from '../loose-values'

/** Life cycle codes that are published: active, sold, rented. */
export const publishedStatuses = [1, 2, 4]

const underOptionMarquee = 3

const startingFromUnit = 7

/** Only what we read: the platform may add members without breaking us. */
const propertySchema = z.object({
  ID: requiredNumber.pipe(identifier),
  RecordFile: text,
  Goal: requiredNumber,
  Status: requiredNumber,
  Marquee: positiveInteger,
  MainTypeID: positiveInteger,
  WebID: requiredNumber.pipe(identifier),
  WebIDs: integerList,
  ProjectID: positiveInteger,
  // Up to ten thousand million euro: more does not fit a price in cents.
  Price: positiveNumber.pipe(z.number().max(10_000_000_000).nullable()),
  PublishPrice: flag,
  PriceUnit: positiveInteger,
  PublishAddress: flag,
  Street: optionalText,
  HouseNumber: optionalText,
  BoxNr: optionalText,
  Zip: text.pipe(z.string().min(1, 'is missing')),
  City: text.pipe(z.string().min(1, 'is missing')),
  CountryID: requiredNumber,
  CountryAbbr: optionalText,
  GoogleX: optionalNumber,
  GoogleY: optionalNumber,
  NumberOfBedRooms: smallCount,
  NumberOfBathRooms: smallCount,
  NumberOfGarages: smallCount,
  NumberOfParkings: smallCount,
  SurfaceTotal: positiveInteger,
  SurfaceGround: positiveInteger,
  SurfaceGround2: positiveInteger,
  HasGarden: flag,
  HasTerrace: flag,
  ConstructionYear: smallCount,
  EnergyPerformance: optionalNumber,
  EPCLabelText: optionalText,
  SiteID: positiveInteger,
  OfficeName: optionalText,
  ManagerID: positiveInteger,
  ManagerName: optionalText,
  ManagerEmail: optionalText,
  ManagerDirectPhone: optionalText,
  ManagerMobilePhone: optionalText,
  CreatedDate: optionalDate,
  LastChangedDate: optionalDate,
  ...pictureFields,
  Documents: z.array(documentFields).nullish(),
})

const textSchema = z.object({
  TypeDescription: text,
  MainTypeName: text,
  WebIDName: text,
  DescriptionA: text,
  DescriptionB: text,
  PriceUnitText: optionalText,
  MarqueeName: optionalText,
  CountryName: optionalText,
  // A street of Brussels has a name in each of its languages.
  Street: optionalText,
})

const textFields = [...Object.keys(textSchema.shape), ...labelFields]

/** What to ask for in the main language, and in the others: a list with everything is ten times as large. */
export const translatedFields = ['ID', ...textFields]
export const mainFields = [
  ...new Set([...Object.keys(propertySchema.shape), ...textFields, ...neutralFields]),
]

type Property = z.infer<typeof propertySchema>

export type { PropertyRow }

/** One property as the platform words it in each language; a language may be missing. */
export type PropertyRows = Partial<Record<Language, PropertyRow>> & Record<typeof mainLanguage, PropertyRow>

export function toListing(rows: PropertyRows): ParsedListing {
  const main = rows[mainLanguage]
  const parsed = propertySchema.safeParse(main)
  if (!parsed.success) return refused(main, reasonsOf(parsed.error))
  const property = parsed.data

  const deal = dealOfGoal(property.Goal)
  const status = statusOf(property)
  if (!status) return refused(main, `Status ${property.Status} is not published`)
  const texts = textsOf(rows)
  if (!texts) return refused(main, 'the texts cannot be read')

  const facts = factsOf(main)

  const listing: PlatformListing = {
    externalId: String(property.ID),
    reference: property.RecordFile || String(property.ID),
    deal,
    status,
    kind: kindOfMainType(property.MainTypeID),
    platformTypeId: property.MainTypeID,
    categoryIds: [...new Set([property.WebID, ...property.WebIDs])].map(String),
    projectId: property.ProjectID === null ? null : String(property.ProjectID),
    price: {
      cents: property.Price === null ? null : Math.round(property.Price * 100),
      isPublished: property.PublishPrice,
      isFrom: property.PriceUnit === startingFromUnit,
    },
    marqueeId: property.Marquee,
    address: {
      street: property.Street,
      number: property.HouseNumber,
      box: property.BoxNr,
      zip: property.Zip,
      city: property.City,
      country: countryOf(property.CountryID, property.CountryAbbr),
      isPublished: property.PublishAddress,
    },
    location: locationOf(property),
    bedrooms: property.NumberOfBedRooms,
    bathrooms: property.NumberOfBathRooms,
    garages: property.NumberOfGarages,
    parkings: property.NumberOfParkings,
    // The other surface of the platform, SurfaceLiving, is the living room.
    livingSquareMetres: property.SurfaceTotal,
    plotSquareMetres: property.SurfaceGround2 ?? property.SurfaceGround,
    hasGarden: property.HasGarden,
    hasTerrace: property.HasTerrace,
    constructionYear: property.ConstructionYear,
    energy: energyOf(property, facts),
    pictures: picturesOf(property),
    documents: (property.Documents ?? []).map(({ ID, Name, TypeName, Url, Publish }) => ({
      id: String(ID),
      name: Name,
      ...topicOf(TypeName),
      url: Url,
      isPublished: Publish,
    })),
    agent: property.ManagerName
      ? {
          id: property.ManagerID === null ? null : String(property.ManagerID),
          name: property.ManagerName,
          email: property.ManagerEmail,
          phone: property.ManagerMobilePhone ?? property.ManagerDirectPhone,
        }
      : null,
    office: property.SiteID === null ? null : { id: String(property.SiteID), name: property.OfficeName },
    facts,
    createdAt: property.CreatedDate ?? property.LastChangedDate ?? new Date(0),
    changedAt: property.LastChangedDate ?? property.CreatedDate ?? new Date(0),
    texts,
  }
  return { ok: true, value: listing }
}

function refused(record: PropertyRow, reason: string): ParsedListing {
  const { ID } = record
  const externalId = typeof ID === 'string' || typeof ID === 'number' ? String(ID) : ''
  return { ok: false, externalId, reason, record }
}

function statusOf({ Status, Marquee }: Property): ListingStatus | null {
  switch (Status) {
    case 1:
      return Marquee === underOptionMarquee ? 'under-option' : 'available'
    case 2:
      return 'sold'
    case 4:
      return 'rented'
    default:
      return null
  }
}

/**
 * 0 is both "not filled in" and what a home without any need of energy has. It is a value where there is a certificate
 * and no worse letter says otherwise.
 */
function energyOf({ EnergyPerformance, EPCLabelText }: Property, { energyReference }: Facts): Energy {
  const isBest = /\bA\s*\+/i.test(EPCLabelText ?? '')
  const isZeroMeant = isBest || (energyReference !== undefined && EPCLabelText === null)
  const isFilledIn = EnergyPerformance !== 0 || isZeroMeant
  return { kwhPerSquareMetre: isFilledIn ? EnergyPerformance : null, labelText: EPCLabelText }
}

/** The platform calls the latitude X and the longitude Y; 0 and 0 is its "unknown". */
function locationOf({ GoogleX, GoogleY }: Property): PlatformListing['location'] {
  if (!GoogleX || !GoogleY || Math.abs(GoogleX) > 90 || Math.abs(GoogleY) > 180) return null
  return { latitude: GoogleX, longitude: GoogleY }
}

function textsOf(rows: PropertyRows): PerLanguage<ListingText> | null {
  const texts: Partial<PerLanguage<ListingText>> = {}
  const mainStreet = textSchema.safeParse(rows[mainLanguage]).data?.Street
  for (const language of languages) {
    const row = rows[language] ?? rows[mainLanguage]
    const parsed = textSchema.safeParse(row)
    if (!parsed.success) return null
    const words = parsed.data
    texts[language] = {
      title: words.TypeDescription || words.MainTypeName || words.WebIDName,
      typeName: words.MainTypeName || words.WebIDName || words.TypeDescription,
      description: [words.DescriptionA, words.DescriptionB].filter(Boolean).join('\n'),
      priceUnitText: words.PriceUnitText,
      marqueeName: words.MarqueeName,
      countryName: words.CountryName,
      street: words.Street === mainStreet ? null : words.Street,
      labels: labelsOf(row),
    }
  }
  return texts as PerLanguage<ListingText>
}
