import type { MapPoint } from '@/domain/search/map-message'
import type { Locale } from '@/i18n/locales'

import { mapColours as colour } from '../map-colours'
import { isCovered, type Coverage } from '../streets/coverage'
import { homeMark, takenByMark } from './home-mark'
import { mapNames } from './map-names'
import { joinedLines, pathData, type Spot, thinned } from './plane-shapes'
import { perPixel, type ReadTile, type TileSheet, tileSheet } from './tile-sheet'

export interface HomeMapNeeds {
  readTile: ReadTile
  coverage: Coverage | null
  point: MapPoint
  isPointExact: boolean
  locale: Locale
}

/** Another number when the same home is drawn otherwise: it is part of the picture's address. */
export const drawingVersion = 1
/** As large as the largest place for it; a smaller one shows its middle. */
export const drawnPixels = { width: 960, height: 400 }
/** So that a circle of 400 m fits a phone. */
const zooms = { exact: 15.05, approximate: 13.7, bare: 9.7 }
const credit = '© OpenStreetMap'

/** The map of a home as one picture of SVG, drawn on the server: no script, and sharp on paper. */
export async function drawHomeMap(needs: HomeMapNeeds): Promise<string> {
  const { readTile, coverage, point, isPointExact, locale } = needs
  const isBare = !isCovered(coverage, point)
  const zoom = isBare ? zooms.bare : isPointExact ? zooms.exact : zooms.approximate
  const sheet = await tileSheet(readTile, { at: point, zoom, ...drawnPixels })
  const drawn = isBare ? countryShapes(sheet) : townShapes(sheet, zoom)
  const names = mapNames(sheet, { locale, zoom, isBare, taken: takenByMark(isPointExact) })
  const foot = scaleBar(sheet.perMetre, names.label) + corner('100%', names.label(credit, -8))
  // As large as its place, whatever that is: the point stays in the middle, scale and credit in their corners.
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%">',
    `<rect width="100%" height="100%" fill="${colour.paper}"/>`,
    `<defs>${drawn.shared}${names.shared}</defs>`,
    `<svg x="50%" y="50%" overflow="visible"><g transform="scale(${1 / perPixel})">`,
    drawn.shapes,
    names.shapes,
    homeMark(isPointExact, sheet.perMetre),
    '</g></svg>',
    foot,
    '</svg>',
  ].join('')
}

/** Streets as white between two hairlines: each class once as a shape, used for the dark and for the white. */
function townShapes(sheet: TileSheet, zoom: number) {
  const streets = new Map<number, string>()
  for (const [streetClass, lines] of Map.groupBy(sheet.lines('streets'), ({ properties }) =>
    Number(properties['class']),
  ))
    streets.set(streetClass, lineShape(lines.map(({ line }) => line)))
  const drawn = streetLooks.flatMap(({ streetClass, casing, fill, widths }) => {
    const shape = streets.get(streetClass)
    if (!shape) return []
    const width = widthAt(widths, zoom) * perPixel
    return [{ id: `s${streetClass}`, shape, casing, fill, width }]
  })
  const strokes = (paint: (look: (typeof drawn)[number]) => string) =>
    drawn.map((look) => `<use href="#${look.id}" ${paint(look)}/>`).join('')
  const lanes = streets.get(laneClass)
  return {
    shared: drawn.map(({ id, shape }) => `<path id="${id}" d="${shape}"/>`).join(''),
    shapes: [
      area(sheet, 'sea', colour.sea),
      area(sheet, 'blocks', colour.block, 60),
      area(sheet, 'green', colour.green, 60),
      ...waterways(sheet),
      area(sheet, 'water', colour.water, 20),
      // At the scale of the circle they would be dust.
      zoom > 14.5 ? area(sheet, 'buildings', colour.building, 60) : '',
      area(sheet, 'squares', colour.sheet, 30),
      '<g fill="none" stroke-linejoin="round" stroke-linecap="round">',
      lanes && zoom > 14.5
        ? `<path stroke="${colour.mainCasing}" stroke-width="1.6" stroke-dasharray="6 4" stroke-linecap="butt" d="${lanes}"/>`
        : '',
      strokes(({ casing, width }) => `stroke="${casing}" stroke-width="${short(width)}"`),
      strokes(({ fill, width }) => `stroke="${fill}" stroke-width="${short(width - 1.3 * perPixel)}"`),
      '</g>',
    ].join(''),
  }
}

