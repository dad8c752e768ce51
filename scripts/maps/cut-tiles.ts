import { gzipSync } from 'node:zlib'

import { GeoJSONVT, type GeoJSONVTTile } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import { zxyToTileId } from 'pmtiles'

import type { Sheet } from './sheet'

const extent = 4096

export interface Tile {
  /** Its place on the curve by which an archive orders its tiles. */
  id: number
  /** A Mapbox vector tile, packed by gzip. */
  packed: Buffer
}

/** Cuts sheets into tiles; layers of one name become one. */
export function cutTiles(sheets: readonly Sheet[]): Tile[] {
  const tiles = new Map<number, Record<string, GeoJSONVTTile>>()
  for (const sheet of sheets)
    for (const { id, tile } of tilesOf(sheet)) {
      const layers = tiles.get(id) ?? {}
      tiles.set(id, layers)
      const layer = layers[sheet.layer]
      if (layer) layer.features.push(...tile.features)
      else layers[sheet.layer] = { ...tile, features: [...tile.features] }
    }
  return [...tiles]
    .sort(([a], [b]) => a - b)
    .map(([id, layers]) => ({
      id,
      packed: gzipSync(fromGeojsonVt(layers, { version: 2, extent }), { level: 9 }),
    }))
}

function* tilesOf({ from, to, features, tolerance = 3, buffer = 64 }: Sheet) {
  if (from > to || features.length === 0) return
  const index = new GeoJSONVT(
    { type: 'FeatureCollection', features },
    { maxZoom: to, indexMaxZoom: to, indexMaxPoints: 0, tolerance, buffer, extent },
  )
  for (const { z, x, y } of coordinatesOf(index)) {
    const tile = z >= from ? index.getTile(z, x, y) : null
    if (tile && tile.features.length > 0) yield { id: zxyToTileId(z, x, y), tile }
  }
}

/** The list of tiles is documented on the index itself, but lies one step deeper. */
function coordinatesOf(index: GeoJSONVT): { z: number; x: number; y: number }[] {
  const { tileIndex } = index as object as { tileIndex: { tileCoords: { z: number; x: number; y: number }[] } }
  return tileIndex.tileCoords
}
