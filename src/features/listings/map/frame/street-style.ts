import type {
  ExpressionSpecification,
  FillLayerSpecification,
  LayerSpecification,
  LineLayerSpecification,
  StyleSpecification,
} from 'maplibre-gl'

import type { Locale } from '@/i18n/locales'

import { mapColours as colour } from '../map-colours'
import { copyrightHref } from '../map-hrefs'
import { streetNames } from './street-names'

/** Tiles of our own host. */
export interface StreetTiles {
  /** Their address, with {z}, {x} and {y} in it. */
  address: string
  /** Where they have streets: see the archive. */
  rings: string[]
}

export interface StreetStyleNeeds {
  tiles: StreetTiles
  locale: Locale
  /** The families of the page: MapLibre draws letters with them, so no files of letters are needed. */
  sans: string
  serif: string
  credits: string
}

export const streetSource = 'streets'
const main = 1
const middle = 2
const small = 3
const lane = 4
const motorway = 5
const tunnel = 6

/** The street map as a printed sheet: paper, white streets between hairlines, names in the letters of the site. */
export function streetStyle({ tiles, credits, ...needs }: StreetStyleNeeds): StyleSpecification {
  return {
    version: 8,
    sources: {
      [streetSource]: {
        type: 'vector',
        tiles: [new URL(tiles.address, location.origin).href.replaceAll('%7B', '{').replaceAll('%7D', '}')],
        minzoom: 6,
        maxzoom: 14,
        attribution: linked(credits),
      },
    },
    layers: [
      { id: 'paper', type: 'background', paint: { 'background-color': colour.paper } },
      ...ground,
      ...borders,
      ...farStreets,
      ...nearStreets,
      ...streetNames(needs),
    ],
  }
}

/** The first of those who are named says on which terms. */
function linked(credits: string): string {
  const [first = '', ...others] = credits.split(' · ')
  return [`<a href="${copyrightHref}" target="_blank" rel="noopener">${first}</a>`, ...others].join(' · ')
}

/** At two zooms, and between them. */
type Stops = [zoom: number, value: number, zoom: number, value: number]

const even = ([from, first, to, last]: Stops): ExpressionSpecification => [
  'interpolate',
  ['linear'],
  ['zoom'],
  from,
  first,
  to,
  last,
]

const is = (streetClass: number): ExpressionSpecification => ['==', ['get', 'class'], streetClass]
const kind = (name: string): ExpressionSpecification => ['==', ['get', 'kind'], name]
const round = { 'line-cap': 'round', 'line-join': 'round' } as const

type Rest<Layer> = Omit<Layer, 'id' | 'type' | 'source' | 'source-layer'>

function fill(id: string, layer: string, rest: Rest<FillLayerSpecification>): LayerSpecification {
  return { id, type: 'fill', source: streetSource, 'source-layer': layer, ...rest }
}

function line(id: string, layer: string, rest: Rest<LineLayerSpecification>): LayerSpecification {
  return { id, type: 'line', source: streetSource, 'source-layer': layer, ...rest }
}

/** Metres in a pixel at zoom 10, at 51° north. */
const metresPerPixel = 48.1
const pixels = (zoom: number): ExpressionSpecification => [
  '/',
  ['get', 'width'],
  metresPerPixel / 2 ** (zoom - 10),
]

const ground: LayerSpecification[] = [
  fill('abroad', 'abroad', {
    maxzoom: 11,
    paint: { 'fill-color': colour.sand, 'fill-antialias': false },
  }),
  fill('sea', 'sea', { paint: { 'fill-color': colour.sea } }),
  fill('blocks', 'blocks', {
    minzoom: 12,
    paint: {
      'fill-color': colour.block,
      'fill-antialias': false,
      'fill-opacity': even([12, 0.6, 13.5, 1]),
    },
  }),
  fill('green', 'green', { paint: { 'fill-color': colour.green, 'fill-opacity': even([9, 0.6, 12, 1]) } }),
  fill('water', 'water', { paint: { 'fill-color': colour.water } }),
  line('water-edge', 'water', { minzoom: 13, paint: { 'line-color': colour.waterEdge, 'line-width': 0.6 } }),
  line('waterways', 'waterways', {
    layout: round,
    paint: {
      'line-color': colour.water,
      'line-width': [
        'interpolate',
        ['exponential', 2],
        ['zoom'],
        9,
        ['max', 0.7, pixels(9)],
        10,
        ['max', 0.8, pixels(10)],
        20,
        pixels(20),
      ],
    },
  }),
  line('streams', 'streams', {
    minzoom: 12,
    layout: round,
    paint: { 'line-color': colour.water, 'line-width': even([12, 0.6, 17, 4]) },
  }),
  line('rivers', 'rivers', {
    maxzoom: 11,
    layout: round,
    paint: {
      'line-color': colour.water,
      'line-width': even([6, 0.9, 10, 2.4]),
      'line-opacity': even([9.5, 1, 10.8, 0]),
    },
  }),
  fill('buildings', 'buildings', {
    minzoom: 14.4,
    paint: {
      'fill-color': colour.building,
      'fill-outline-color': colour.buildingEdge,
      'fill-opacity': even([14.4, 0, 15, 1]),
    },
  }),
  fill('squares', 'squares', { minzoom: 13, paint: { 'fill-color': colour.sheet } }),
  line('squares-edge', 'squares', {
    minzoom: 14.5,
    paint: { 'line-color': colour.casing, 'line-width': 0.7 },
  }),
]

const borders: LayerSpecification[] = [
  line('municipalities', 'borders', {
    minzoom: 8,
    filter: kind('municipality'),
    paint: {
      'line-color': colour.line,
      'line-width': even([8, 0.5, 12, 1.2]),
      'line-opacity': even([8, 0, 8.6, 1]),
    },
  }),
  line('provinces', 'borders', {
    maxzoom: 11,
    filter: kind('province'),
    paint: { 'line-color': colour.border, 'line-width': 0.8, 'line-opacity': even([9.5, 0.8, 11, 0]) },
  }),
  line('communes', 'borders', {
    minzoom: 11,
    filter: kind('commune'),
    paint: { 'line-color': colour.border, 'line-width': 0.7, 'line-opacity': 0.55 },
  }),
  line('towns', 'borders', {
    minzoom: 11,
    filter: kind('town'),
    paint: { 'line-color': colour.border, 'line-width': 0.9, 'line-dasharray': [4, 3], 'line-opacity': 0.8 },
  }),
]

/** Seen from afar a street is one thin stroke. */
const farStreets: LayerSpecification[] = [
  line('far-small', 'streets', {
    minzoom: 12,
    maxzoom: 13.5,
    filter: is(small),
    paint: {
      'line-color': colour.farStreet,
      'line-width': even([12, 0.4, 13.5, 1.1]),
      'line-opacity': even([12, 0.55, 12.8, 1]),
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
const nearStreets: LayerSpecification[] = [
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
