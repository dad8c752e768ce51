import { hash } from '../seed/hash'
import { propertyRow } from '../rows/property-row'
import { projectRow, unitsOf } from '../rows/project-row'
import { type SignedLinks, signedLink } from '../pictures/signed-links'
import type { Row, RowLanguage } from '../rows/row-context'
import { agentById, agentEmail } from '../world/agents'
import type { Language } from '../world/language'
import type { Project } from '../world/projects'
import { type PropertyCore, goals, statuses } from '../world/property-core'
import type { World } from '../world/world'
import { countries, generalConditions, isPublished, statusOf, typeOf } from './codes'
import { estateId, officeId } from './ids'
import { legalOf } from './legal'

export type Estate = Record<string, unknown>
type Asked = { hasQuirks: boolean; now: Date; links: SignedLinks }

/** It has no German. */
const languages: readonly Language[] = ['nl', 'fr', 'en']
const textFields = new Set(['typedescription', 'descriptiona'])

/** A home as this platform tells it: codes instead of words, no dates, and the people that a website must not show. */
export function estateOf(world: World, core: PropertyCore, asked: Asked): Estate {
  const row = propertyRow(world, core, inLanguage('nl'), null)
  const [type, subType] = typeOf(core)
  const texts = languages.map((language) => ({
    language,
    row: propertyRow(world, core, inLanguage(language), textFields),
  }))
  return {
    id: estateId(core.id),
    ...{ is_project: false, project_id: core.projectId > 0 ? estateId(core.projectId) : null },
    ...{ type, sub_type: subType, negotiation: core.goal === goals.sale ? 'sale' : 'let' },
    ...{ rent_period: 'month', status: statusOf(core), publish_status: 'public' },
    settings: { reference: row.RecordFile },
    description_title: byLanguage(texts, 'TypeDescription'),
    description: byLanguage(texts, 'DescriptionA'),
    price: { amount: row.Price || null, currency: 'EUR', hidden: row.PublishPrice !== true },
    ...costsOf(row),
    location: locationOf(row, row.PublishAddress === true),
    ...{ bedrooms: row.NumberOfBedRooms || null, bathrooms: row.NumberOfBathRooms || null },
    ...{ shower_rooms: row.NumberOfShowerRooms || null, toilets: row.NumberOfToilets || null },
    ...{ floors: row.NumberOfFloors || null, rooms: [] },
    sizes: sizesOf(core, row, asked.hasQuirks),
    features: { comfort: { furnished: row.HasFurnished, fireplace: false, sauna: false } },
    amenities: amenitiesOf(row),
    general_condition: generalConditions[core.condition] ?? null,
    building: {
      construction: row.ConstructionYear ? { year: row.ConstructionYear, architect: null } : null,
      renovation: row.RenovationYear ? { year: row.RenovationYear, description: null } : null,
    },
    ...legalOf(core, row, asked.hasQuirks),
    occupancy: { occupied: false, available_from: row.DateFree || null, contact_details: null },
    ...mediaOf(row, asked),
    ...{ video_url: (row.Videos as string[])[0] ?? null, virtual_tour_url: row.VirtualTour || null },
    negotiator: negotiatorOf(core.agentId),
    office: { id: officeId(core.siteId), name: row.OfficeName },
    vendors: [{ first_name: 'Mia', last_name: 'Verkoper', email: 'mia@vendor.example', phone: null }],
    ...{ buyers: [], internal_note: 'Sleutel bij de buren' },
    ...{ open_homes: openHomesOf(core, asked.now), appointment_service_url: '' },
  }
}

/** A project is an estate with its units inside; what it is like, where it lies and when it is ready has no place. */
export function projectEstateOf(world: World, project: Project, asked: Asked): Estate {
  const row = projectRow(world, project, inLanguage('nl'))
  const texts = languages.map((language) => ({
    language,
    row: projectRow(world, project, inLanguage(language)),
  }))
  const units = unitsOf(world, project).filter((core) => isPublished(world, core))
  return {
    id: estateId(project.id),
    ...{ is_project: true, project_id: null, negotiation: 'sale' },
    ...{ type: project.kind === 'apartments' ? 'apartment' : 'house', sub_type: null },
    status: Number(row.FreeUnitCount) > 0 ? 'available' : 'sold',
    settings: { reference: row.ProjectNumber },
    description_title: byLanguage(texts, 'Name'),
    description: byLanguage(texts, 'Description'),
    price: { amount: row.MinPrice || null, currency: 'EUR', hidden: false },
    location: locationOf(row, row.PublicAddress === true),
    ...mediaOf(row, asked),
    office: { id: officeId(project.siteId), name: null },
    properties: units.map((core) => estateOf(world, core, asked)),
  }
}

