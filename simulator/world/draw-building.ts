import type { Random } from '../seed/random'
import { drawComforts } from './draw-comforts'
import { flag } from './flags'
import type { MainType, TypeKey } from './main-types'
import type { Place } from './places'
import { type PropertyCore, conditions } from './property-core'

export type Building = Pick<
  PropertyCore,
  | 'year'
  | 'condition'
  | 'construction'
  | 'surface'
  | 'ground'
  | 'bedrooms'
  | 'bathrooms'
  | 'showers'
  | 'garages'
  | 'parkings'
  | 'floor'
  | 'flags'
>

type Circumstances = { type: MainType; goal: number; place: Place }

const habitable: Partial<Record<TypeKey, [number, number]>> = {
  house: [115, 215],
  townhouse: [95, 190],
  mansion: [210, 420],
  villa: [180, 380],
  bungalow: [95, 175],
  farm: [200, 420],
  newHouse: [140, 210],
  apartment: [58, 128],
  groundFloor: [62, 120],
  duplex: [85, 165],
  loft: [90, 190],
  penthouse: [95, 190],
  studio: [24, 48],
  room: [14, 24],
  apartmentBuilding: [260, 780],
  mixedBuilding: [220, 560],
  shop: [55, 320],
  office: [45, 480],
  warehouse: [300, 2400],
  horeca: [90, 260],
  garage: [14, 24],
  parking: [11, 14],
}

const plots: Partial<Record<TypeKey, [number, number]>> = {
  house: [220, 980],
  townhouse: [70, 260],
  mansion: [150, 700],
  villa: [700, 2900],
  bungalow: [450, 1400],
  farm: [1500, 14_000],
  newHouse: [230, 720],
  plot: [260, 1450],
  farmland: [4500, 38_000],
  apartmentBuilding: [160, 600],
  mixedBuilding: [120, 480],
  warehouse: [700, 6500],
}

export function drawBuilding(random: Random, { type, goal, place }: Circumstances): Building {
  if (type.category === 'land') return emptyPlot(random, type)
  const isCrowded = place.setting === 'city'
  const surface = within(random, habitable[type.key] ?? [60, 120], isCrowded ? 0.4 : 0.55)
  const ground = plots[type.key] ? within(random, plots[type.key]!, isCrowded ? 0.25 : 0.45) : 0
  const year = drawYear(random, type)
  const condition = drawCondition(random, year, type)
  const isHome = type.category === 'house' || type.category === 'apartment' || type.category === 'studio'
  const bedrooms = bedroomsFor(random, type, surface)
  const rooms = isHome ? bathroomsFor(random, type, surface) : { bathrooms: 0, showers: 0 }
  const floor = type.category === 'apartment' || type.category === 'studio' ? floorFor(random, type) : 0
  const parking = parkingFor(random, type, isCrowded)
  const comforts = drawComforts(random, { type, goal, year, condition, surface, ground, floor })
  const construction = constructionOf(random, type, isCrowded)
  const flags = comforts | (parking.garages > 0 ? flag.garage : 0) | (parking.parkings > 0 ? flag.parking : 0)
  return { year, condition, construction, surface, ground, bedrooms, ...rooms, ...parking, floor, flags }
}

function emptyPlot(random: Random, type: MainType): Building {
  const ground = within(random, plots[type.key] ?? [300, 1500], 0.4)
  const none = {
    year: 0,
    condition: 0,
    surface: 0,
    bedrooms: 0,
    bathrooms: 0,
    showers: 0,
    garages: 0,
    parkings: 0,
    floor: 0,
    flags: 0,
  }
  return { ...none, construction: type.key === 'plot' ? plotConstruction(random, ground) : 0, ground }
}

/** A wide plot takes a detached house, a small one does not. */
function plotConstruction(random: Random, ground: number): number {
  if (ground > 750) return 1
  return ground < 380 ? random.pick([2, 3]) : random.pick([1, 3])
}

function within(random: Random, [low, high]: [number, number], lean: number): number {
  return Math.round(low + (high - low) * random.next() ** (1 / (lean * 2)))
}

function drawYear(random: Random, { key, category }: MainType): number {
  if (key === 'newHouse') return random.int(2024, 2026)
  if (key === 'mansion') return random.int(1875, 1935)
  if (key === 'farm') return random.int(1780, 1930)
  if (key === 'loft') return random.int(1900, 1965)
  if (category === 'apartment' || category === 'studio')
    return random.pick([1935, 1958, 1964, 1971, 1978, 1992, 2003, 2009, 2014, 2018, 2022]) + random.int(-4, 3)
  if (category === 'commercial') return random.int(1950, 2022)
  if (category === 'garage') return random.int(1962, 2021)
  return (
    random.pick([1898, 1912, 1927, 1938, 1952, 1961, 1969, 1976, 1984, 1993, 2001, 2008, 2013, 2017]) +
    random.int(-6, 6)
  )
}

function drawCondition(random: Random, year: number, { category }: MainType): number {
  if (category === 'garage') return conditions.used
  if (year >= 2023) return conditions.fresh
  if (year > 2005) return conditions.used
  const share = random.next()
  if (share < 0.24) return conditions.renovated
  if (share < 0.4) return conditions.toRefresh
  return share < (year < 1975 ? 0.54 : 0.45) ? conditions.toRenovate : conditions.used
}

function bedroomsFor(random: Random, { key, category }: MainType, surface: number): number {
  if (key === 'room') return 1
  if (category === 'house') return Math.min(7, Math.max(2, Math.round(surface / 48 + random.spread())))
  if (category === 'apartment')
    return Math.min(4, Math.max(1, Math.round(surface / 46 + random.spread() * 0.6)))
  if (category === 'investment') return Math.round(surface / 55)
  return 0
}

function bathroomsFor(random: Random, { key, category }: MainType, surface: number) {
  if (category === 'studio' || key === 'room') return { bathrooms: 0, showers: 1 }
  const bathrooms = surface > 260 ? random.int(2, 3) : surface > 170 ? random.int(1, 2) : 1
  return { bathrooms, showers: surface > 150 && random.chance(0.35) ? 1 : 0 }
}

function floorFor(random: Random, { key }: MainType): number {
  if (key === 'groundFloor') return 0
  return key === 'penthouse' ? random.int(3, 8) : random.int(1, 6)
}

function parkingFor(random: Random, { key, category }: MainType, isCrowded: boolean) {
  if (key === 'garage') return { garages: 1, parkings: 0 }
  if (key === 'parking') return { garages: 0, parkings: 1 }
  if (category === 'commercial') return { garages: 0, parkings: random.chance(0.55) ? random.int(2, 14) : 0 }
  if (category === 'studio') return { garages: 0, parkings: 0 }
  const likely = isCrowded ? 0.3 : 0.65
  const roomy = key === 'villa' || key === 'farm' ? 2 : 1
  const garages = random.chance(key === 'villa' ? 0.92 : likely) ? random.int(1, roomy) : 0
  return { garages, parkings: random.chance(likely) ? random.int(1, roomy + 1) : 0 }
}

function constructionOf(random: Random, { key, category }: MainType, isCrowded: boolean): number {
  if (key === 'villa' || key === 'bungalow' || key === 'farm') return 1
  if (key === 'townhouse' || key === 'mansion') return 2
  if (category !== 'house') return 0
  return isCrowded ? random.pick([2, 2, 3]) : random.pick([1, 2, 3, 3])
}
