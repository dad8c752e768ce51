import type {
  ExpressionSpecification,
  FillLayerSpecification,
  LayerSpecification,
  LineLayerSpecification,
} from 'maplibre-gl'

export const streetSource = 'streets'

/** At two zooms, and between them. */
type Stops = [zoom: number, value: number, zoom: number, value: number]

export const even = ([from, first, to, last]: Stops): ExpressionSpecification => [
  'interpolate',
  ['linear'],
  ['zoom'],
  from,
  first,
  to,
  last,
]

export const round = { 'line-cap': 'round', 'line-join': 'round' } as const

type Rest<Layer> = Omit<Layer, 'id' | 'type' | 'source' | 'source-layer'>

export function fill(id: string, layer: string, rest: Rest<FillLayerSpecification>): LayerSpecification {
  return { id, type: 'fill', source: streetSource, 'source-layer': layer, ...rest }
}

export function line(id: string, layer: string, rest: Rest<LineLayerSpecification>): LayerSpecification {
  return { id, type: 'line', source: streetSource, 'source-layer': layer, ...rest }
}
