import { readFileSync, statSync } from 'node:fs'

import { hash } from '../seed/hash'
import type { Simulation } from '../simulation'
import { has } from '../world/flags'
import type { TypeKey } from '../world/main-types'
import type { PropertyCore } from '../world/property-core'
import { facade } from './facade'
import { type Room, interior } from './interior'
import { type Entry, readManifest } from './manifest'
import { portrait } from './portrait'

/** What to render: a picture of the demo, or a drawing when none fits. The name identifies it in caches. */
export type Source = { name: string; read: () => Buffer }

/** Words by which a picture may show the outside of a type, the closest first. */
const outsideWords: Record<TypeKey, string[]> = {
  house: ['house'],
  townhouse: ['townhouse', 'stepped-gable', 'house'],
  mansion: ['mansion', 'art-nouveau', 'townhouse', 'house'],
  villa: ['villa', 'detached'],
  bungalow: ['bungalow'],
  farm: ['farm', 'farmhouse', 'fermette', 'longhouse'],
  newHouse: ['new-build', 'newbuild', 'modern', 'contemporary'],
  apartment: ['apartment'],
  groundFloor: ['apartment'],
  duplex: ['apartment'],
  penthouse: ['penthouse', 'apartment'],
  loft: ['loft', 'apartment'],
  studio: ['studio', 'apartment'],
  room: ['studio', 'apartment', 'townhouse'],
  plot: ['plot', 'land'],
  farmland: ['farmland', 'land'],
  apartmentBuilding: ['investment', 'apartment-block', 'apartment'],
  mixedBuilding: ['mixed', 'shop'],
  shop: ['shop', 'commercial', 'mixed'],
  office: ['office', 'commercial'],
  warehouse: ['warehouse', 'industrial'],
  horeca: ['horeca', 'shop', 'mixed'],
  garage: ['garage'],
  parking: ['parking', 'garage'],
}

const roomWords: Record<Room, string[]> = {
  living: ['living', 'living-room', 'sitting-room'],
  kitchen: ['kitchen', 'dining'],
  bedroom: ['bedroom'],
  bathroom: ['bathroom', 'shower'],
  hall: ['hall', 'stairs', 'entrance'],
  garden: ['garden'],
  terrace: ['terrace', 'balcony'],
  space: ['space', 'empty', 'shop-interior', 'office-interior'],
}

export function propertyPicture({ world }: Simulation, id: number, number: number): Source | undefined {
  const core = world.find(id)
  if (!core || number < 1 || number > core.pictureCount) return undefined
  const room = number === 1 ? undefined : roomOf(core, number)
  const country = core.place.countryId === 50 ? 'LU' : 'BE'
  const draw = hash(core.key, 331) + number * core.pictureVersion
  const entry = room
    ? findInside(roomWords[room], draw)
    : findOutside(outsideWords[core.type.key], country, draw)
  if (entry) return photograph(entry)
  const key = hash(core.key, 332, core.pictureVersion * 100 + (room ? number : 0))
  return drawing(`${room ?? core.type.key}-${key}`, () =>
    room ? interior(room, key) : facade(core.type.key, key),
  )
}

export function projectPicture({ world }: Simulation, id: number, number: number): Source | undefined {
  const project = world.projects.find((candidate) => candidate.id === id)
  if (!project) return undefined
  const type = project.kind === 'apartments' ? 'apartment' : 'newHouse'
  const rooms: Room[] = ['living', 'terrace', 'kitchen', 'bedroom', 'bathroom']
  const room = number === 1 ? undefined : rooms[(number - 2) % rooms.length]!
  const country = project.place.countryId === 50 ? 'LU' : 'BE'
  const entry = room
    ? findInside(roomWords[room], project.key + number)
    : findOutside(['project', 'apartment-block', ...outsideWords[type]], country, project.key)
  if (entry) return photograph(entry)
  const key = hash(project.key, 333, number)
  return drawing(`project-${room ?? type}-${key}`, () => (room ? interior(room, key) : facade(type, key)))
}

export function agentPicture(id: number): Source {
  const portraits = readManifest().filter((entry) => entry.words.has('portrait') || entry.words.has('agent'))
  const entry = portraits[id % Math.max(1, portraits.length)]
  return entry ? photograph(entry) : drawing(`portrait-${id}`, () => portrait(id))
}

/** The order in which a photographer walks through. */
function roomOf(core: PropertyCore, number: number): Room {
  const isHome = core.category === 'house' || core.category === 'apartment' || core.category === 'studio'
  if (!isHome) return core.category === 'land' ? 'garden' : 'space'
  const outside: Room[] = has(core.flags, 'garden')
    ? ['garden']
    : has(core.flags, 'terrace')
      ? ['terrace']
      : []
  const rooms: Room[] = ['living', 'kitchen', ...outside, 'bedroom', 'bathroom', 'hall', 'living', 'bedroom']
  return rooms[(number - 2) % rooms.length]!
}

/** A picture of the right kind from the right country, else from any: never of another kind. */
function findOutside(words: string[], country: string, draw: number): Entry | undefined {
  for (const word of words) {
    const fitting = readManifest().filter((entry) => !entry.isInside && entry.words.has(word))
    const local = fitting.filter((entry) => entry.country === country || entry.country === 'both')
    const chosen = local.length > 0 ? local : fitting
    if (chosen.length > 0) return chosen[draw % chosen.length]
  }
  return undefined
}

function findInside(words: string[], draw: number): Entry | undefined {
  const fitting = readManifest().filter((entry) => words.some((word) => entry.words.has(word)))
  return fitting[draw % Math.max(1, fitting.length)]
}

function photograph(entry: Entry): Source {
  return {
    name: `${entry.file}-${Math.round(statSync(entry.path).mtimeMs)}`,
    read: () => readFileSync(entry.path),
  }
}

function drawing(name: string, draw: () => string): Source {
  return { name, read: () => Buffer.from(draw()) }
}
