import type { MapPoint } from '@/domain/search/map-message'
import type { Locale } from '@/i18n/locales'

import { isCovered, type Coverage } from '../streets/coverage'
import { homeMark, takenByMark } from './home-mark'
import { mapNames } from './map-names'
import { municipalityRings } from './municipality-rings'
import type { Taken } from './name-spots'
import { countryShapes, townShapes } from './sheet-shapes'
import { svgSheet } from './svg-sheet'
import { perPixel, spotOn, tileSheet, type TileSource } from './tile-sheet'

export interface HomeMapNeeds {
  tiles: TileSource
  coverage: Coverage | null
  point: MapPoint
  /** Told apart from its neighbours where there are no streets. */
  municipalityKey: string | null
  isPointExact: boolean
  locale: Locale
}

/** Another number when the same home is drawn otherwise: it is part of the picture's address. */
export const drawingVersion = 4
/** As large as the largest place for it; a smaller one shows its middle. */
export const sheetPixels = { width: 960, height: 400 }
/** A phone shows the middle of it, so high; its scale and credit come to stand at these places across, from the middle. */
const phone = { height: 240, foot: 24, scale: [-190, -50], credit: [70, 190] } as const
/** So that a circle of 400 m fits a phone. */
const zooms = { exact: 15.05, approximate: 13.7, bare: 9.7 }

/** The map of a home as one picture of SVG, drawn on the server: no script, and sharp on paper. */
export async function renderHomeMap(needs: HomeMapNeeds): Promise<string> {
  const { tiles, coverage, point, municipalityKey, isPointExact, locale } = needs
  const isBare = !isCovered(coverage, point)
  const zoom = isBare ? zooms.bare : isPointExact ? zooms.exact : zooms.approximate
  const sheet = await tileSheet(tiles, { at: point, zoom, ...sheetPixels })
  const own = isBare ? municipalityRings(municipalityKey) : []
  const view = { at: point, zoom }
  const ownShape = own.map((ring) => ring.map((corner) => spotOn(corner, view)))
  const drawn = isBare ? countryShapes(sheet, zoom, ownShape) : townShapes(sheet, zoom)
  const taken = [...takenByMark(isPointExact), ...takenByPhoneFoot]
  const names = mapNames(sheet, { locale, zoom, isBare, taken })
  return svgSheet({
    outlines: drawn.shared,
    names,
    shapes: drawn.shapes + names.shapes + homeMark(isPointExact, sheet.perMetre),
    perMetre: sheet.perMetre,
  })
}

/** Where names would stand under scale and credit, or be cut in two by the edge, on phones of any usual width. */
const takenByPhoneFoot: Taken[] = [phone.scale, phone.credit].flatMap(([from, to]) =>
  Array.from({ length: (to - from) / phone.foot + 1 }, (_, nth) => ({
    x: (from + nth * phone.foot) * perPixel,
    y: ((phone.height - phone.foot) / 2) * perPixel,
    radius: (phone.foot / 2) * perPixel,
  })),
)