/** One home in twelve is open to everybody on the second Saturday to come. */
function openHomesOf({ key, status }: PropertyCore, now: Date): Estate[] {
  if (status !== statuses.active || hash(key, 127) % 12 !== 0) return []
  const saturday = new Date(now)
  saturday.setUTCDate(saturday.getUTCDate() + ((6 - saturday.getUTCDay() + 7) % 7) + 7)
  const day = saturday.toISOString().slice(0, 10)
  return [{ start_date: `${day}T09:00:00+00:00`, end_date: `${day}T11:00:00+00:00` }]
}

function inLanguage(language: Language): RowLanguage {
  return { language, descriptionLanguage: language, keepsFonts: true }
}

function byLanguage(texts: readonly { language: Language; row: Row }[], field: string): Estate {
  return Object.fromEntries(texts.map(({ language, row }) => [language, row[field]]))
}

function locationOf(row: Row, isShown: boolean): Estate {
  const formatted = `${String(row.Street)} ${String(row.HouseNumber)}, ${String(row.Zip)} ${String(row.City)}`
  return {
    ...{ street: row.Street, street_2: '', number: row.HouseNumber, box: row.BoxNr, addition: '' },
    floor: row.Floor === undefined ? '' : String(row.Floor),
    ...{ postal_code: row.Zip, city: row.City, country: countries[Number(row.CountryID)] },
    ...{ formatted, formatted_agency: formatted, hidden: !isShown },
    geo: { latitude: Number(row.GoogleX), longitude: Number(row.GoogleY) },
  }
}

function money(amount: unknown): Estate | null {
  return Number(amount) > 0 ? { amount, currency: 'EUR' } : null
}

/** Rooms outside, gardens and garages have no size or number of their own. */
function costsOf(row: Row): Estate {
  return {
    custom_price: null,
    price_recurring_costs: money(row.ChargesRenter),
    price_guarantee: money(row.DepositAmount),
    price_inventory_report_cost: money(row.InventoryOfPlace),
    price_property_taxes: money(row.RealEstateTax),
    price_yearly_budgeted_building_costs: money(Number(row.ChargesOwner) * 12),
  }
}

/** Every third agency writes plots in ares. */
function sizesOf({ key }: PropertyCore, row: Row, hasQuirks: boolean): Estate {
  const plot = Number(row.SurfaceGround2)
  const isInAres = hasQuirks && hash(key, 113) % 3 === 0
  return {
    ...(Number(row.SurfaceTotal) > 0 && { liveable_area: { size: row.SurfaceTotal, unit: 'sq_m' } }),
    ...(plot > 0 && {
      plot_area: isInAres ? { size: plot / 100, unit: 'are' } : { size: plot, unit: 'sq_m' },
    }),
  }
}

const amenities = {
  HasPool: 'pool',
  HasCellar: 'basement',
  HasTerrace: 'terrace',
  HasGarden: 'garden',
  HasParking: 'parking',
  HasLift: 'lift',
  HasAttic: 'attic',
}

function amenitiesOf(row: Row): string[] {
  return Object.entries(amenities).flatMap(([field, amenity]) => (row[field] === true ? [amenity] : []))
}

/** Links are signed for a while; drawings stand apart from photographs. */
function mediaOf(row: Row, { now, links }: Asked): Estate {
  const until = new Date(now.getTime() + links.secondsGood * 1000).toISOString().replace(/\.\d+Z$/, '+00:00')
  const file = ({ ID, Name, Url }: { ID: number; Name: string; Url: string }, n: number) => ({
    ...{ id: `file-${ID}`, filename: Name, description: '', ordinal: n + 1 },
    url: signedLink(Url, links, now),
    url_expires_on: until,
  })
  const pictures = row.XLargePictureItems as { ID: number; Name: string; Url: string }[]
  const isPlan = ({ Name }: { Name: string }) => Name.includes('plan')
  const documents = row.Documents as { ID: number; Name: string; Url: string }[]
  return {
    images: pictures.filter((picture) => !isPlan(picture)).map(file),
    plans: pictures.filter(isPlan).map(file),
    documents: documents.map((document, n) => ({
      ...file(document, n),
      ...{ filename: `${document.Name}.pdf`, description: document.Name },
    })),
  }
}

function negotiatorOf(agentId: number): Estate {
  const agent = agentById.get(agentId)!
  return {
    ...{ first_name: agent.firstName, last_name: agent.name, email: agentEmail(agent) },
    ...{ phone: agent.mobilePhone, photo_url: null },
  }
}
