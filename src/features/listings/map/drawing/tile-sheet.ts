import { VectorTile, type VectorTileFeature, type VectorTileLayer } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'

import type { MapPoint } from '@/domain/search/map-message'

import {
  fits,
  underOurNames,
  type MeaningOfLayers,
  meaningOfLayers,
  type TileProperties,
  type TileSchema,
} from '../streets/tile-schema'
import { type Box, clipLine, clipRing, ringSize, type Spot } from './plane-shapes'

/** What is drawn: so many pixels around a point. */
export interface View {
  at: MapPoint
  zoom: number
  width: number
  height: number
}

/** The unpacked bytes of a tile; `null` where there is none. */
export type ReadTile = (z: number, x: number, y: number) => Promise<Uint8Array | null>

/** Where tiles come from. */
export interface TileSource {
  readTile: ReadTile
  /** How they name what they hold. */
  schema: TileSchema
}

export interface SheetFeature {
  properties: TileProperties
  lines: Spot[][]
  /** Of its tile: beyond it the next one tells the rest. */
  tile: Box
}

export interface TileSheet {
  lines: (layer: string) => { properties: SheetFeature['properties']; line: Spot[] }[]
  rings: (layer: string, leastSize: number) => Spot[][]
  points: (layer: string) => { properties: SheetFeature['properties']; spot: Spot }[]
  box: Box
  /** Units of the sheet in a metre. */
  perMetre: number
}

/** Units of the sheet in a pixel: whole numbers are then exact to half of one. */
export const perPixel = 2
const lastTileZoom = 14
/** Lines and letters reach over the edge. */
const marginUnits = 30
const metresPerPixelAtZoom0 = 78_271.5
const tilePixels = 512

/** What the tiles around a point hold, in units of the sheet; the point is its origin. */
export async function tileSheet(
  { readTile, schema }: TileSource,
  { at, zoom, width, height }: View,
): Promise<TileSheet> {
  const tileZoom = Math.min(lastTileZoom, Math.floor(zoom))
  const side = tilePixels * 2 ** (zoom - tileZoom)
  const [cx, cy] = worldShare(at).map((share) => share * 2 ** tileZoom)
  const [middleX, middleY] = [cx ?? 0, cy ?? 0]
  const reach = [width / 2 / side, height / 2 / side] as const
  const layers = new Map<string, SheetFeature[]>()
  const meanings = meaningOfLayers(schema)
  for (let x = Math.floor(middleX - reach[0]); x <= Math.floor(middleX + reach[0]); x++)
    for (let y = Math.floor(middleY - reach[1]); y <= Math.floor(middleY + reach[1]); y++) {
      const bytes = await readTile(tileZoom, x, y)
      if (!bytes) continue
      const origin: Spot = [(x - middleX) * side * perPixel, (y - middleY) * side * perPixel]
      readLayers(bytes, { origin, side: side * perPixel, meanings, into: layers })
    }
  const box: Box = [
    -(width / 2) * perPixel - marginUnits,
    -(height / 2) * perPixel - marginUnits,
    (width / 2) * perPixel + marginUnits,
    (height / 2) * perPixel + marginUnits,
  ]
  const metres = (metresPerPixelAtZoom0 * Math.cos((at[1] * Math.PI) / 180)) / 2 ** zoom
  return { ...readings(layers, box), box, perMetre: perPixel / metres }
}

function readings(
  layers: Map<string, SheetFeature[]>,
  box: Box,
): Pick<TileSheet, 'lines' | 'rings' | 'points'> {
  const featuresOf = (layer: string) => layers.get(layer) ?? []
  return {
    lines: (layer) =>
      featuresOf(layer).flatMap(({ properties, lines, tile }) =>
        lines
          .flatMap((line) => clipLine(line, tile))
          .flatMap((line) => clipLine(line, box))
          .map((line) => ({ properties, line })),
      ),
    rings: (layer, leastSize) =>
      featuresOf(layer)
        .flatMap(({ lines }) => lines)
        .filter((ring) => ringSize(ring) >= leastSize)
        .map((ring) => clipRing(ring, box))
        .filter((ring) => ring.length > 2),
    points: (layer) =>
      featuresOf(layer).flatMap(({ properties, lines }) => {
        const [spot] = lines[0] ?? []
        return spot ? [{ properties, spot }] : []
      }),
  }
}

interface Reading {
  origin: Spot
  side: number
  meanings: MeaningOfLayers | null
  into: Map<string, SheetFeature[]>
}

function readLayers(bytes: Uint8Array, { origin, side, meanings, into }: Reading): void {
  const [left, top] = origin
  const tile: Box = [left, top, left + side, top + side]
  const { layers } = new VectorTile(new PbfReader(bytes))
  for (const { name, layer, propertiesOf } of ourLayers(layers, meanings)) {
    const features = into.get(name) ?? []
    into.set(name, features)
    const unit = side / layer.extent
    for (let index = 0; index < layer.length; index++) {
      const feature = layer.feature(index)
      const properties = propertiesOf(feature)
      if (!properties) continue
      const lines = feature
        .loadGeometry()
        .map((line) => line.map(({ x, y }): Spot => [left + x * unit, top + y * unit]))
      features.push({ properties, lines, tile })
    }
  }
}

interface OurLayer {
  name: string
  layer: VectorTileLayer
  /** `null` for what belongs to another layer of ours, or to none. */
  propertiesOf: (feature: VectorTileFeature) => SheetFeature['properties'] | null
}

/** As they are numbered in a tile. */
const geometries = ['', 'Point', 'LineString', 'Polygon']

function ourLayers(layers: Record<string, VectorTileLayer>, meanings: MeaningOfLayers | null): OurLayer[] {
  if (!meanings)
    return Object.entries(layers).map(([name, layer]) => ({
      name,
      layer,
      propertiesOf: ({ properties }) => properties,
    }))
  return Object.entries(meanings).flatMap(([name, meaning]) => {
    const layer = layers[meaning.layer]
    if (!layer) return []
    const propertiesOf: OurLayer['propertiesOf'] = ({ type, properties }) =>
      geometries[type] === meaning.geometry && fits(properties, meaning)
        ? underOurNames(properties, meaning)
        : null
    return [{ name, layer, propertiesOf }]
  })
}

/** Where a point lies on the sheet around another. */
export function spotOn(point: MapPoint, { at, zoom }: Pick<View, 'at' | 'zoom'>): Spot {
  const [[x, y], [middleX, middleY]] = [worldShare(point), worldShare(at)]
  const units = tilePixels * 2 ** zoom * perPixel
  return [(x - middleX) * units, (y - middleY) * units]
}

/** From how near two corners are just in view. */
export function zoomFor(
  [a, b]: [MapPoint, MapPoint],
  { width, height }: Pick<View, 'width' | 'height'>,
): number {
  const [[ax, ay], [bx, by]] = [worldShare(a), worldShare(b)]
  return Math.log2(Math.min(width / Math.abs(bx - ax), height / Math.abs(by - ay)) / tilePixels)
}

/** Where on a map of the world a point lies, from 0 to 1 (Mercator). */
function worldShare([lng, lat]: MapPoint): Spot {
  return [lng / 360 + 0.5, 0.5 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / (2 * Math.PI)]
}
