import { mapColours as colour } from '../map-colours'
import { type Box, clipRing, joinedLines, pathData, type Spot, thinned } from './plane-shapes'
import { perPixel, type TileSheet } from './tile-sheet'

/** Streets as white between two hairlines: each class once as a shape, used for the dark and for the white. */
export function townShapes(sheet: TileSheet, zoom: number) {
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

/** Municipalities, of which one may stand out, and from nearer by the streets of towns as hairlines. */
export function countryShapes(sheet: TileSheet, zoom: number, own: Spot[][] = []) {
  const borders = (kind: string) =>
    sheet.lines('borders').flatMap(({ properties, line }) => (properties['kind'] === kind ? [line] : []))
  const stroke = (lines: Spot[][], look: string) => {
    const shape = lineShape(lines)
    return shape && `<path fill="none" stroke-linejoin="round" ${look} d="${shape}"/>`
  }
  const streets = (isShown: (streetClass: number) => boolean) =>
    sheet
      .lines('streets')
      .flatMap(({ properties, line }) => (isShown(Number(properties['class'])) ? [line] : []))
  const isSmall = (streetClass: number) => streetClass === 3
  const rivers = sheet.lines('rivers').map(({ line }) => line)
  return {
    shared: '',
    shapes: [
      area(sheet, 'abroad', colour.sand),
      area(sheet, 'sea', colour.sea),
      area(sheet, 'green', colour.green, 60),
      ownArea(own, sheet.box),
      // They give a town its weight; the small ones would only make the picture heavy.
      area(sheet, 'blocks', colour.block, smallBlock),
      stroke(rivers, `stroke="${colour.water}" stroke-width="4"`),
      ...waterways(sheet),
      area(sheet, 'water', colour.water, 20),
      stroke(borders('municipality'), `stroke="${colour.border}" stroke-opacity=".55" stroke-width="1.6"`),
      zoom < smallStreetZoom
        ? ''
        : stroke(streets(isSmall), `stroke="${colour.farStreet}" stroke-width="1.4"`),
      stroke(
        streets((streetClass) => !isSmall(streetClass)),
        `stroke="${colour.farMain}" stroke-width="${zoom < smallStreetZoom ? 1.6 : 2.6}"`,
      ),
      stroke(borders('province'), `stroke="${colour.edge}" stroke-opacity=".6" stroke-width="2"`),
    ].join(''),
  }
}

/** From afar: its size on the sheet. */
const smallBlock = 110
/** From here on a town is more than its main streets. */
const smallStreetZoom = 11.5

function area(sheet: TileSheet, layer: string, fill: string, leastSize = 0): string {
  const shape = sheet
    .rings(layer, leastSize)
    .map((ring) => pathData(thinned(ring, 1.2), { isRing: true }))
    .join('')
  return shape && `<path fill="${fill}" d="${shape}"/>`
}

function ownArea(rings: Spot[][], box: Box): string {
  const shape = rings.map((ring) => pathData(thinned(clipRing(ring, box), 1.2), { isRing: true })).join('')
  const look = `fill="${colour.brick}" fill-opacity=".12" fill-rule="evenodd" stroke="${colour.brick}" stroke-opacity=".5"`
  return shape && `<path ${look} stroke-width="2" stroke-linejoin="round" d="${shape}"/>`
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

function short(value: number): number {
  return Math.round(value * 10) / 10
}
