import { hash } from '../seed/hash'
import { firstPropertyId } from './draw-property'
import type { World } from './world'

export type Owner = {
  id: number
  /** Index of the first property, or of the project with a minus sign and counted from 1. */
  index: number
  firstName: string
  name: string
  addressTitle: string
  email: string
  phone: string
  languageId: number
  password: string
}

const firstOwnerId = 700_000
const firstDeveloperId = 600_000
const demoOwnerProperties = 5

const dutch = {
  first: ['An', 'Koen', 'Lies', 'Bart', 'Griet', 'Wim', 'Ilse', 'Jan', 'Katrien', 'Dirk'],
  last: ['Peeters', 'Janssens', 'Maes', 'Claes', 'Wouters', 'De Smet', 'Goossens', 'Van Damme'],
}
const french = {
  first: ['Claire', 'Luc', 'Sophie', 'Michel', 'Anne', 'Philippe', 'Nathalie', 'Marc', 'Julie', 'Thierry'],
  last: ['Dubois', 'Lambert', 'Dupont', 'Simon', 'Leclercq', 'Renard', 'Collignon', 'Weber'],
}

/** Every fifth home belongs to the owner of the one before; the demo owner has the first five. */
function ownerIndexOf(propertyIndex: number): number {
  if (propertyIndex < demoOwnerProperties) return 0
  return propertyIndex % 5 === 4 ? propertyIndex - 1 : propertyIndex
}

export function ownerOf(world: World, propertyId: number): Owner | undefined {
  const core = world.find(propertyId)
  if (!core) return undefined
  return core.projectId > 0
    ? developer(core.projectId - world.projects[0]!.id)
    : owner(world, ownerIndexOf(core.index))
}

export function ownerById(world: World, personId: number): Owner | undefined {
  const index = personId - firstOwnerId
  if (index >= 0 && index < world.options.properties && ownerIndexOf(index) === index)
    return owner(world, index)
  const project = personId - firstDeveloperId
  return project >= 0 && project < world.projects.length ? developer(project) : undefined
}

/** The number at the end of the address tells whose it is, so nobody has to be searched. */
export function ownerByEmail(world: World, email: string): Owner | undefined {
  const asked = email.trim().toLowerCase()
  if (asked === demoOwnerEmail) return ownerById(world, firstOwnerId)
  const number = Number(/(\d+)@/.exec(asked)?.[1] ?? NaN)
  const candidates = [ownerById(world, firstOwnerId + number), ownerById(world, firstDeveloperId + number)]
  return candidates.find((candidate) => candidate?.email === asked)
}

export const demoOwnerEmail = 'owner@gevel.example'

export function propertyIdsOf(world: World, { index }: Owner): number[] {
  if (index < 0) {
    const project = world.projects[-index - 1]!
    return Array.from(
      { length: project.unitCount },
      (_, n) => world.coreAt(world.options.properties + project.firstUnit + n).id,
    )
  }
  const indexes =
    index === 0
      ? Array.from({ length: demoOwnerProperties }, (_, n) => n)
      : (index + 1) % 5 === 4
        ? [index, index + 1]
        : [index]
  return indexes.map((number) => firstPropertyId + number).filter((id) => world.find(id))
}

function owner(world: World, index: number): Owner {
  const core = world.coreAt(index)
  const names = core.place.region === 'flanders' ? dutch : french
  const firstName = names.first[hash(core.key, 201) % names.first.length]!
  const name = names.last[hash(core.key, 202) % names.last.length]!
  const isDemo = index === 0
  return {
    id: firstOwnerId + index,
    index,
    firstName,
    name,
    addressTitle: 'M.',
    email: isDemo
      ? demoOwnerEmail
      : `${firstName}.${name}${index}@example.com`.toLowerCase().replaceAll(' ', ''),
    phone: `0470 ${String(hash(core.key, 203) % 1_000_000)
      .padStart(6, '0')
      .replace(/(..)(..)(..)/, '$1 $2 $3')}`,
    languageId: names === dutch ? 1 : 2,
    password: isDemo ? 'gevel-demo' : `owner-${firstOwnerId + index}`,
  }
}

function developer(project: number): Owner {
  const id = firstDeveloperId + project
  return {
    id,
    index: -project - 1,
    firstName: '',
    name: `Bouwteam ${project + 1}`,
    addressTitle: '',
    email: `bouwteam${project}@example.com`,
    phone: '09 000 22 00',
    languageId: 1,
    password: `owner-${id}`,
  }
}
