import type { Parameters } from '../protocol/parameters'
import { hash } from '../seed/hash'
import type { Columns } from './columns'
import { fieldOrder, textTests } from './row-search'
import { testsFor } from './search'
import { type World, deletedStatus } from './world'

/** Positions of the properties that a request asks for, in its order. */
export type Found = { length: number; at: (position: number) => number }

const kept = new WeakMap<World, Map<string, { version: number; found: Found }>>()
const keptAnswers = 8

/** Paging through a long list filters it once: the answer is kept until something changes. */
export function findSlots(world: World, parameters: Parameters, statuses: readonly number[]): Found {
  const key = keyOf(parameters, statuses)
  const answers = kept.get(world) ?? new Map<string, { version: number; found: Found }>()
  kept.set(world, answers)
  const known = answers.get(key)
  if (known?.version === world.version) return known.found
  const found = sorted(world, parameters, filter(world, parameters, statuses))
  answers.delete(key)
  answers.set(key, { version: world.version, found })
  if (answers.size > keptAnswers) answers.delete(answers.keys().next().value!)
  return found
}

function keyOf(parameters: Parameters, statuses: readonly number[]): string {
  const { raw } = parameters
  const names = Object.keys(raw)
    .filter(
      (name) =>
        !/^(limit[12]|customer\w+|displayfields|descriptionlanguageid|isremovedfontfamily)$/i.test(name),
    )
    .sort()
  return JSON.stringify([statuses, ...names.map((name) => [name.toLowerCase(), raw[name]])])
}

function filter(world: World, parameters: Parameters, statuses: readonly number[]): Uint32Array {
  const status = world.statusOfAll()
  const allowed = new Uint8Array(256)
  if (statuses.length === 0) allowed.fill(1, 0, deletedStatus)
  for (const wanted of statuses) allowed[wanted] = 1
  allowed[deletedStatus] = 0
  const tests = [...testsFor(world, parameters), ...textTests(world, parameters)]
  const slots = new Uint32Array(world.size)
  let count = 0
  next: for (let slot = 0; slot < world.size; slot++) {
    if (allowed[status[slot]!] === 0) continue
    for (const test of tests) if (!test(slot)) continue next
    slots[count++] = slot
  }
  return slots.slice(0, count)
}

const columnOfField: Record<string, keyof Columns> = {
  price: 'price',
  createddate: 'createdAt',
  lastchangeddate: 'changedAt',
  surfacetotal: 'surface',
  numberofbedrooms: 'bedrooms',
  projectid: 'projectId',
  goal: 'goal',
  webid: 'webId',
  marquee: 'marquee',
  siteid: 'siteId',
}

function sorted(world: World, parameters: Parameters, slots: Uint32Array): Found {
  const order = orderOf(world, parameters)
  if (order) slots.sort(order)
  return { length: slots.length, at: (position) => slots[position]! }
}

type Order = (a: number, b: number) => number

/** By the named fields, then by position so that pages never overlap. */
function orderOf(world: World, parameters: Parameters): Order | undefined {
  if (parameters.flag('UseRandom')) {
    const start = Math.round((parameters.number('RandomValue') ?? 1) * 1000)
    return (a, b) => hash(start, a) - hash(start, b) || a - b
  }
  const orders = parameters.texts('SortFields').map((text) => {
    const [field = '', direction = ''] = text.split(/\s+/)
    const order = orderBy(world, field.toLowerCase(), parameters)
    return /^desc/i.test(direction) ? (a: number, b: number) => order(b, a) : order
  })
  if (orders.length === 0) return undefined
  return (a, b) => {
    for (const order of orders) {
      const difference = order(a, b)
      if (difference !== 0) return difference
    }
    return a - b
  }
}

function orderBy(world: World, field: string, parameters: Parameters): Order {
  if (field === 'id') return (a, b) => a - b
  if (field === 'status') {
    const status = world.statusOfAll()
    return (a, b) => status[a]! - status[b]!
  }
  const name = columnOfField[field]
  if (!name) return fieldOrder(world, field, parameters)
  const column = world.columnsOfAll()[name]
  return (a, b) => column[a]! - column[b]!
}
