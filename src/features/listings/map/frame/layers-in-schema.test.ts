import type { LayerSpecification } from 'maplibre-gl'
import { expect, test } from 'vitest'

import { meaningOfLayers, underOurNames } from '../streets/tile-schema'
import { layersInSchema } from './layers-in-schema'
import { borders, ground } from './street-ground'
import { farStreets, nearStreets } from './street-lines'
import { streetNames } from './street-names'

interface Feature {
  type: 'Point' | 'LineString' | 'Polygon'
  properties: Record<string, string | number | boolean>
}

const names = streetNames({ locale: 'nl', sans: 'Sans', serif: 'Serif' })
const all = [...ground, ...borders, ...farStreets, ...nearStreets, ...names]
const theirs = layersInSchema(all, 'protomaps')

/** What MapLibre makes of an expression: as much of its language as is used here. */
function evaluated(part: unknown, feature: Feature): unknown {
  if (!Array.isArray(part)) return part
  const [operator, ...rest] = part as [string, ...unknown[]]
  const values = () => rest.map((one) => evaluated(one, feature))
  const property = feature.properties[String(rest[0])]
  switch (operator) {
    case 'literal':
      return rest[0]
    case 'get':
      return property ?? null
    case 'has':
      return property !== undefined
    case 'geometry-type':
      return feature.type
    case 'all':
      return values().every(Boolean)
    case 'any':
      return values().some(Boolean)
    case '!':
      return !values()[0]
    case '==':
      return values()[0] === values()[1]
    case 'in':
      return (values()[1] as unknown[]).includes(values()[0])
    case 'coalesce':
      return values().find((value) => value !== null)
    case 'case': {
      const at = rest.findIndex((one, index) => index % 2 === 0 && evaluated(one, feature) === true)
      return evaluated(at < 0 ? rest.at(-1) : rest[at + 1], feature)
    }
    default:
      throw new Error(`No test evaluates ${operator}`)
  }
}

/** What one of our layers of streets asks of a feature that Protomaps tells. */
function isDrawnAs(streetClass: number, feature: Feature): boolean {
  const probe: LayerSpecification = {
    id: 'probe',
    type: 'line',
    source: 'streets',
    'source-layer': 'streets',
    filter: ['==', ['get', 'class'], streetClass],
  }
  const [layer] = layersInSchema([probe], 'protomaps')
  return layer !== undefined && 'filter' in layer && evaluated(layer.filter, feature) === true
}

const road = (properties: Feature['properties']): Feature => ({ type: 'LineString', properties })

test('our own tiles are read as they are', () => {
  expect(layersInSchema(all, 'own')).toEqual(all)
})

test.each<{ theirs: Feature['properties']; ours: number }>([
  { theirs: { kind: 'highway', kind_detail: 'motorway' }, ours: 5 },
  { theirs: { kind: 'highway', kind_detail: 'motorway_link', is_link: true }, ours: 2 },
  { theirs: { kind: 'major_road', kind_detail: 'primary' }, ours: 1 },
  { theirs: { kind: 'major_road', kind_detail: 'tertiary' }, ours: 2 },
  { theirs: { kind: 'minor_road', kind_detail: 'residential' }, ours: 3 },
  { theirs: { kind: 'other', kind_detail: 'living_street' }, ours: 3 },
  { theirs: { kind: 'path', kind_detail: 'pedestrian' }, ours: 3 },
  { theirs: { kind: 'path', kind_detail: 'footway' }, ours: 4 },
  { theirs: { kind: 'major_road', kind_detail: 'primary', is_tunnel: true }, ours: 6 },
])('$theirs is a street of class $ours, on the map as in the drawing', (given) => {
  const classes = [1, 2, 3, 4, 5, 6].filter((streetClass) => isDrawnAs(streetClass, road(given.theirs)))
  expect(classes).toEqual([given.ours])
  const meaning = meaningOfLayers('protomaps')?.['streets']
  expect(meaning && underOurNames(given.theirs, meaning)['class']).toBe(given.ours)
})

test.each([
  { kind: 'rail', kind_detail: 'rail' },
  { kind: 'path', kind_detail: 'sidewalk' },
  { kind: 'minor_road', kind_detail: 'driveway' },
])('%o is no street', (properties) => {
  expect([1, 2, 3, 4, 5, 6].some((streetClass) => isDrawnAs(streetClass, road(properties)))).toBe(false)
})

const layersThatShow = (layer: string, feature: Feature) =>
  theirs
    .filter((one) => 'source-layer' in one && one['source-layer'] === layer)
    .filter((one) => 'filter' in one && evaluated(one.filter, feature) === true)
    .map(({ id }) => id)

test.each([
  { layer: 'water', type: 'Polygon', kind: 'ocean', ids: ['sea'] },
  { layer: 'water', type: 'Polygon', kind: 'lake', ids: ['water', 'water-edge'] },
  { layer: 'water', type: 'Polygon', kind: 'swimming_pool', ids: [] },
  { layer: 'water', type: 'LineString', kind: 'river', ids: ['waterways', 'water-names'] },
  { layer: 'water', type: 'LineString', kind: 'stream', ids: ['streams'] },
  { layer: 'landuse', type: 'Polygon', kind: 'park', ids: ['green'] },
  { layer: 'landuse', type: 'Polygon', kind: 'residential', ids: ['blocks'] },
  { layer: 'landuse', type: 'Polygon', kind: 'military', ids: [] },
  { layer: 'buildings', type: 'Polygon', kind: 'building', ids: ['buildings'] },
  { layer: 'buildings', type: 'Point', kind: 'address', ids: [] },
  { layer: 'boundaries', type: 'LineString', kind: 'locality', ids: ['municipalities'] },
  { layer: 'boundaries', type: 'LineString', kind: 'county', ids: ['provinces'] },
] as const)('$kind of $layer ($type) is shown by $ids', ({ layer, type, kind, ids }) => {
  expect(layersThatShow(layer, { type, properties: { kind } })).toEqual(ids)
})

test.each([
  { layer: 'roads', own: ['class', 'name_nl'], theirs: ['kind_detail', 'name:nl', 'name:fr'] },
  { layer: 'places', own: ['rank', 'name_nl'], theirs: ['population_rank', 'name:nl'] },
  { layer: 'pois', own: ['rank', 'name_nl'], theirs: ['name:nl'] },
  { layer: 'water', own: ['width'], theirs: ['name'] },
])('of $layer no property is asked that only our own tiles have', (given) => {
  const asked = JSON.stringify(
    theirs.filter((one) => 'source-layer' in one && one['source-layer'] === given.layer),
  )
  for (const name of given.own) expect(asked).not.toContain(`["get","${name}"]`)
  for (const name of given.theirs) expect(asked).toContain(`["get","${name}"]`)
})

test('what such tiles have not is not asked for', () => {
  const ids = theirs.map(({ id }) => id)
  for (const id of ['abroad', 'rivers']) {
    expect(all.map((one) => one.id)).toContain(id)
    expect(ids).not.toContain(id)
  }
})
