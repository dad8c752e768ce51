import { rowLanguage } from '../protocol/row-language'
import type { Parameters } from '../protocol/parameters'
import { propertyRow } from '../rows/property-row'
import type { Test } from './search'
import { distanceKm } from './town-addresses'
import type { World } from './world'

/** Tests that need more than numbers: each looks at one property at a time, so a list of a million is slow. */
export function textTests(world: World, parameters: Parameters): Test[] {
  const tests: Test[] = []
  const recordFiles = new Set(
    [...parameters.texts('RecordFiles'), ...parameters.texts('RecordFile')].map((file) => file.toLowerCase()),
  )
  if (recordFiles.size > 0)
    tests.push((slot) => recordFiles.has(fieldOf(world, slot, 'RecordFile', parameters).toLowerCase()))
  const street = parameters.text('StreetName').toLowerCase()
  if (street) tests.push((slot) => streetAt(world, slot).toLowerCase().includes(street))
  const keyword = parameters.text('Keyword').toLowerCase()
  if (keyword) tests.push((slot) => keywordText(world, slot, parameters).includes(keyword))
  const centre = {
    lat: parameters.number('GpsX'),
    lng: parameters.number('GpsY'),
    radius: parameters.number('GpsRadius'),
  }
  if (centre.lat !== undefined && centre.lng !== undefined && centre.radius !== undefined) {
    const { lat, lng, radius } = centre as { lat: number; lng: number; radius: number }
    tests.push((slot) => distanceKm(world.coreAt(slot).address, { lat, lng }) <= radius)
  }
  return tests
}

/** Order by a field that only a full row knows; every value is computed once. */
export function fieldOrder(
  world: World,
  field: string,
  parameters: Parameters,
): (a: number, b: number) => number {
  const values = new Map<number, string | number>()
  const wanted = new Set([field])
  const valueAt = (slot: number) => {
    const known = values.get(slot)
    if (known !== undefined) return known
    const row = propertyRow(world, world.coreAt(slot), rowLanguage(parameters), wanted)
    const value = Object.entries(row).find(([name]) => name.toLowerCase() === field)?.[1]
    const comparable =
      typeof value === 'number' ? value : typeof value === 'boolean' ? Number(value) : String(value ?? '')
    values.set(slot, comparable)
    return comparable
  }
  return (a, b) => {
    const [left, right] = [valueAt(a), valueAt(b)]
    return typeof left === 'number' && typeof right === 'number'
      ? left - right
      : String(left).localeCompare(String(right))
  }
}

function fieldOf(world: World, slot: number, name: string, parameters: Parameters): string {
  return String(
    propertyRow(world, world.coreAt(slot), rowLanguage(parameters), new Set([name.toLowerCase()]))[name] ??
      '',
  )
}

function keywordText(world: World, slot: number, parameters: Parameters): string {
  const wanted = new Set(['recordfile', 'ident', 'typedescription', 'city', 'zip', 'maintypename'])
  return Object.values(propertyRow(world, world.coreAt(slot), rowLanguage(parameters), wanted))
    .join(' ')
    .toLowerCase()
}

function streetAt(world: World, slot: number): string {
  const { street } = world.coreAt(slot).address
  return `${street.nl} ${street.fr}`
}
