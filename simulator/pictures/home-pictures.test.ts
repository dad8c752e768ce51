import sharp from 'sharp'
import { expect, test } from 'vitest'

import { defaultOptions } from '../options'
import { Simulation } from '../simulation'
import { testNow } from '../testing/a-simulator'
import { type PropertyCore, statuses } from '../world/property-core'
import { floorPlans } from './floor-plan'
import { picturesOfHome } from './home-pictures'
import { propertyPicture } from './picture-source'
import { shownPictures } from './shown-pictures'

const simulation = new Simulation({ ...defaultOptions, now: testNow }, 'http://pictures')
const { world } = simulation
const homes = Array.from({ length: world.size }, (_, slot) => world.coreAt(slot))
const pictured = homes.filter((core) => core.pictureCount > 0)

test('a home with pictures shows 6 to 14, and no picture twice', () => {
  for (const core of pictured) {
    const count = shownPictures(core)
    const names = Array.from({ length: count }, (_, at) => propertyPicture(simulation, core.id, at + 1)?.name)
    expect(count).toBeGreaterThanOrEqual(6)
    expect(count).toBeLessThanOrEqual(14)
    expect(new Set(names).size, `${core.type.key} ${core.id}`).toBe(count)
  }
})

test('every picture of the demo’s homes is a photograph or a plan, not a stand-in', () => {
  for (const core of pictured) {
    const count = shownPictures(core)
    expect(picturesOfHome(world, core).length, `${core.type.key} ${core.id}`).toBe(
      count - floorPlans(core, count).length,
    )
  }
})

test.each([
  { country: 'Luxembourg', countryId: 50, foreign: 'BE' },
  { country: 'Belgium', countryId: 10, foreign: 'LU' },
])('a home in $country shows no façade of the other country', ({ countryId, foreign }) => {
  const shown = pictured
    .filter((core) => core.place.countryId === countryId)
    .flatMap((core) => picturesOfHome(world, core).map((entry) => entry.country))
  expect(shown.length).toBeGreaterThan(100)
  expect(shown).not.toContain(foreign)
})

test('the last picture of a house or apartment is a floor plan on a white sheet', async () => {
  const withPlan = pictured.filter(({ category }) => category === 'house' || category === 'apartment')
  for (const core of withPlan)
    expect(propertyPicture(simulation, core.id, shownPictures(core))?.name).toMatch(/^plans\//)
  const core = withPlan[0]!
  const plan = await propertyPicture(simulation, core.id, shownPictures(core))!.read()
  const { width, height } = await sharp(plan).metadata()
  expect({ width, height }).toEqual({ width: 1920, height: 1280 })
})

test.each([
  { type: 'farm', subjects: ['farmhouse', 'orchard'] },
  { type: 'loft', subjects: ['mill', 'loft'] },
  { type: 'garage', subjects: ['garage-row'] },
  { type: 'plot', subjects: ['plot'] },
  { type: 'mixedBuilding', subjects: ['shop'] },
])('the first picture of a $type shows one', ({ type, subjects }) => {
  const covers = pictured.filter((core) => core.type.key === type && core.projectId === 0).map(cover)
  expect(covers.length).toBeGreaterThan(0)
  for (const { subject } of covers) expect(subjects).toContain(subject)
})

test('houses of a project are new', () => {
  const units = pictured.filter((core) => core.projectId > 0 && core.category === 'house')
  expect(new Set(units.map((core) => cover(core).subject))).toEqual(new Set(['new-build']))
})

test('a flat with a terrace shows one', () => {
  const flats = pictured.filter((core) => core.type.key === 'apartment' && (core.flags & 2) !== 0)
  for (const core of flats)
    expect(
      picturesOfHome(world, core).some((entry) => ['balcony', 'courtyard'].includes(entry.subject)),
    ).toBe(true)
})

test('a home is led by its house as one sees it from the street, and a plot by a plot', () => {
  const rooms = ['living', 'kitchen', 'dining', 'bedroom', 'attic', 'study', 'loft', 'roofterrace', 'balcony']
  const isRoom = (core: PropertyCore) => [...rooms, 'commercial', 'courtyard'].includes(cover(core).subject)
  expect(pictured.filter(({ category }) => category === 'house' || category === 'land').some(isRoom)).toBe(
    false,
  )
  // Where every house it could stand in is on the page already.
  expect(pictured.filter(isRoom).length).toBeLessThan(pictured.length / 10)
})

test.each([
  { goal: 0, list: 'for sale' },
  { goal: 1, list: 'to let' },
])('no cover stands twice on a page of homes $list, but of plots, of which there are five', ({ goal }) => {
  const listed = pictured
    .filter((core) => core.status === statuses.active && core.goal === goal && core.projectId === 0)
    .sort((a, b) => b.createdAt - a.createdAt || b.id - a.id)
  for (let first = 0; first < listed.length; first += 24) {
    const covers = listed.slice(first, first + 24).map(cover)
    const others = covers.filter(({ subject }) => subject !== 'plot').map(({ file }) => file)
    expect(new Set(others).size, `from ${first}`).toBeGreaterThanOrEqual(others.length - 1)
    const plots = covers.length - others.length
    expect(new Set(covers.map(({ file }) => file)).size).toBeGreaterThanOrEqual(
      others.length - 1 + Math.min(plots, 5),
    )
  }
})

test('new pictures of a home are others', () => {
  const core = pictured.find(({ type }) => type.key === 'apartment')!
  const before = picturesOfHome(world, core).map((entry) => entry.file)
  const after = picturesOfHome(world, { ...core, pictureVersion: 2 }).map((entry) => entry.file)
  expect(after).not.toEqual(before)
  expect(after.length).toBe(before.length)
})

function cover(core: PropertyCore) {
  return picturesOfHome(world, core)[0]!
}
