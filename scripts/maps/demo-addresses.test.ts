import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { optionsFrom } from '../../simulator/options'
import { projectRow } from '../../simulator/rows/project-row'
import { propertyRow } from '../../simulator/rows/property-row'
import { sites } from '../../simulator/world/agents'
import type { Language } from '../../simulator/world/language'
import { homeSeats } from '../../simulator/world/settle'
import { townOf } from '../../simulator/world/town-addresses'
import { World } from '../../simulator/world/world'
import { type Line, linesOf, readTowns, type Town } from './map-files'

const mostMetres = 60

/** As the platform of the demo tells them. */
const world = new World({
  ...optionsFrom({ now: new Date('2026-11-15T12:00:00Z'), quirks: false }),
  picturesUrl: 'https://pictures.test',
})
const inLanguage = (language: Language) => ({ language, descriptionLanguage: language, keepsFonts: false })
const homes = Array.from({ length: world.options.properties }, (_, slot) => {
  const core = world.coreAt(slot)
  const rowIn = (language: Language) => propertyRow(world, core, inLanguage(language), null)
  return { core, name: `home ${core.id}`, nl: rowIn('nl'), fr: rowIn('fr') }
})
const projects = world.projects.map((core) => {
  const rowIn = (language: Language) => projectRow(world, core, inLanguage(language))
  return { core, name: `project ${core.id}`, nl: rowIn('nl'), fr: rowIn('fr') }
})
const towns = readTowns()

type Told = (typeof homes)[number] | (typeof projects)[number]

/** All lines of the streets and squares of a name in a town. */
function linesNamed(town: Town | undefined, isNamed: (name: string, secondName: string) => boolean): Line[] {
  const named = ([name, secondName]: readonly [string, string | 0, ...unknown[]]) =>
    isNamed(name, secondName || name)
  const { streets = [], squares = [] } = town ?? {}
  const texts = [
    ...streets.filter(named).map((street) => street[3]),
    ...squares.filter(named).map((square) => square[2]),
  ]
  return texts.flatMap(linesOf)
}

/** From the point that is told to the nearest line of the street that is told, in the town of the place that is told. */
function metresFromStreet({ core, nl, fr }: Told): number {
  const town = towns.find(({ nis }) => nis.includes(core.place.municipality.code))
  const lines = linesNamed(town, (name, secondName) => name === fr.Street && secondName === nl.Street)
  return metresFrom(lines, { lat: Number(nl.GoogleX), lng: Number(nl.GoogleY) })
}

function metresFrom(lines: Line[], { lat, lng }: { lat: number; lng: number }): number {
  const onPlane = ([x, y]: readonly [number, number]): [number, number] => [
    (x - lng) * 111_320 * Math.cos((lat * Math.PI) / 180),
    (y - lat) * 111_320,
  ]
  return Math.min(
    ...lines.flatMap((line) => {
      const points = line.map(onPlane)
      return points.slice(1).map((end, at) => metresFromOrigin(points[at]!, end))
    }),
  )
}

function metresFromOrigin([x, y]: [number, number], [endX, endY]: [number, number]): number {
  const [dx, dy] = [endX - x, endY - y]
  const along = dx || dy ? Math.min(1, Math.max(0, -(x * dx + y * dy) / (dx * dx + dy * dy))) : 0
  return Math.hypot(x + along * dx, y + along * dy)
}

test('each of the 240 homes and 12 projects of the demo stands within 60 m of the street it names', () => {
  expect([homes.length, projects.length]).toEqual([240, 12])
  const astray = [...homes, ...projects]
    .map((told) => ({ name: told.name, street: told.nl.Street, metres: metresFromStreet(told) }))
    .filter(({ metres }) => !(metres <= mostMetres))
  expect(astray).toEqual([])
})

test('no two of them have the same street and point', () => {
  const addresses = [...homes, ...projects].map(({ nl }) =>
    [nl.Street, Number(nl.GoogleX), Number(nl.GoogleY)].join(' '),
  )
  expect(addresses.filter((address, at) => addresses.indexOf(address) !== at)).toEqual([])
})

test('they are spread over the towns as an agency of both countries might have them', () => {
  const counts: Record<string, number> = {}
  for (const { core } of homes) {
    const town = townOf(core.place) ?? 'elsewhere'
    counts[town] = (counts[town] ?? 0) + 1
  }
  expect(counts).toEqual(homeSeats)
  expect(new Set(homes.map(({ core }) => core.place.municipality.code)).size).toBeGreaterThan(28)
})

test('they are the homes of the wider world, standing elsewhere: whoever was drawn in a town stays there', () => {
  const wider = new World({ ...world.options, reach: 'country' })
  const kept = homes.map(({ core }, slot) => ({ core, drawn: wider.coreAt(slot) }))
  for (const { core, drawn } of kept) {
    const { id, key, type, price, goal, status, surface, createdAt } = drawn
    expect(core).toMatchObject({ id, key, type, price, goal, status, surface, createdAt })
    if (townOf(drawn.place)) expect(core.place.municipality).toBe(drawn.place.municipality)
    if (drawn.place.countryId !== 33) expect(core.place.countryId).toBe(drawn.place.countryId)
  }
})

const sameWords = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

test.each(sites)('the office $name stands in its street', ({ street, city, lat, lng }) => {
  const file = { Gent: 'gent', Brussel: 'brussels', Luxembourg: 'luxembourg' }[city]
  const town = towns.find((one) => one.town === file)
  const lines = linesNamed(town, (...names) => names.some((name) => sameWords(name, street)))
  expect(metresFrom(lines, { lat, lng })).toBeLessThan(mostMetres)
})

test('the offices on the pages of the demo have streets of these towns', () => {
  const { offices } = JSON.parse(readFileSync('demo/content/team.json', 'utf8')) as {
    offices: { key: string; street: Record<'nl' | 'fr', string> }[]
  }
  const files: Record<string, string> = { ghent: 'gent', brussels: 'brussels', luxembourg: 'luxembourg' }
  expect(offices.map(({ key }) => key)).toEqual(Object.keys(files))
  for (const { key, street } of offices) {
    const town = towns.find((one) => one.town === files[key])
    const isShown = (name: string, secondName: string) =>
      street.fr.toLowerCase().includes(name.toLowerCase()) &&
      street.nl.toLowerCase().includes(secondName.toLowerCase())
    expect(linesNamed(town, isShown), key).not.toEqual([])
  }
})
