import type { RowContext } from '../rows/row-context'
import type { Random } from '../seed/random'
import { has } from '../world/flags'
import type { TypeKey } from '../world/main-types'
import { conditions, goals } from '../world/property-core'
import type { Subject } from './phrasebook'

type Facts = Pick<RowContext, 'core' | 'technical' | 'energy'>

const openings: Record<TypeKey, Subject> = {
  house: 'openHouse',
  townhouse: 'openHouse',
  bungalow: 'openHouse',
  newHouse: 'openHouse',
  mansion: 'openMansion',
  villa: 'openVilla',
  farm: 'openFarm',
  apartment: 'openApartment',
  groundFloor: 'openApartment',
  duplex: 'openApartment',
  loft: 'openApartment',
  penthouse: 'openApartment',
  studio: 'openStudio',
  room: 'openRoom',
  plot: 'openPlot',
  farmland: 'openFarmland',
  apartmentBuilding: 'openBuilding',
  mixedBuilding: 'openBuilding',
  shop: 'openShop',
  office: 'openOffice',
  warehouse: 'openWarehouse',
  horeca: 'openHoreca',
  garage: 'openGarage',
  parking: 'openParking',
}

const trades: Partial<Record<TypeKey, Subject[]>> = {
  plot: ['plotFront', 'plotServices'],
  farmland: ['farmlandUse'],
  apartmentBuilding: ['buildingUnits', 'buildingRent'],
  mixedBuilding: ['buildingUnits', 'buildingRent'],
  shop: ['shopUse'],
  office: ['officeUse'],
  warehouse: ['warehouseUse'],
  horeca: ['horecaUse'],
  garage: ['garageUse'],
  parking: ['parkingUse'],
}

const states: Record<number, Subject> = {
  [conditions.fresh]: 'fresh',
  [conditions.toBuild]: 'toBuild',
  [conditions.renovated]: 'renovated',
  [conditions.used]: 'used',
  [conditions.toRefresh]: 'toRefresh',
  [conditions.toRenovate]: 'toRenovate',
}

/** What the text says, in order: only what is true of this property, three to six sentences. */
export function subjectsOf(facts: Facts, random: Random): Subject[] {
  const { core } = facts
  const opening = core.projectId > 0 ? 'openUnit' : openings[core.type.key]
  const middle = isHome(facts)
    ? homeSubjects(facts, random)
    : [...(trades[core.type.key] ?? []), ...stateOf(facts, random)]
  return [opening, ...middle.slice(0, 4), closingOf(facts)]
}

function isHome({ core }: Facts): boolean {
  return core.category === 'house' || core.category === 'apartment' || core.category === 'studio'
}

/** Rooms and outdoor space come first; of the rest a few are drawn, so that no two texts dwell on the same things. */
function homeSubjects(facts: Facts, random: Random): Subject[] {
  const { core } = facts
  const main = [...roomsOf(facts), ...outdoorOf(facts)]
  const others = [
    ...stateOf(facts, random),
    ...parkingOf(facts),
    ...extrasOf(facts),
    ...energyOf(facts),
    core.place.setting,
  ]
  const wanted = 4 - main.length
  while (others.length > wanted) others.splice(random.int(0, others.length - 1), 1)
  const viager: Subject[] = has(core.flags, 'viager') ? ['viager'] : []
  return random.chance(0.5)
    ? [...main, ...others, ...viager]
    : [...others.slice(0, 1), ...main, ...others.slice(1), ...viager]
}

function roomsOf({ core }: Facts): Subject[] {
  if (core.type.key === 'room') return []
  if (core.category === 'studio') return ['roomsStudio']
  if (core.category === 'apartment') return ['roomsFlat']
  return [core.type.key === 'bungalow' ? 'roomsLevel' : 'roomsHouse']
}

function outdoorOf({ core }: Facts): Subject[] {
  const hasGarden = has(core.flags, 'garden')
  const hasTerrace = has(core.flags, 'terrace')
  if (hasGarden && hasTerrace) return ['gardenTerrace']
  if (hasGarden) return ['garden']
  return hasTerrace ? ['terrace'] : []
}

function stateOf({ core }: Facts, random: Random): Subject[] {
  const state = states[core.condition]
  const saysLittle =
    core.category === 'garage' ||
    core.category === 'land' ||
    core.type.key === 'room' ||
    core.category === 'commercial'
  return state && !saysLittle && random.chance(0.8) ? [state] : []
}

function parkingOf({ core }: Facts): Subject[] {
  if (has(core.flags, 'garage')) return ['garage']
  return has(core.flags, 'parking') ? ['parking'] : []
}

function extrasOf({ core }: Facts): Subject[] {
  const extras: Subject[] = []
  if (has(core.flags, 'pool')) extras.push('pool')
  if (has(core.flags, 'lift')) extras.push('lift')
  if (has(core.flags, 'cellar')) extras.push('cellar')
  if (has(core.flags, 'attic')) extras.push('attic')
  if (has(core.flags, 'office')) extras.push('office')
  if (has(core.flags, 'furnished')) extras.push('furnished')
  return extras
}

function energyOf({ core, technical, energy }: Facts): Subject[] {
  if (has(core.flags, 'heatPump')) return ['heatPump']
  if (has(core.flags, 'solarPanels')) return ['solar']
  if (energy.value > 0 && /^[AB]/.test(energy.label)) return ['economical']
  if (energy.value > 380) return ['wasteful']
  return technical.heatingSource === 3 ? ['gas'] : []
}

function closingOf({ core }: Facts): Subject {
  if (core.projectId > 0) return 'closeUnit'
  if (core.goal === goals.takeOver) return 'closeTakeOver'
  return core.goal === goals.rent ? 'closeRent' : 'closeSale'
}
