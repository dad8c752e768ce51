import { readFileSync } from 'node:fs'

import polygonClipping, { type MultiPolygon } from 'polygon-clipping'
import { feature, mesh } from 'topojson-client'

import { areaOf } from './measure'
import { linesOf, readGround, type Town } from './map-files'
import { areas, lastZoom, lines, type Sheet } from './sheet'

type Topology = Parameters<typeof mesh>[0]
type Geometries = Extract<Topology['objects'][string], { type: 'GeometryCollection' }>
type Regions = Topology & { objects: Record<'municipalities' | 'provinces', Geometries> }

const around: MultiPolygon = [[box(1.3, 48.35, 9.5, 52.75)]]
/** What the coast of maps/ground leaves out. Only the Dutch part has a coast of its own, drawn by four points. */
const beyondItsEdge: MultiPolygon = [
  [box(1.3, 48.35, 9.5, 49)],
  [box(1.3, 49, 1.6, 50.05)],
  [box(7.4, 49, 9.5, 52.75)],
  [
    [
      [4.36, 52],
      [7.4, 52],
      [7.4, 52.75],
      [4.66, 52.75],
      [4.57, 52.46],
      [4.36, 52],
    ],
  ],
]
/** The only covered town on the sea: 90,000 tiles of nothing but sea would be no use. */
const nearZeebrugge: MultiPolygon = [[box(3.05, 51.25, 3.4, 51.45)]]
/** Slivers between our schematic borders and the true ones. */
const leastAbroad = 3e7

/** Sea, other countries and borders: what there is to see where there are no streets. */
export function landSheets(towns: readonly Town[]): Sheet[] {
  const topology = JSON.parse(
    readFileSync('src/features/listings/regions/region-topology.json', 'utf8'),
  ) as Regions
  const { municipalities, provinces } = topology.objects
  const land = unionOf([...readGround('land').map((rings) => [linesOf(rings)]), beyondItsEdge])
  const sea = polygonClipping.difference(around, land)
  const foreign = polygonClipping.difference(
    polygonClipping.intersection(around, land),
    unionOf(shapesOf(topology, municipalities)),
  )
  const keys = new Set(towns.flatMap(({ nis }) => nis).map(keyOf))
  const isBare = (shape: object) => 'id' in shape && !keys.has(keyOf(String(shape.id)))
  const border = (isDrawn: (a: object, b: object) => boolean) =>
    lines(
      { kind: 'municipality' },
      mesh(topology, municipalities as Parameters<typeof mesh>[1], isDrawn).coordinates as [number, number][][],
    )
  return [
    { layer: 'sea', from: 6, to: 11, features: [areas({}, sea)] },
    {
      layer: 'sea',
      from: 12,
      to: lastZoom,
      features: [areas({}, polygonClipping.intersection(sea, nearZeebrugge))],
    },
    {
      layer: 'abroad',
      from: 6,
      to: 10,
      features: [areas({}, foreign.filter(([ring]) => ring && areaOf(ring) > leastAbroad))],
    },
    { layer: 'borders', from: 8, to: 10, tolerance: 4, features: [border((a, b) => a !== b)] },
    // Schematic borders beside true streets would look wrong.
    {
      layer: 'borders',
      from: 11,
      to: 12,
      tolerance: 4,
      features: [border((a, b) => a !== b && isBare(a) && isBare(b))],
    },
    { layer: 'borders', from: 6, to: 10, tolerance: 4, features: provinceBorders(topology, provinces) },
    {
      layer: 'borders',
      from: 11,
      to: lastZoom,
      features: [
        ...towns.map(({ boundary }) => lines({ kind: 'town' }, linesOf(boundary))),
        ...readGround('brussels-communes').map(([, rings]) => lines({ kind: 'commune' }, linesOf(rings))),
      ],
    },
  ]
}

/** Outlines: they share no line with municipalities, of which a mesh would leave fragments. Luxembourg is one. */
function provinceBorders(topology: Regions, provinces: Geometries): GeoJSON.Feature[] {
  const isCanton = ({ id }: { id?: string | number }) => String(id).startsWith('LU')
  const belgian = shapesOf(topology, {
    ...provinces,
    geometries: provinces.geometries.filter((one) => !isCanton(one)),
  })
  const luxembourg = unionOf(
    shapesOf(topology, { ...provinces, geometries: provinces.geometries.filter(isCanton) }),
  ).flatMap(([ring]) => (ring && areaOf(ring) > 1e8 ? [ring] : []))
  return [...belgian.map((shape) => shape.flat()), luxembourg].map((rings) => lines({ kind: 'province' }, rings))
}

function shapesOf(topology: Regions, geometries: Geometries): MultiPolygon[] {
  return feature(topology, geometries).features.map(({ geometry }) => {
    if (geometry.type === 'Polygon') return [geometry.coordinates] as MultiPolygon
    return geometry.type === 'MultiPolygon' ? (geometry.coordinates as MultiPolygon) : []
  })
}

function unionOf([first, ...others]: MultiPolygon[]): MultiPolygon {
  return first ? polygonClipping.union(first, ...others) : []
}

/** A commune of Luxembourg is LU.2960317 for some and LU-LU-2960317 for others. */
function keyOf(code: string): string {
  return code.startsWith('LU') ? code.replace(/^.*[.-]/, 'LU.') : code
}

function box(west: number, south: number, east: number, north: number): [number, number][] {
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ]
}
