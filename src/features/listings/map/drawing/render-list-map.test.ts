import { expect, test } from 'vitest'

import { mapColours } from '../map-colours'
import { renderListMap, type ListMapNeeds } from './render-list-map'
import type { MarkedHome } from './list-marks'

const home = (point: [lng: number, lat: number], given: Partial<MarkedHome> = {}): MarkedHome => ({
  pin: '€ 350k',
  isPointExact: true,
  point,
  ...given,
})

const draw = (given: Partial<ListMapNeeds>) =>
  renderListMap({
    tiles: { readTile: () => Promise.resolve(null), schema: 'own' },
    coverage: null,
    homes: [],
    area: null,
    locale: 'nl',
    sheet: 'list',
    ...given,
  })

const discs = (svg: string) => svg.split(`fill="${mapColours.bluestone}"`).length - 1
const labels = (svg: string) => svg.split('<rect x=').length - 1
const stems = (svg: string) => svg.split(`stroke="${mapColours.ink}"`).length - 1

// Coverage: 2.91.
test('homes apart have each a label, and those near each other one disc', async () => {
  const svg = await draw({
    homes: [home([3.7, 51.05]), home([3.7001, 51.0501]), home([3.70005, 51.05005]), home([4.4, 51.2])],
  })
  expect([discs(svg), labels(svg)]).toEqual([1, 1])
})

test('one home far outside a town leaves the others apart', async () => {
  const town = Array.from({ length: 12 }, (_, index) =>
    home([3.68 + (index % 4) / 50, 51.03 + Math.floor(index / 4) / 50]),
  )
  const alone = await draw({ homes: town })
  const withDocks = await draw({ homes: [...town, home([3.75, 51.3])] })
  expect([discs(alone), labels(alone)]).toEqual([0, 12])
  expect([discs(withDocks), labels(withDocks)]).toEqual([0, 13])
})

test('a label stands on its point only where that is the place of the home', async () => {
  const far = home([4.4, 51.2], { isPointExact: false })
  expect(stems(await draw({ homes: [home([3.7, 51.05]), far] }))).toBe(1)
})

test('a home that is there whatever was found in an area keeps the area in view', async () => {
  const area = {
    kind: 'polygon' as const,
    points: [
      [3.6, 51],
      [3.8, 51],
      [3.8, 51.1],
    ] as [number, number][],
  }
  const svg = await draw({ area })
  expect(svg).toContain(`fill="${mapColours.brick}" fill-opacity=".1"`)
  expect(await draw({})).not.toContain('fill-opacity=".1"')
})

test('a picture of a thousand homes stays small, and the map without any is drawn too', async () => {
  const many = Array.from({ length: 1000 }, (_, index) =>
    home([3 + (index % 40) / 20, 50 + Math.floor(index / 40) / 20]),
  )
  expect((await draw({ homes: many })).length).toBeLessThan(60_000)
  expect(await draw({})).toMatch(/^<svg .*<\/svg>$/)
})

test('on a page the middle of the homes is the middle of the picture', async () => {
  expect(await draw({ sheet: 'wide' })).toContain('<svg x="50%" y="50%"')
  expect(await draw({})).toContain('<svg x="50%" y="40%"')
})
