import type { Random } from '../seed/random'
import type { Building } from './draw-building'
import { has } from './flags'
import type { MainType, TypeKey } from './main-types'
import type { Place } from './places'
import {
  homePricePerSquareMetre,
  plotPricePerSquareMetre,
  rentPerSquareMetre,
  roundAskingPrice,
  roundRent,
} from './price-level'
import { conditions, goals } from './property-core'

type Priced = Building & { type: MainType; goal: number; place: Place }

const typeFactors: Partial<Record<TypeKey, number>> = {
  villa: 1.18,
  mansion: 0.95,
  farm: 0.85,
  newHouse: 1.12,
  apartment: 1.2,
  groundFloor: 1.18,
  duplex: 1.15,
  loft: 1.2,
  penthouse: 1.42,
  studio: 1.45,
  apartmentBuilding: 0.92,
  mixedBuilding: 0.85,
  shop: 0.8,
  office: 0.78,
  warehouse: 0.34,
  horeca: 0.8,
}

const conditionFactors: Record<number, number> = {
  [conditions.fresh]: 1.22,
  [conditions.toBuild]: 1.22,
  [conditions.renovated]: 1.1,
  [conditions.toRefresh]: 0.9,
  [conditions.toRenovate]: 0.72,
}

export function drawPrice(random: Random, home: Priced): number {
  const mood = 1 + random.spread() * 0.13
  if (home.goal === goals.takeOver) return roundAskingPrice((35_000 + home.surface * 420) * mood)
  return home.goal === goals.rent ? roundRent(rent(home) * mood) : roundAskingPrice(askingPrice(home) * mood)
}

function askingPrice(home: Priced): number {
  const { type, place, surface, ground } = home
  if (type.key === 'plot') return ground * plotPricePerSquareMetre(place) * (ground > 900 ? 0.75 : 1)
  if (type.key === 'farmland') return ground * (place.region === 'luxembourg' ? 9 : 6.2)
  const level = homePricePerSquareMetre(place)
  if (type.key === 'garage') return 9000 + level * 9.5
  if (type.key === 'parking') return 6000 + level * 6.5
  const quality = (typeFactors[type.key] ?? 1) * (conditionFactors[home.condition] ?? 1)
  const age = home.year > 2012 ? 1.12 : home.year < 1950 && home.condition === conditions.used ? 0.92 : 1
  const extraGround = Math.max(0, ground - 350) * Math.min(60, plotPricePerSquareMetre(place) * 0.2)
  const extras =
    home.garages * level * 6 +
    (has(home.flags, 'pool') ? 30_000 : 0) +
    (has(home.flags, 'terrace') ? level * 3 : 0)
  // A large home costs less for each metre, a viager sells only a part.
  const size = surface * (surface > 180 ? (180 / surface) ** 0.18 : (120 / Math.max(surface, 25)) ** 0.12)
  return (
    (size * level * quality * age + Math.min(extraGround, level * 90) + extras) *
    (has(home.flags, 'viager') ? 0.42 : 1)
  )
}

function rent(home: Priced): number {
  const { type, place, surface } = home
  const level = rentPerSquareMetre(place)
  if (type.key === 'garage') return 35 + level * 5.5
  if (type.key === 'parking') return 25 + level * 4
  if (type.key === 'room') return 210 + level * 15
  if (type.key === 'warehouse') return surface * level * 0.42
  if (type.category === 'commercial') return surface * level * 0.95
  const quality = Math.sqrt(conditionFactors[home.condition] ?? 1) * (home.year > 2012 ? 1.1 : 1)
  const furnished = has(home.flags, 'furnished') ? 1.12 : 1
  return (
    (130 + surface * level * (surface > 120 ? (120 / surface) ** 0.35 : 1) * 0.9) * quality * furnished +
    home.garages * 60
  )
}
