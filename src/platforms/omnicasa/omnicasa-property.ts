import { z } from 'zod'

import { type Language, languages, mainLanguage, type PerLanguage } from '@/domain/language'
import { dealOfGoal } from '@/domain/listing/deal'
import type { Listing, ListingStatus, ListingText } from '@/domain/listing/listing'
import { countryOfPlatformId } from '@/domain/place/country'

import type { ParsedListing } from '../platform'
import { factsOf, labelFields, labelsOf, neutralFields, type PropertyRow } from './omnicasa-long-tail'
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
  requiredNumber,
  smallCount,
  text,
} from './omnicasa-values'

/** Life cycle codes that are published: active, sold, rented. */
export const publishedStatuses = [1, 2, 4]

const underOptionMarquee = 3

const documentSchema = z.object({ ID: requiredNumber, Name: text, Url: text, Publish: flag })

/** Only what we read: the platform may add members without breaking us. */
const propertySchema = z.object({
  ID: requiredNumber.pipe(identifier),
  RecordFile: text,
  Goal: requiredNumber,
  Status: requiredNumber,
  Marquee: positiveInteger,
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
  GoogleX: optionalNumber,
  GoogleY: optionalNumber,
  NumberOfBedRooms: smallCount,
  NumberOfBathRooms: smallCount,
  NumberOfGarages: smallCount,
  NumberOfParkings: smallCount,
  SurfaceTotal: positiveInteger,
  SurfaceLiving: positiveInteger,
  SurfaceGround: positiveInteger,
  SurfaceGround2: positiveInteger,
  HasGarden: flag,
  HasTerrace: flag,
  ConstructionYear: smallCount,
  // 0 is "unknown" here too; a home that gives energy back is below it.
  EnergyPerformance: optionalNumber.transform((value) => value || null),
  EPCLabelText: optionalText,
  ManagerName: optionalText,
  ManagerEmail: optionalText,
  ManagerDirectPhone: optionalText,
  ManagerMobilePhone: optionalText,
  CreatedDate: optionalDate,
  LastChangedDate: optionalDate,
  ...pictureFields,
  Documents: z.array(documentSchema).nullish(),
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
})

const textFields = [...Object.keys(textSchema.shape), ...labelFields]

/** What to ask for in the main language, and in the others: a list with everything is ten times as large. */
export const translatedFields = ['ID', ...textFields]
export const mainFields = [...Object.keys(propertySchema.shape), ...textFields, ...neutralFields]

type Property = z.infer<typeof propertySchema>

export type { PropertyRow }

/** One property as the platform words it in each language; a language may be missing. */
export type PropertyRows = Partial<Record<Language, PropertyRow>> & Record<typeof mainLanguage, PropertyRow>

export function toListing(rows: PropertyRows): ParsedListing {
  const main = rows[mainLanguage]
  const parsed = propertySchema.safeParse(main)
  if (!parsed.success) return refused(main, reasonsOf(parsed.error))
  const property = parsed.data

  const country = countryOfPlatformId(property.CountryID)
  if (!country) return refused(main, `CountryID ${property.CountryID} is not a country we know`)
  const deal = dealOfGoal(property.Goal)
  const status = statusOf(property)
  if (!status) return refused(main, `Status ${property.Status} is not published`)
  const texts = textsOf(rows)
  if (!texts) return refused(main, 'the texts cannot be read')

  const listing: Listing = {
    id: property.ID,
    reference: property.RecordFile || String(property.ID),
    deal,
    status,
    typeId: property.WebID,
    typeIds: [...new Set([property.WebID, ...property.WebIDs])],
    projectId: property.ProjectID,
    price: {
      cents: property.Price === null ? null : Math.round(property.Price * 100),
      isPublished: property.PublishPrice,
      unit: property.PriceUnit,
    },
    marqueeId: property.Marquee,
    address: {
      street: property.Street,
      number: property.HouseNumber,
      box: property.BoxNr,
      zip: property.Zip,
      city: property.City,
      country,
      isPublished: property.PublishAddress,
    },
    location: locationOf(property),
    bedrooms: property.NumberOfBedRooms,
    bathrooms: property.NumberOfBathRooms,
    garages: property.NumberOfGarages,
    parkings: property.NumberOfParkings,
    livingSquareMetres: property.SurfaceTotal ?? property.SurfaceLiving,
    plotSquareMetres: property.SurfaceGround2 ?? property.SurfaceGround,
    hasGarden: property.HasGarden,
    hasTerrace: property.HasTerrace,
    constructionYear: property.ConstructionYear,
    energy: { kwhPerSquareMetre: property.EnergyPerformance, labelText: property.EPCLabelText },
    pictures: picturesOf(property),
    documents: (property.Documents ?? []).map(({ ID, Name, Url, Publish }) => ({
      id: ID,
      name: Name,
      url: Url,
      isPublished: Publish,
    })),
    agent: property.ManagerName
      ? {
          name: property.ManagerName,
          email: property.ManagerEmail,
          phone: property.ManagerMobilePhone ?? property.ManagerDirectPhone,
        }
      : null,
    facts: factsOf(main),
    createdAt: property.CreatedDate ?? property.LastChangedDate ?? new Date(0),
    changedAt: property.LastChangedDate ?? property.CreatedDate ?? new Date(0),
    texts,
  }
  return { ok: true, value: listing }
}

function refused(record: PropertyRow, reason: string): ParsedListing {
  const { ID } = record
  const platformId = typeof ID === 'string' || typeof ID === 'number' ? String(ID) : ''
  return { ok: false, platformId, reason, record }
}

export function reasonsOf(error: z.ZodError): string {
  return error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ')
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

/** The platform calls the latitude X and the longitude Y; 0 and 0 is its "unknown". */
function locationOf({ GoogleX, GoogleY }: Property): Listing['location'] {
  if (!GoogleX || !GoogleY || Math.abs(GoogleX) > 90 || Math.abs(GoogleY) > 180) return null
  return { latitude: GoogleX, longitude: GoogleY }
}

function textsOf(rows: PropertyRows): PerLanguage<ListingText> | null {
  const texts: Partial<PerLanguage<ListingText>> = {}
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
      labels: labelsOf(row),
    }
  }
  return texts as PerLanguage<ListingText>
}
