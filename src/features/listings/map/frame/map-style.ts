import type {
  LayerSpecification,
  Map as MapLibreMap,
  StyleSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl'

import { mapColours } from '../map-colours'
import { streetZoom } from '../streets/coverage'
import { stemPixels } from './pin-elements'

/** Where a pin stands on a town, its name goes below, above or beside it. */
export const besidePins = {
  'text-variable-anchor': ['center', 'top', 'bottom', 'left', 'right'],
  'text-radial-offset': 1.7,
} satisfies SymbolLayerSpecification['layout']

const nothing = { type: 'FeatureCollection' as const, features: [] }

/** How far from the given point the home of an unpublished address is drawn to be, in metres. */
const approximateMetres = 400
/** Metres per pixel at zoom 20 around 50.5° north. */
const metresPerPixel = (156_543.03 * Math.cos((50.5 * Math.PI) / 180)) / 2 ** 20

/** Our own ground: paper, municipalities as hairlines, and their names. No host is asked for anything. */
export function ownStyle({
  fontFamily,
  credits,
}: {
  fontFamily: string
  credits: string
}): StyleSpecification {
  return {
    version: 8,
    sources: {
      regions: { type: 'geojson', data: nothing, attribution: credits },
      provinces: { type: 'geojson', data: nothing },
      places: { type: 'geojson', data: nothing },
    },
    layers: [
      { id: 'ground', type: 'background', paint: { 'background-color': mapColours.sand } },
      { id: 'land', type: 'fill', source: 'regions', paint: { 'fill-color': mapColours.paper } },
      {
        id: 'borders',
        type: 'line',
        source: 'regions',
        paint: {
          'line-color': mapColours.line,
          'line-width': ['interpolate', ['linear'], ['zoom'], 7, 0.75, 12, 1.5],
        },
      },
      {
        id: 'province-borders',
        type: 'line',
        source: 'provinces',
        paint: { 'line-color': mapColours.edge, 'line-width': 1, 'line-opacity': 0.6 },
      },
      {
        id: 'place-names',
        type: 'symbol',
        source: 'places',
        // Seen from afar, only the towns that everybody knows.
        filter: ['any', ['get', 'isKnown'], ['>=', ['zoom'], 9]],
        layout: {
          'text-field': ['get', 'name'],
          'text-font': [fontFamily],
          'text-size': ['interpolate', ['linear'], ['zoom'], 7, 12, 13, 15],
          'text-padding': 14,
          ...besidePins,
          'symbol-sort-key': ['get', 'rank'],
        },
        paint: {
          'text-color': mapColours.inkSoft,
          'text-halo-color': mapColours.paper,
          'text-halo-width': 1.5,
        },
      },
    ],
  }
}

/** What lies on any ground: the area of the search, and circles where an address is not published. */
export function addOwnLayers(map: MapLibreMap): void {
  map.addSource('area', { type: 'geojson', data: nothing })
  map.addSource('approximate', { type: 'geojson', data: nothing })
  map.addSource('homes', {
    type: 'geojson',
    data: nothing,
    cluster: true,
    clusterRadius: 56,
    // Homes on one point never come apart: they are a cluster at every zoom.
    clusterMaxZoom: furthestZoom,
  })
  for (const [name, [width, height]] of Object.entries(rooms))
    map.addImage(name, { width, height, data: new Uint8Array(4 * width * height) })
  for (const layer of ownLayers) map.addLayer(layer)
}

/** Pixels that a disc, and a label above its point, take of the map. */
const rooms = { disc: [44, 44], label: [64, 28] } as const satisfies Record<string, [number, number]>

export const furthestZoom = streetZoom

const ownLayers: LayerSpecification[] = [
  {
    id: 'area',
    type: 'fill',
    source: 'area',
    paint: { 'fill-color': mapColours.brick, 'fill-opacity': 0.1 },
  },
  {
    id: 'area-edge',
    type: 'line',
    source: 'area',
    paint: { 'line-color': mapColours.brick, 'line-width': 1.5 },
  },
  {
    id: 'approximate',
    type: 'circle',
    source: 'approximate',
    minzoom: 10,
    paint: {
      'circle-radius': [
        'interpolate',
        ['exponential', 2],
        ['zoom'],
        0,
        0,
        20,
        approximateMetres / metresPerPixel,
      ],
      'circle-color': mapColours.bluestone,
      'circle-opacity': 0.12,
      'circle-stroke-color': mapColours.bluestone,
      'circle-stroke-width': 1,
      'circle-stroke-opacity': 0.6,
    },
  },
  // Pins are buttons of HTML. Empty pictures in their places make the map work out what is near what, and keep the
  // names of towns out from under them.
  room('disc', { filter: ['has', 'point_count'] }),
  room('label', {
    filter: ['!', ['has', 'point_count']],
    layout: { 'icon-anchor': 'bottom', 'icon-offset': [0, -stemPixels] },
  }),
]

function room(
  name: keyof typeof rooms,
  { filter, layout }: Pick<SymbolLayerSpecification, 'filter' | 'layout'>,
): SymbolLayerSpecification {
  return {
    id: `homes-${name}`,
    type: 'symbol',
    source: 'homes',
    ...(filter && { filter }),
    layout: { 'icon-image': name, 'icon-allow-overlap': true, 'icon-padding': 4, ...layout },
  }
}
