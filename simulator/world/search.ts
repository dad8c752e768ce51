import type { Parameters } from '../protocol/parameters'
import type { Columns } from './columns'
import { type Flag, flag } from './flags'
import { mainTypes, typeRoots } from './main-types'
import { ownerById, propertyIdsOf } from './owners'
import { type Place, municipalityId, placeName, places, provinceId } from './places'
import type { World } from './world'
import { parseBrussels } from './brussels-time'

export type Test = (slot: number) => boolean

/** The tests of filter set A that a request asks for, cheapest first; none for a plain list. */
export function testsFor(world: World, parameters: Parameters): Test[] {
  const tests: Test[] = []
  const add = (isAsked: boolean, make: (columns: Columns) => Test) => {
    if (isAsked) tests.push(make(world.columnsOfAll()))
  }
  const inList = (name: string, column: keyof Columns) => {
    const wanted = new Set(parameters.numbers(name))
    add(wanted.size > 0, (columns) => (slot) => wanted.has(columns[column][slot]!))
  }
  const equals = (name: string, column: keyof Columns) => {
    const wanted = parameters.number(name)
    add(wanted !== undefined, (columns) => (slot) => columns[column][slot] === wanted)
  }
  addIdentityTests(world, parameters, tests)
  equals('Goal', 'goal')
  inList('MarqueeIDs', 'marquee')
  inList('Marquees', 'marquee')
  inList('ConditionIDs', 'condition')
  equals('ProjectID', 'projectId')
  equals('SiteID', 'siteId')
  inList('PortalSiteIDs', 'siteId')
  addExclusion(parameters.numbers('SkipMarqueeList'), 'marquee', add)
  addExclusion(parameters.numbers('SkipSiteIds'), 'siteId', add)
  addTypeTests(parameters, add)
  addPlaceTests(parameters, add)
  addNumberTests(parameters, add)
  addFlagTests(parameters, add)
  const changeSince = parseBrussels(parameters.text('ChangeSince'))
  add(!Number.isNaN(changeSince), (columns) => (slot) => columns.changedAt[slot]! >= changeSince)
  const contractSince = parseBrussels(parameters.text('ContractStartSince'))
  add(!Number.isNaN(contractSince), (columns) => (slot) => columns.createdAt[slot]! >= contractSince)
  return tests
}

type Add = (isAsked: boolean, make: (columns: Columns) => Test) => void

function addIdentityTests(world: World, parameters: Parameters, tests: Test[]): void {
  const ids = new Set(parameters.numbers('IDs').map((id) => world.slotOf(id)))
  if (parameters.has('IDs')) tests.push((slot) => ids.has(slot))
  const building = parameters.number('BuildingID')
  if (building !== undefined)
    tests.push((slot) => slot >= world.options.properties && world.coreAt(slot).buildingId === building)
  if (parameters.flag('IsExcludedProject')) tests.push((slot) => slot < world.options.properties)
  const owner = ownerById(world, parameters.number('PersonID') ?? -1)
  const owned = new Set(owner ? propertyIdsOf(world, owner).map((id) => world.slotOf(id)) : [])
  if (parameters.has('PersonID')) tests.push((slot) => owned.has(slot))
  const project = parameters.number('ProjectID')
  if (project !== undefined && project > 0) tests.push((slot) => slot >= world.options.properties)
}

function addExclusion(unwanted: number[], column: keyof Columns, add: Add): void {
  const set = new Set(unwanted)
  add(set.size > 0, (columns) => (slot) => !set.has(columns[column][slot]!))
}

function addTypeTests(parameters: Parameters, add: Add): void {
  const webIds = new Set(parameters.numbers('WebIDs'))
  add(webIds.size > 0, (columns) => (slot) => webIds.has(columns.webId[slot]!))
  const typeIds = new Set(parameters.numbers('MainTypeIDs'))
  for (const root of typeRoots) {
    if (typeIds.has(root.id))
      for (const type of mainTypes) if (type.parentId === root.id) typeIds.add(type.id)
  }
  add(typeIds.size > 0, (columns) => (slot) => typeIds.has(columns.typeId[slot]!))
}

function addPlaceTests(parameters: Parameters, add: Add): void {
  const byPlace = (isAsked: boolean, matches: (place: Place) => boolean) => {
    if (!isAsked) return
    const allowed = Uint8Array.from(places, (place) => (matches(place) ? 1 : 0))
    add(true, (columns) => (slot) => allowed[columns.place[slot]!] === 1)
  }
  const zips = new Set(parameters.texts('Zips').map((zip) => zip.replace(/^L-?/i, '')))
  byPlace(zips.size > 0, (place) => zips.has(place.zip))
  const names = new Set(parameters.texts('CityNames').map((name) => name.toLowerCase()))
  byPlace(names.size > 0, (place) =>
    (['nl', 'fr', 'en', 'de'] as const).some((language) =>
      names.has(placeName(place, language).toLowerCase()),
    ),
  )
  const countries = new Set(parameters.numbers('CountryIDs'))
  const geographic = new Set([
    ...parameters.numbers('GeoGraphicIDs'),
    ...parameters.numbers('MainGeoGraphicIDs'),
    ...parameters.numbers('ProvinceIDs'),
  ])
  byPlace(
    geographic.size > 0,
    (place) => geographic.has(provinceId(place)) || geographic.has(municipalityId(place)),
  )
  const isInverted = parameters.flag('IsInCountryOrNot') === false
  byPlace(countries.size > 0, (place) => countries.has(place.countryId) !== isInverted)
}

function addNumberTests(parameters: Parameters, add: Add): void {
  const range = (column: keyof Columns, minimum: number | undefined, maximum: number | undefined) => {
    if (minimum === undefined && maximum === undefined) return
    const [low, high] = [minimum ?? -Infinity, maximum ?? Infinity]
    add(true, (columns) => (slot) => columns[column][slot]! >= low && columns[column][slot]! <= high)
  }
  range('price', parameters.number('PriceFrom'), parameters.number('PriceTo'))
  range(
    'surface',
    parameters.number('MinSurface') ?? parameters.number('LivingArea'),
    parameters.number('MaxSurface'),
  )
  range('bedrooms', parameters.number('MinRoom'), parameters.number('MaxRoom'))
  range('bathrooms', parameters.number('MinBathRoom'), parameters.number('MaxBathRoom'))
}

const flagNames: Record<string, Flag> = {
  HasGarden: 'garden',
  HasGarage: 'garage',
  HasTerrace: 'terrace',
  HasFurnished: 'furnished',
  HasAttic: 'attic',
  HasLift: 'lift',
  HasCellar: 'cellar',
  HasParking: 'parking',
  PetsAllowed: 'pets',
  HasViager: 'viager',
  IsOffice: 'office',
}

function addFlagTests(parameters: Parameters, add: Add): void {
  for (const [name, which] of Object.entries(flagNames)) {
    const wanted = parameters.flag(name)
    add(wanted !== undefined, (columns) => (slot) => ((columns.flags[slot]! & flag[which]) !== 0) === wanted)
  }
}
