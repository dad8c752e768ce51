import type { TypeKey } from '../world/main-types'
import type { PropertyCore } from '../world/property-core'

/** In towns most are a floor of such a house. */
const flats = ['apartment-block', 'art-nouveau', 'shop', 'townhouse', 'stepped-gable']

const subjects: Record<TypeKey, string[]> = {
  house: ['half-open'],
  townhouse: ['townhouse', 'stepped-gable'],
  mansion: ['art-nouveau', 'townhouse'],
  villa: ['villa', 'modern-villa'],
  bungalow: ['farmhouse', 'modern-villa'],
  farm: ['farmhouse'],
  newHouse: ['new-build', 'modern-villa'],
  apartment: flats,
  groundFloor: flats,
  duplex: flats,
  loft: ['mill'],
  penthouse: ['apartment-block'],
  studio: flats,
  room: flats,
  plot: ['plot'],
  farmland: ['plot', 'orchard'],
  apartmentBuilding: ['apartment-block', 'townhouse', 'mill'],
  mixedBuilding: ['shop'],
  shop: ['shop'],
  office: ['mill', 'art-nouveau'],
  warehouse: ['mill'],
  horeca: ['shop'],
  garage: ['garage-row'],
  parking: ['garage-row', 'apartment-block'],
}

/** What the first picture of a home may show: where it stands, as one sees it from the street. */
export function coverSubjects(core: PropertyCore): string[] {
  const { key, category } = core.type
  if (core.projectId > 0) return category === 'house' ? ['new-build'] : ['apartment-block']
  if (key === 'house' && core.construction === 1) return ['villa', 'half-open']
  if (key === 'house' && core.construction === 2) return ['townhouse', 'stepped-gable', 'half-open']
  if (key === 'villa' && core.year < 1960) return ['villa']
  return subjects[key]
}

/** What leads in its place where every house it could stand in was shown a moment ago: its best room. */
export function coverRooms({ projectId, type: { key, category } }: PropertyCore): string[] {
  if (category === 'commercial') return ['commercial']
  if (category === 'studio') return ['living', 'kitchen']
  if (category !== 'apartment' || projectId > 0) return []
  if (key === 'penthouse') return ['roofterrace', 'living', 'kitchen']
  return key === 'loft' ? ['loft'] : ['living', 'kitchen', 'dining', 'balcony']
}
