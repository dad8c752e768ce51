import type { Line } from './map-files'

/** Features of one layer and the zooms at which tiles hold them. */
export interface Sheet {
  layer: string
  from: number
  to: number
  features: GeoJSON.Feature[]
  /** How coarse lines become, and how far a tile reaches over its edge, in parts of 4096 of its side. */
  tolerance?: number
  buffer?: number
}

/** A tile of this zoom is exact to 0.4 m; nearer, the same tile is drawn larger. */
export const lastZoom = 14
export const firstZoom = 6

type Properties = Record<string, string | number>

export function lines(properties: Properties, coordinates: Line[]): GeoJSON.Feature {
  return { type: 'Feature', properties, geometry: { type: 'MultiLineString', coordinates } }
}

export function areas(properties: Properties, coordinates: Line[][]): GeoJSON.Feature {
  return { type: 'Feature', properties, geometry: { type: 'MultiPolygon', coordinates } }
}

export function point(properties: Properties, coordinates: Line[number]): GeoJSON.Feature {
  return { type: 'Feature', properties, geometry: { type: 'Point', coordinates } }
}

/** One of the names may be missing. */
export function named(name: string, secondName: string | 0): Properties {
  return { name, ...(secondName && { name_nl: secondName }) }
}
