import type { MapPoint } from '@/domain/search/map-message'
import type { SearchArea } from '@/domain/search/search-area'
import type { Locale } from '@/i18n/locales'

import { mapColours as colour } from '../map-colours'
import { boxAround, mostOf, outline } from '../map-geometry'
import { type Coverage, nearestZoom } from '../streets/coverage'
import { listMarks, type MarkedHome } from './list-marks'
import { typeCase } from './map-glyphs'
import { mapNames } from './map-names'
import { pathData } from './plane-shapes'
import { countryShapes, townShapes } from './sheet-shapes'
import { svgSheet } from './svg-sheet'
import { spotOn, tileSheet, type TileSource, zoomFor } from './tile-sheet'

export interface ListMapNeeds {
  tiles: TileSource
  coverage: Coverage | null
  homes: readonly MarkedHome[]
  /** The area of the search, which stays in view whatever was found in it. */
  area: SearchArea | null
  locale: Locale
  sheet: ListSheet
}

/** Beside a list; in a column of text, as wide as the country has streets; and the same on a phone. */
export const listSheets = ['list', 'wide', 'small'] as const
export type ListSheet = (typeof listSheets)[number]

/**
 * `pixels`: as large as the largest place for it; a smaller one shows its middle. `seen`: what a usual window shows of
 * it, less what keeps pins off its edges.
 */
const sheets: Record<ListSheet, { pixels: View; seen: View; middle: string }> = {
  // Before anybody scrolls, its foot is still below the window.
  list: { pixels: { width: 560, height: 1160 }, seen: { width: 460, height: 640 }, middle: '40%' },
  wide: { pixels: { width: 880, height: 520 }, seen: { width: 640, height: 390 }, middle: '50%' },
  small: { pixels: { width: 820, height: 440 }, seen: { width: 290, height: 320 }, middle: '50%' },
}
interface View {
  width: number
  height: number
}
/** A town at a time: nearer than that, a list shows no more. */
const closest = 13.7
/** From here on streets are white between two hairlines. */
const townZoom = 13
/** Belgium and Luxembourg. */
const country: MapPoint[] = [
  [2.5, 49.4],
  [6.5, 51.55],
]

/** Where the homes of a list are, as one picture: what stands beside the list until the map itself is there. */
export async function renderListMap(needs: ListMapNeeds): Promise<string> {
  const { tiles, coverage, homes, area, locale } = needs
  const { pixels, seen, middle } = sheets[needs.sheet]
  const points = area ? outline(area) : mostOf(homes.map(({ point }) => point))
  const [west, south, east, north] = boxAround(points.length > 0 ? points : country) ?? [0, 0, 0, 0]
  const at: MapPoint = [(west + east) / 2, (south + north) / 2]
  const corners: [MapPoint, MapPoint] = [
    [west, south],
    [east, north],
  ]
  const zoom = Math.min(closest, nearestZoom(coverage, at), zoomFor(corners, seen))
  const sheet = await tileSheet(tiles, { at, zoom, ...pixels })
  const isNear = zoom >= townZoom
  const drawn = isNear ? townShapes(sheet, zoom) : countryShapes(sheet, zoom)
  const spotOf = (point: MapPoint) => spotOn(point, { at, zoom })
  const glyphs = typeCase()
  const marks = listMarks(homes, spotOf, glyphs)
  const names = mapNames(sheet, { locale, zoom, isBare: !isNear, taken: marks.taken, glyphs })
  return svgSheet({
    outlines: drawn.shared,
    names,
    shapes: [
      drawn.shapes,
      area
        ? `<path fill="${colour.brick}" fill-opacity=".1" stroke="${colour.brick}" stroke-width="3" d="${pathData(outline(area).map(spotOf), { isRing: true })}"/>`
        : '',
      names.shapes,
      marks.shapes,
    ].join(''),
    perMetre: sheet.perMetre,
    middle,
  })
}
