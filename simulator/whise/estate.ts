import { hash } from '../seed/hash'
import type { Row, RowLanguage } from '../rows/row-context'
import { propertyRow } from '../rows/property-row'
import { agentById, agentEmail } from '../world/agents'
import type { Language } from '../world/language'
import type { PropertyCore } from '../world/property-core'
import type { World } from '../world/world'
import {
  availabilities,
  categories,
  countries,
  languageEntries,
  purposeOf,
  purposeStatusOf,
  standingOf,
  stateOf,
} from './codes'
import { detailsOf } from './details'
import { clientId, clientName, estateId, officeId } from './ids'

export type Estate = Record<string, unknown>

export type Asked = {
  language: Language
  showsDetails: boolean
  showsRepresentatives: boolean
  hasQuirks: boolean
}

const textFields = new Set(['typedescription', 'descriptiona'])

/** A home as this platform tells it. */
export function estateOf(world: World, core: PropertyCore, asked: Asked): Estate {
  const row = propertyRow(world, core, inLanguage(asked.language), null)
  const isDeleted = world.changes.deletedIds.has(core.id)
  const { status, display } = standingOf(core, isDeleted)
  const [category, subCategory] = categories[core.type.key]
  const state = stateOf(core)
  const availability = availabilities[Number(row.FreeAvailableID)]
  const texts = languageEntries.map(([languageId, language]) => ({
    languageId,
    row: propertyRow(world, core, inLanguage(language), textFields),
  }))
  const written = texts.filter(
    ({ languageId }) => !asked.hasQuirks || languageId !== 'de-DE' || hash(core.key, 111) % 25 > 0,
  )
  return withoutEmpty({
    id: estateId(core.id),
    referenceNumber: row.RecordFile,
    name: `${String(row.MainTypeName)} ${String(row.City)}`,
    ...{ clientId, client: clientName, officeId: officeId(core.siteId), office: row.OfficeName },
    category: { id: category, displayName: row.WebIDName },
    subCategory: { id: subCategory, displayName: row.MainTypeName },
    purpose: { id: purposeOf(core) },
    purposeStatus: { id: purposeStatusOf(core) },
    status: { id: status },
    displayStatusId: display,
    state: state && { id: state, displayName: row.ConditionName },
    availability: availability && { id: availability, displayName: row.FreeAvailableName },
    price: row.Price,
    currency: '€',
    displayPrice: row.PublishPrice,
    ...addressOf(row),
    area: row.SurfaceTotal,
    groundArea: row.SurfaceGround2,
    gardenArea: row.SurfaceGarden,
    rooms: row.NumberOfBedRooms,
    bathRooms: row.NumberOfBathRooms,
    fronts: row.NumberOfFacades,
    garage: flag(row.HasGarage),
    parking: flag(row.HasParking),
    garden: flag(row.HasGarden),
    terrace: flag(row.HasTerrace),
    furnished: flag(row.HasFurnished),
    energyClass: row.EPCLabelText,
    energyValue: energyValue(core, row, asked.hasQuirks),
    canHaveChildren: false,
    parentId: core.projectId > 0 ? estateId(core.projectId) : '',
    estateOrder: core.projectId > 0 ? (core.id % 100) + 1 : '',
    availabilityDateTime: iso(row.DateFree),
    createDateTime: iso(row.CreatedDate, core.key),
    updateDateTime: iso(row.LastChangedDate, core.key),
    putOnlineDateTime: iso(row.CreatedDate),
    shortDescription: written.map((text) => ({
      languageId: text.languageId,
      content: `<p>${String(text.row.TypeDescription)}</p>`,
    })),
    longDescription: written.map((text) => ({ languageId: text.languageId, content: text.row.DescriptionA })),
    linkVirtualVisit: row.VirtualTour,
    linkVideo: (row.Videos as string[])[0],
    pictures: picturesOf(row),
    documents: documentsOf(row),
    ...(asked.showsDetails && { details: detailsOf(row) }),
    ...(asked.showsRepresentatives && { representatives: [representative(core.agentId)] }),
  })
}

export function inLanguage(language: Language): RowLanguage {
  return { language, descriptionLanguage: language, keepsFonts: true }
}

export function addressOf(row: Row): Estate {
  return {
    address: row.Street,
    number: row.HouseNumber,
    box: row.BoxNr,
    zip: row.Zip,
    city: row.City,
    country: { id: countries[Number(row.CountryID)], displayName: row.CountryName },
    displayAddress: row.PublishAddress ?? row.PublicAddress,
    floor: row.Floor === undefined ? '' : String(row.Floor),
  }
}

/** A text; some agencies write a range of which both ends are the same. */
function energyValue(core: PropertyCore, row: Row, hasQuirks: boolean): string {
  const value = Number(row.EnergyPerformance)
  if (value === 0 && row.EPCLabelText === '') return ''
  return hasQuirks && core.key % 5 === 0 ? `${value}-${value}` : String(value)
}

function flag(value: unknown): number | '' {
  return value === null || value === undefined ? '' : value ? 1 : 0
}

/** ISO on a Belgian clock without an offset, and with the odd hundredths that the platform sends. */
export function iso(written: unknown, key = 0): string {
  if (typeof written !== 'string' || written === '') return ''
  const hundredths = key % 100
  return `${written.replace(' ', 'T')}${hundredths > 0 ? `.${String(hundredths).padStart(2, '0')}` : ''}`
}

const widths = { urlSmall: 200, urlLarge: 640, urlXXL: 1600 } as const

export function picturesOf(row: Row): Estate[] {
  const items = row.XLargePictureItems as { ID: number; Url: string }[]
  return items.map(({ ID, Url }, n) => ({
    ...{ id: ID, order: n + 1, orientation: 'Landscape' },
    ...Object.fromEntries(
      Object.entries(widths).map(([name, width]) => [name, Url.replace(/width=\d+/, `width=${width}`)]),
    ),
    updateDateTime: iso(row.CreatedDate),
  }))
}

/** Every paper of the home is among them; what a website may show is not said. */
export function documentsOf(row: Row): Estate[] {
  const documents = row.Documents as { ID: number; Name: string; Url: string }[]
  return documents.map(({ ID, Name, Url }, n) => ({ id: ID, order: n + 1, description: Name, url: Url }))
}

function representative(id: number): Estate {
  const agent = agentById.get(id)!
  return {
    id,
    name: agent.name,
    firstName: agent.firstName,
    email: agentEmail(agent),
    phone: agent.directPhone,
    mobile: agent.mobilePhone,
    function: agent.function.nl,
  }
}

/** Empty members are left out, and so are numbers nobody filled in; flags, statuses and the like keep their zero. */
export function withoutEmpty(estate: Estate): Estate {
  return Object.fromEntries(
    Object.entries(estate).filter(
      ([name, value]) =>
        value !== '' &&
        value !== undefined &&
        value !== null &&
        !(Array.isArray(value) && value.length === 0) &&
        !(value === 0 && !zeroMembers.has(name)),
    ),
  )
}

const zeroMembers = new Set(['garage', 'parking', 'garden', 'terrace', 'furnished'])
