import { Random } from '../seed/random'
import type { TypeKey } from '../world/main-types'
import { block, field, garages, hall, shopHouse } from './facade-buildings'
import { detached, low, modern, terrace } from './facade-houses'
import { pavement } from './facade-parts'
import { skies, svg } from './palette'

type Draw = (random: Random) => string

const drawings: Record<TypeKey, Draw> = {
  house: detached,
  townhouse: terrace,
  mansion: terrace,
  villa: detached,
  bungalow: low,
  farm: low,
  newHouse: modern,
  apartment: block,
  groundFloor: block,
  duplex: block,
  loft: terrace,
  penthouse: block,
  studio: block,
  room: terrace,
  plot: field,
  farmland: field,
  apartmentBuilding: block,
  mixedBuilding: shopHouse,
  shop: shopHouse,
  office: block,
  warehouse: hall,
  horeca: shopHouse,
  garage: garages,
  parking: garages,
}

/** A calm elevation of a home of that type: the same home always looks the same. */
export function facade(type: TypeKey, key: number): string {
  const random = new Random(key)
  const sky = random.pick(skies)
  return svg(`${drawings[type](random)}${pavement()}`, sky)
}
