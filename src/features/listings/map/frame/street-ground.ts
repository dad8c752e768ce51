import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl'

import { mapColours as colour } from '../map-colours'
import { even, fill, line, round } from './street-layer'

/** Metres in a pixel at zoom 10, at 51° north. */
const metresPerPixel = 48.1
const pixels = (zoom: number): ExpressionSpecification => [
  '/',
  ['get', 'width'],
  metresPerPixel / 2 ** (zoom - 10),
]

/** What lies below the streets. */
export const ground: LayerSpecification[] = [
  fill('abroad', 'abroad', {
    maxzoom: 11,
    paint: { 'fill-color': colour.sand, 'fill-antialias': false },
  }),
  fill('sea', 'sea', { paint: { 'fill-color': colour.sea } }),
  fill('blocks', 'blocks', {
    minzoom: 10,
    paint: {
      'fill-color': colour.block,
      'fill-antialias': false,
      'fill-opacity': even([10, 0.7, 13.5, 1]),
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

const kind = (name: string): ExpressionSpecification => ['==', ['get', 'kind'], name]

export const borders: LayerSpecification[] = [
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
