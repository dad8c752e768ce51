import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl'

import { mapColours as colour } from '../map-colours'
import { even, line, round } from './street-layer'

const main = 1
const middle = 2
const small = 3
const lane = 4
const motorway = 5
const tunnel = 6

const is = (streetClass: number): ExpressionSpecification => ['==', ['get', 'class'], streetClass]

/** Seen from afar a street is one thin stroke. */
export const farStreets: LayerSpecification[] = [
  line('far-small', 'streets', {
    minzoom: 11,
    maxzoom: 13.5,
    filter: is(small),
    paint: {
      'line-color': colour.farStreet,
      'line-width': even([11, 0.4, 13.5, 1.1]),
      'line-opacity': even([11, 0.5, 12.8, 1]),
    },
  }),
  line('far-middle', 'streets', {
    minzoom: 11,
    maxzoom: 13.5,
    filter: is(middle),
    paint: { 'line-color': colour.farMain, 'line-width': even([11, 0.5, 13.5, 1.6]) },
  }),
  line('far-main', 'streets', {
    minzoom: 9,
    maxzoom: 13,
    filter: is(main),
    paint: { 'line-color': colour.farMain, 'line-width': even([9, 0.5, 13, 1.8]) },
  }),
]

/** Pixels from hairline to hairline, at zooms. */
type Widths = [from: number, at: number, at15: number, at17: number, at19: number]

const looks: {
  id: string
  streetClass: number
  casing: string
  fill: string
  minzoom: number
  widths: Widths
}[] = [
  {
    id: 'small',
    streetClass: small,
    casing: colour.casing,
    fill: colour.sheet,
    minzoom: 13.5,
    widths: [13, 0.9, 4.8, 13.5, 42],
  },
  {
    id: 'middle',
    streetClass: middle,
    casing: colour.mainCasing,
    fill: colour.sheet,
    minzoom: 13.5,
    widths: [13, 2, 6.4, 18, 52],
  },
  {
    id: 'main',
    streetClass: main,
    casing: colour.mainCasing,
    fill: colour.sheet,
    minzoom: 13,
    widths: [13, 2.6, 8, 22, 60],
  },
  {
    id: 'motorway',
    streetClass: motorway,
    casing: colour.mainCasing,
    fill: colour.motorway,
    minzoom: 9,
    widths: [10, 1.2, 9, 24, 64],
  },
]
const hairlines = 1.3

function width([from, first, at15, at17, at19]: Widths, less: number): ExpressionSpecification {
  const inner = (value: number) => Math.max(0.2, value - less)
  return [
    'interpolate',
    ['exponential', 1.6],
    ['zoom'],
    from,
    inner(first),
    15,
    inner(at15),
    17,
    inner(at17),
    19,
    inner(at19),
  ]
}

/** Near by it is white between two hairlines: all the dark first, so that crossings are open. */
export const nearStreets: LayerSpecification[] = [
  line('tunnels', 'streets', {
    minzoom: 14,
    filter: is(tunnel),
    paint: { 'line-color': colour.mainCasing, 'line-width': 0.8, 'line-dasharray': [2, 4] },
  }),
  line('lanes', 'streets', {
    minzoom: 14.5,
    filter: is(lane),
    layout: { 'line-join': 'round' },
    paint: {
      'line-color': colour.mainCasing,
      'line-width': even([14.5, 0.6, 17, 1.2]),
      'line-dasharray': [3, 2],
    },
  }),
  ...looks.map(({ id, streetClass, casing, minzoom, widths }) =>
    line(`${id}-casing`, 'streets', {
      minzoom,
      filter: is(streetClass),
      layout: round,
      paint: { 'line-color': casing, 'line-width': width(widths, 0) },
    }),
  ),
  ...looks.map(({ id, streetClass, fill: inside, minzoom, widths }) =>
    line(id, 'streets', {
      minzoom: Math.max(minzoom, 11),
      filter: is(streetClass),
      layout: round,
      paint: { 'line-color': inside, 'line-width': width(widths, hairlines) },
    }),
  ),
]