const laneClass = 4
/** Pixels from hairline to hairline at three zooms. */
type Widths = [at13: number, at15: number, at17: number]
const streetLooks: { streetClass: number; casing: string; fill: string; widths: Widths }[] = [
  { streetClass: 3, casing: colour.casing, fill: colour.sheet, widths: [1.9, 4.8, 13.5] },
  { streetClass: 2, casing: colour.mainCasing, fill: colour.sheet, widths: [2.4, 6.4, 18] },
  { streetClass: 1, casing: colour.mainCasing, fill: colour.sheet, widths: [3, 8, 22] },
  { streetClass: 5, casing: colour.mainCasing, fill: colour.motorway, widths: [3.4, 9, 24] },
]

function widthAt([at13, at15, at17]: Widths, zoom: number): number {
  const [from, to, step] = zoom < 15 ? [at13, at15, zoom - 13] : [at15, at17, zoom - 15]
  return from * (to / from) ** (step / 2)
}

/** A municipality among its neighbours: where there are no streets. */
function countryShapes(sheet: TileSheet) {
  const borders = (kind: string) =>
    sheet.lines('borders').flatMap(({ properties, line }) => (properties['kind'] === kind ? [line] : []))
  const stroke = (lines: Spot[][], look: string) => {
    const shape = lineShape(lines)
    return shape && `<path fill="none" stroke-linejoin="round" ${look} d="${shape}"/>`
  }
  const streets = sheet.lines('streets').map(({ line }) => line)
  const rivers = sheet.lines('rivers').map(({ line }) => line)
  return {
    shared: '',
    shapes: [
      area(sheet, 'abroad', colour.sand),
      area(sheet, 'sea', colour.sea),
      area(sheet, 'green', colour.green, 60),
      stroke(rivers, `stroke="${colour.water}" stroke-width="4"`),
      ...waterways(sheet),
      area(sheet, 'water', colour.water, 20),
      stroke(borders('municipality'), `stroke="${colour.border}" stroke-opacity=".55" stroke-width="1.6"`),
      stroke(streets, `stroke="${colour.farMain}" stroke-width="1.6"`),
      stroke(borders('province'), `stroke="${colour.edge}" stroke-opacity=".6" stroke-width="2"`),
    ].join(''),
  }
}

function area(sheet: TileSheet, layer: string, fill: string, leastSize = 0): string {
  const shape = sheet
    .rings(layer, leastSize)
    .map((ring) => pathData(thinned(ring, 1.2), { isRing: true }))
    .join('')
  return shape && `<path fill="${fill}" d="${shape}"/>`
}

function waterways(sheet: TileSheet): string[] {
  const byWidth = Map.groupBy(sheet.lines('waterways'), ({ properties }) => Number(properties['width']))
  return [...byWidth].map(([metres, rows]) => {
    const width = Math.max(1.4 * perPixel, metres * sheet.perMetre)
    const shape = lineShape(rows.map(({ line }) => line))
    return `<path fill="none" stroke="${colour.water}" stroke-linecap="round" stroke-linejoin="round" stroke-width="${short(width)}" d="${shape}"/>`
  })
}

function lineShape(lines: Spot[][]): string {
  return joinedLines(lines)
    .map((line) => pathData(thinned(line, 0.8)))
    .join('')
}

const barMetres = [10_000, 5000, 2000, 1000, 500, 200, 100, 50]
const longestBar = 75

function scaleBar(perMetre: number, label: (text: string, x: number) => string): string {
  const metres = barMetres.find((length) => (length * perMetre) / perPixel <= longestBar) ?? 50
  const length = Math.round(metres * perMetre)
  const text = metres < 1000 ? `${metres} m` : `${metres / 1000} km`
  const bar = `<path transform="translate(20 -18)" fill="none" stroke="${colour.inkSoft}" stroke-width="2" d="M0-8V0H${length}V-8"/>`
  return corner('0', bar + label(text, length / perPixel + 16))
}

/** At the foot of the picture. */
function corner(x: string, content: string): string {
  return `<svg x="${x}" y="100%" overflow="visible"><g transform="scale(${1 / perPixel})">${content}</g></svg>`
}

function short(value: number): number {
  return Math.round(value * 10) / 10
}
