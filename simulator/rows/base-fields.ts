import { hash } from '../seed/hash'
import { titleOf } from '../texts/title'
import { agentById, agentEmail, siteById } from '../world/agents'
import { brusselsText } from '../world/brussels-time'
import { has } from '../world/flags'
import { webCategories } from '../world/main-types'
import { placeName } from '../world/places'
import { goals } from '../world/property-core'
import { boxNumber, houseNumber, streetName } from '../world/streets'
import {
  conditionNames,
  constructionNames,
  countryById,
  goalStates,
  priceUnits,
  styleNames,
  substatusById,
} from './labels'
import { type Row, type RowContext, labelOf } from './row-context'
import { substatusOf } from './substatus'

const categoryByWebId = new Map<number, (typeof webCategories)[number]>(
  webCategories.map((row) => [row.webId, row]),
)

/** Identity, state and kind. */
export function identityFields(context: RowContext): Row {
  const { core, language, world } = context
  const webId = world.webIdOf(core)
  const substatus = substatusOf(core, world.options.now.getTime())
  const changedAt = brusselsText(core.changedAt)
  return {
    ID: core.id,
    RecordFile: recordFile(context),
    Goal: core.goal,
    Status: core.status,
    SubStatus: substatus,
    SubStatusName: substatusById.get(substatus)?.name[language] ?? '',
    ModifiedSubstatusDate: changedAt,
    Marquee: core.marquee,
    MarqueeName: labelOf(goalStates, core.marquee, language),
    MarqueeShowOrder: core.marquee,
    WebID: webId,
    WebIDs: core.category === 'investment' ? `${webId},1` : String(webId),
    WebIDName: categoryByWebId.get(webId)?.label[language] ?? '',
    MainTypeID: core.type.id,
    MainTypeName: core.type.name[language],
    MainStyleName: styleOf(context),
    TypeDescription: titleOf(context),
    SiteID: core.siteId,
    OfficeName: siteById.get(core.siteId)?.name ?? '',
    ProjectID: core.projectId,
    BuildingID: core.buildingId,
    CreatedDate: brusselsText(core.createdAt),
    LastChangedDate: changedAt,
    ConditionID: core.condition,
    ConditionName: labelOf(conditionNames, core.condition, language),
    ConstructionName: labelOf(constructionNames, core.construction, language),
    ConstructionYear: core.year,
    EnergyPerformance: context.energy.value,
    EPCLabelText: context.energy.label,
  }
}

function recordFile({ core }: RowContext): string {
  if (core.projectId > 0) return `P-${core.projectId}.${String(core.id % 100).padStart(2, '0')}`
  const letter = core.goal === goals.sale ? 'V' : core.goal === goals.rent ? 'H' : 'O'
  return `${letter}-${String(core.index + 1).padStart(4, '0')}`
}

export function priceFields({ core, language }: RowContext): Row {
  const unit = core.goal === goals.rent ? 2 : core.projectId > 0 && core.id % 9 === 0 ? 7 : 1
  return {
    Price: core.price,
    PublishPrice: has(core.flags, 'publishPrice'),
    PriceUnit: unit,
    PriceUnitText: labelOf(priceUnits, unit, language),
    StartPrice: unit === 7 ? core.price : 0,
  }
}

export function addressFields({ core, language, world }: RowContext): Row {
  const { place, address } = core
  const project =
    core.projectId > 0 ? world.projects.find((candidate) => candidate.id === core.projectId) : undefined
  const key = project?.key ?? core.key
  const country = countryById.get(place.countryId)!
  const isFlat = core.category === 'apartment' || core.category === 'studio'
  const street = streetName(address, language)
  const number = core.category === 'land' ? '' : houseNumber(key)
  const city = cityOf(place, language)
  return {
    Ident: `${street}${number ? ` ${number}` : ''} - ${city}`,
    PublishAddress: has(core.flags, 'publishAddress'),
    Street: street,
    HouseNumber: number,
    BoxNr: isFlat ? boxNumber(core.key, core.floor) : '',
    Zip: place.zip,
    City: city,
    District: place.name === place.municipality.name ? '' : place.municipality.name,
    CountryID: place.countryId,
    CountryName: country.name[language],
    CountryAbbr: country.abbr,
    GoogleX: address.lat,
    GoogleY: address.lng,
  }
}

/** The platform keeps a town in its own language; only Brussels has two. */
export function cityOf(place: RowContext['core']['place'], language: RowContext['language']): string {
  return place.region === 'brussels' ? placeName(place, language === 'nl' ? 'nl' : 'fr') : place.name
}

export function roomFields({ core, technical }: RowContext): Row {
  const { category, flags, surface } = core
  const isHome = category === 'house' || category === 'apartment' || category === 'studio'
  const isBuilding = category !== 'land' && category !== 'garage'
  return {
    NumberOfBedRooms: core.bedrooms,
    NumberOfBathRooms: core.bathrooms,
    NumberOfShowerRooms: core.showers,
    NumberOfToilets: isHome
      ? Math.max(1, core.bathrooms) + (surface > 120 ? 1 : 0)
      : category === 'commercial'
        ? 1
        : 0,
    NumberOfGarages: core.garages,
    NumberOfParkings: core.parkings,
    Floor: core.floor,
    SurfaceTotal: surface,
    SurfaceLiving: isHome ? Math.round(surface * 0.24) : 0,
    SurfaceGarden: technical.gardenSurface,
    SurfaceTerrace: technical.terraceSurface,
    SurfaceConstructed: core.category === 'house' ? Math.round(surface * 0.58) : 0,
    SurfaceOffice: core.type.key === 'office' ? surface : has(flags, 'office') ? 12 : 0,
    SurfaceStore:
      core.type.key === 'shop' || core.type.key === 'horeca'
        ? Math.round(surface * 0.7)
        : core.type.key === 'warehouse'
          ? surface
          : 0,
    SurfaceGround: core.ground,
    SurfaceGround2: core.ground,
    HasGarden: has(flags, 'garden'),
    HasTerrace: has(flags, 'terrace'),
    // Some agencies tick the box and leave the number open.
    HasGarage: has(flags, 'garage') || isTickedOnly(core, 64),
    HasParking: has(flags, 'parking') || isTickedOnly(core, 65),
    HasFurnished: isBuilding ? has(flags, 'furnished') : null,
    HasLift: isBuilding ? has(flags, 'lift') : null,
    HasCellar: has(flags, 'cellar'),
    HasAttic: has(flags, 'attic'),
    HasPool: has(flags, 'pool'),
    IsOffice: has(flags, 'office'),
    PetsAllowed: has(flags, 'pets'),
  }
}

function isTickedOnly({ category, key }: RowContext['core'], topic: number): boolean {
  return category === 'house' && hash(key, topic) % 8 === 0
}

function styleOf({ core, language }: RowContext): string {
  if (core.category !== 'house' && core.category !== 'apartment') return ''
  if (core.type.key === 'farm') return styleNames.rural[language]
  if (core.year < 1919) return styleNames.classic[language]
  if (core.year < 1946) return styleNames.interwar[language]
  return core.year < 2000 ? styleNames.modern[language] : styleNames.contemporary[language]
}

export function managerFields({ core }: RowContext): Row {
  const agent = agentById.get(core.agentId)!
  return {
    ManagerID: agent.id,
    ManagerName: `${agent.firstName} ${agent.name}`,
    ManagerEmail: agentEmail(agent),
    ManagerDirectPhone: agent.directPhone,
    ManagerMobilePhone: agent.mobilePhone,
  }
}
