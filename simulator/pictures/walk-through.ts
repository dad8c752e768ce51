import { type Flag, has } from '../world/flags'
import type { PropertyCore } from '../world/property-core'

const streets = ['street', 'street', 'street', 'street']

/** What the pictures after the first show, in the order in which a photographer walks through; longer than needed. */
export function walkThrough(core: PropertyCore): string[] {
  const { key, category } = core.type
  if (category === 'house') return house(core)
  if (key === 'room') return ['bedroom', 'study', 'kitchen', 'bathroom', 'hall', ...endOfHome]
  if (key === 'loft') return ['loft', 'kitchen', 'bedroom', 'bathroom', 'mill', 'loft', ...endOfHome]
  if (category === 'studio') return ['living', 'kitchen', 'bathroom', 'apartment-block', 'hall', ...endOfHome]
  if (category === 'apartment') return flat(core)
  if (category === 'land')
    return [
      'plot',
      'plot',
      'street',
      'orchard',
      'plot',
      'street',
      'orchard',
      ...streets,
      'farmhouse',
      'villa',
    ]
  if (category === 'garage')
    return [
      'garage-row',
      'street',
      'garage-row',
      'apartment-block',
      ...streets,
      'shop',
      'apartment-block',
      'townhouse',
      'townhouse',
    ]
  if (category === 'investment') return investment(core)
  return business(core)
}

const endOfHome = [
  'dining',
  'street',
  'study',
  'living',
  'attic',
  'street',
  'kitchen',
  'living',
  ...streets,
  'study',
  'hall',
  'shop',
]

function house(core: PropertyCore): string[] {
  const { flags, type } = core
  const outside = has(flags, 'garden') ? gardenOf(core) : has(flags, 'terrace') ? 'courtyard' : undefined
  // Gardens show a row of houses, so a detached one leads with its rooms.
  const isDetached = type.key === 'villa' || type.key === 'bungalow'
  return present([
    'living',
    'kitchen',
    isDetached ? 'dining' : outside,
    'bedroom',
    'bathroom',
    isDetached ? 'hall' : 'dining',
    core.bedrooms > 1 && 'bedroom',
    isDetached ? 'study' : 'hall',
    flag('office', 'study'),
    flag('attic', 'attic'),
    core.bathrooms + core.showers > 1 && 'bathroom',
    flag('cellar', 'cellar'),
    core.bedrooms > 2 && 'bedroom',
    isDetached && outside,
    type.key === 'farm' && 'orchard',
    ...endOfHome,
  ])

  function flag(name: Flag, subject: string) {
    return has(flags, name) && subject
  }
}

function gardenOf({ type, ground }: PropertyCore): string {
  if (type.key === 'farm') return 'orchard'
  return ground < 160 ? 'courtyard' : 'garden'
}

function flat(core: PropertyCore): string[] {
  const { flags, type } = core
  const outside = has(flags, 'garden') ? 'courtyard' : has(flags, 'terrace') ? 'balcony' : undefined
  return present([
    'living',
    'kitchen',
    type.key === 'penthouse' ? 'roofterrace' : outside,
    'bedroom',
    'bathroom',
    'apartment-block',
    core.bedrooms > 1 && 'bedroom',
    type.key === 'duplex' && 'attic',
    'hall',
    core.bathrooms + core.showers > 1 && 'bathroom',
    has(flags, 'cellar') && 'cellar',
    core.bedrooms > 2 && 'bedroom',
    ...endOfHome,
  ])
}

function investment({ type }: PropertyCore): string[] {
  const start = type.key === 'mixedBuilding' ? ['commercial', 'hall'] : ['hall']
  const one = ['living', 'kitchen', 'bathroom', 'bedroom']
  return [...start, ...one, 'attic', 'cellar', 'street', ...one, 'street', 'courtyard', 'commercial', ...one]
}

function business({ type }: PropertyCore): string[] {
  const own: Partial<Record<typeof type.key, string[]>> = {
    office: ['study', 'commercial', 'hall', 'attic', 'study', 'street', 'kitchen'],
    horeca: ['commercial', 'dining', 'kitchen', 'cellar', 'courtyard', 'street', 'shop'],
    warehouse: ['commercial', 'mill', 'garage-row', 'street', 'study', 'garage-row'],
  }
  const start = own[type.key] ?? ['commercial', 'shop', 'street', 'cellar', 'study', 'hall']
  return ['commercial', ...start, ...streets, 'study', 'attic', 'bathroom', 'courtyard', 'cellar']
}

function present(list: (string | false | undefined)[]): string[] {
  return list.filter((subject) => typeof subject === 'string')
}
