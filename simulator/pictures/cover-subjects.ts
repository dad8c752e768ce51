import { has } from '../world/flags'
import type { TypeKey } from '../world/main-types'
import type { PropertyCore } from '../world/property-core'

const subjects: Record<TypeKey, string[]> = {
  house: ['half-open'],
  townhouse: ['townhouse', 'stepped-gable'],
  mansion: ['art-nouveau', 'townhouse'],
  villa: ['villa'],
  bungalow: ['farmhouse', 'modern-villa'],
  farm: ['farmhouse', 'orchard'],
  newHouse: ['new-build', 'modern-villa'],
  apartment: ['apartment-block', 'living', 'shop', 'kitchen', 'dining'],
  groundFloor: ['apartment-block', 'living', 'courtyard'],
  duplex: ['apartment-block', 'living', 'art-nouveau', 'kitchen'],
  loft: ['mill', 'loft'],
  penthouse: ['roofterrace', 'apartment-block', 'living'],
  studio: ['living', 'kitchen', 'apartment-block', 'attic'],
  room: ['bedroom', 'townhouse', 'attic'],
  plot: ['plot'],
  farmland: ['plot', 'orchard'],
  apartmentBuilding: ['apartment-block', 'townhouse', 'mill'],
  mixedBuilding: ['shop'],
  shop: ['shop', 'commercial'],
  office: ['commercial', 'study', 'mill', 'art-nouveau'],
  warehouse: ['mill', 'commercial'],
  horeca: ['shop', 'commercial'],
  garage: ['garage-row'],
  parking: ['garage-row', 'apartment-block'],
}

/** What the first picture of a home may show. A flat is often led by its best room, as agencies do. */
export function coverSubjects(core: PropertyCore): string[] {
  const { key, category } = core.type
  if (core.projectId > 0)
    return category === 'house'
      ? ['new-build']
      : ['apartment-block', 'living', 'kitchen', 'dining', 'balcony']
  if (key === 'house' && core.construction === 1) return ['villa', 'half-open']
  if (key === 'house' && core.construction === 2) return ['townhouse', 'stepped-gable', 'half-open']
  if (key === 'villa' && (core.year >= 1990 || has(core.flags, 'pool'))) return ['villa', 'modern-villa']
  if (key === 'apartment' && has(core.flags, 'terrace')) return [...subjects[key], 'balcony']
  return subjects[key]
}
