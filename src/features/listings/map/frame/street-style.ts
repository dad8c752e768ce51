import type { StyleSpecification } from 'maplibre-gl'

import type { Locale } from '@/i18n/locales'

import { mapColours as colour } from '../map-colours'
import { copyrightHref } from '../map-hrefs'
import type { TileSchema } from '../streets/tile-schema'
import { layersInSchema } from './layers-in-schema'
import { borders, ground } from './street-ground'
import { streetSource } from './street-layer'
import { farStreets, nearStreets } from './street-lines'
import { streetNames } from './street-names'

/** Tiles of our own host. */
export interface StreetTiles {
  /** Their address, with {z}, {x} and {y} in it. */
  address: string
  /** Where they have streets: see the archive. */
  rings: string[]
  /** How they name what they hold. */
  schema: TileSchema
}

export interface StreetStyleNeeds {
  tiles: StreetTiles
  locale: Locale
  /** The families of the page: MapLibre draws letters with them, so no files of letters are needed. */
  sans: string
  serif: string
  credits: string
}

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
        attribution: linked(creditsOf(tiles.schema, credits)),
      },
    },
    layers: [
      { id: 'paper', type: 'background', paint: { 'background-color': colour.paper } },
      ...layersInSchema(
        [...ground, ...borders, ...farStreets, ...nearStreets, ...streetNames(needs)],
        tiles.schema,
      ),
    ],
  }
}

/** Who made the data of ours has no part in that of others; they all took it from those who are named first. */
function creditsOf(schema: TileSchema, credits: string): string {
  const [first = ''] = credits.split(' · ')
  return schema === 'protomaps' ? `${first} · Protomaps` : credits
}

/** The first of those who are named says on which terms. */
function linked(credits: string): string {
  const [first = '', ...others] = credits.split(' · ')
  return [`<a href="${copyrightHref}" target="_blank" rel="noopener">${first}</a>`, ...others].join(' · ')
}
