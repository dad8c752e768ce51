import type { ExpressionSpecification, LayerSpecification, SymbolLayerSpecification } from 'maplibre-gl'

import type { Locale } from '@/i18n/locales'

import { mapColours as colour } from '../map-colours'
import { besidePins } from './map-style'

interface NameNeeds {
  locale: Locale
  sans: string
  serif: string
}

const source = 'streets'
/** Towns that everybody knows, by how many are larger. */
const largeTown = 14

/** Names of streets, squares, rivers, stations, quarters and towns. */
export function streetNames({ locale, sans, serif }: NameNeeds): LayerSpecification[] {
  // The first family does not exist: MapLibre reads the weight off its name and draws with the second.
  const medium = [`${sans} Medium`, sans]
  const serifMedium = [`${serif} Medium`, serif]
  const name: ExpressionSpecification = ['coalesce', ['get', `name_${locale}`], ['get', 'name']]
  // Brussels has both names: a Dutch page reads the Dutch one, any other the French one.
  const street: ExpressionSpecification =
    locale === 'nl' ? ['coalesce', ['get', 'name_nl'], ['get', 'name']] : ['get', 'name']
  const isLarge: ExpressionSpecification = ['<', ['get', 'rank'], largeTown]
  return [
    names('street-names-small', 'streets', {
      minzoom: 14.3,
      filter: ['all', ['in', ['get', 'class'], ['literal', [3, 4]]], ['has', 'name']],
      layout: along(street, [sans], [14.3, 10.8, 18, 12], 150),
      paint: ink(colour.inkSoft),
    }),
    names('street-names', 'streets', {
      minzoom: 13,
      filter: ['all', ['in', ['get', 'class'], ['literal', [1, 2, 5]]], ['has', 'name']],
      layout: along(street, medium, [13, 11, 18, 13], 210),
      paint: ink(colour.inkSoft),
    }),
    names('square-names', 'squares', {
      minzoom: 15.5,
      layout: {
        'text-field': street,
        'text-font': [sans],
        'text-size': size([15.5, 10.5, 18, 13]),
        'text-max-width': 6,
        'text-padding': 6,
      },
      paint: ink(colour.inkSoft),
    }),
    names('water-names', 'waterways', {
      minzoom: 12.5,
      layout: { ...along(['get', 'name'], [serif], [12, 12, 18, 15], 420), 'text-letter-spacing': 0.04 },
      paint: ink(colour.waterInk),
    }),
    names('stations', 'stations', {
      minzoom: 12,
      filter: nearEnough,
      layout: {
        'text-field': name,
        'text-font': medium,
        'text-size': size([12, 10.5, 16, 12.5]),
        'text-offset': [0, 0.75],
        'text-anchor': 'top',
        'text-max-width': 7,
        'text-padding': 4,
      },
      paint: ink(colour.bluestone),
    }),
    {
      id: 'station-dots',
      type: 'circle',
      source,
      'source-layer': 'stations',
      minzoom: 12,
      filter: nearEnough,
      paint: {
        'circle-radius': size([12, 2.2, 16, 4]),
        'circle-color': colour.sheet,
        'circle-stroke-color': colour.bluestone,
        'circle-stroke-width': 1.4,
      },
    },
    names('quarters', 'places', {
      minzoom: 12,
      maxzoom: 15,
      filter: ['==', ['get', 'kind'], 'quarter'],
      layout: {
        'text-field': name,
        'text-font': [serif],
        'text-size': size([12, 13, 15, 18]),
        'text-padding': 12,
        'text-max-width': 8,
      },
      paint: { ...ink(colour.inkSoft), 'text-opacity': size([14.4, 1, 15, 0]) },
    }),
    names('places', 'places', {
      maxzoom: 14.5,
      filter: [
        'all',
        ['==', ['get', 'kind'], 'town'],
        ['<', ['get', 'rank'], ['step', ['zoom'], 16, 7, 26, 7.6, 40, 8.5, 120, 9.5, 320, 10.3, 2000]],
      ],
      layout: {
        'text-field': name,
        'text-font': ['case', isLarge, ['literal', serifMedium], ['literal', [serif]]],
        'text-size': [
          'interpolate',
          ['linear'],
          ['zoom'],
          6,
          ['case', isLarge, 13.5, 12],
          10,
          ['case', isLarge, 19, 14.5],
          13,
          ['case', isLarge, 26, 18],
        ],
        'text-padding': 10,
        'text-max-width': 8,
        ...besidePins,
        'symbol-sort-key': ['get', 'rank'],
      },
      paint: ink(colour.ink),
    }),
  ]
}

/** Large stations first. */
const nearEnough: ExpressionSpecification = ['<=', ['get', 'rank'], ['step', ['zoom'], 1, 13, 2, 14, 3]]

function size([from, first, to, last]: [number, number, number, number]): ExpressionSpecification {
  return ['interpolate', ['linear'], ['zoom'], from, first, to, last]
}

/** MapLibre asks whether a name fits with the size it has at zoom 18: that is kept small, or short streets have no name. */
function along(
  field: ExpressionSpecification,
  font: string[],
  sizes: [number, number, number, number],
  spacing: number,
): SymbolLayerSpecification['layout'] {
  return {
    'symbol-placement': 'line',
    'text-field': field,
    'text-font': font,
    'text-size': size(sizes),
    'symbol-spacing': spacing,
    'text-max-angle': 45,
    'text-padding': 3,
    // Main streets before small ones; water has no class.
    'symbol-sort-key': ['coalesce', ['get', 'class'], 0],
  }
}

function ink(text: string): SymbolLayerSpecification['paint'] {
  return {
    'text-color': text,
    'text-halo-color': 'rgba(255,253,249,0.92)',
    'text-halo-width': 1.3,
    'text-halo-blur': 0.3,
  }
}

function names(
  id: string,
  layer: string,
  rest: Omit<SymbolLayerSpecification, 'id' | 'type' | 'source' | 'source-layer'>,
): LayerSpecification {
  return { id, type: 'symbol', source, 'source-layer': layer, ...rest }
}
