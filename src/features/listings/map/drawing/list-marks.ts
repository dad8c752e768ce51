import type { MapPoint } from '@/domain/search/map-message'

import { mapColours as colour } from '../map-colours'
import { type TypeCase, wordLength } from './map-glyphs'
import type { Taken } from './name-spots'
import type { Spot } from './plane-shapes'
import { perPixel } from './tile-sheet'

export interface MarkedHome {
  /** "€ 350k"; empty where the price is not shown. */
  pin: string
  point: MapPoint
  isPointExact: boolean
}

interface Mark {
  spot: Spot
  homes: MarkedHome[]
}

/** Homes nearer to each other than this have one mark, as on the map itself. */
const nearPixels = 56
const stem = 8 * perPixel
const pin = { size: 16 * perPixel, height: 26 * perPixel, pad: 7 * perPixel }
const digits = 14 * perPixel

/** The homes of a list on a sheet: a label of paper with its price, or a disc with how many there are. */
export function listMarks(
  homes: readonly MarkedHome[],
  spotOf: (point: MapPoint) => Spot,
  glyphs: TypeCase,
): { shapes: string; taken: Taken[] } {
  const marks = grouped(homes, spotOf)
  return {
    shapes: marks.map((mark) => (mark.homes.length > 1 ? disc(mark, glyphs) : label(mark, glyphs))).join(''),
    taken: marks.flatMap(takenByMark),
  }
}

function grouped(homes: readonly MarkedHome[], spotOf: (point: MapPoint) => Spot): Mark[] {
  const marks: Mark[] = []
  for (const home of homes) {
    const [x, y] = spotOf(home.point)
    const near = marks.find(({ spot }) => Math.hypot(spot[0] - x, spot[1] - y) < nearPixels * perPixel)
    if (!near) {
      marks.push({ spot: [x, y], homes: [home] })
      continue
    }
    const count = near.homes.push(home)
    near.spot = [near.spot[0] + (x - near.spot[0]) / count, near.spot[1] + (y - near.spot[1]) / count]
  }
  return marks
}

function disc({ spot: [x, y], homes: { length } }: Mark, glyphs: TypeCase): string {
  const word = glyphs.word(String(length), 'sans', digits, { x, y, radians: 0 })
  return `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${discRadius(length)}" fill="${colour.bluestone}" stroke="${colour.paper}" stroke-width="${2 * perPixel}"/><g fill="${colour.paper}">${word}</g>`
}

function discRadius(count: number): number {
  return (count < 10 ? 17 : count < 100 ? 21 : 25) * perPixel
}

function label({ spot: [x, y], homes: [home] }: Mark, glyphs: TypeCase): string {
  const text = home?.pin || '•'
  const width = labelWidth(text)
  const middle = labelMiddle(y, home)
  const [left, top] = [Math.round(x - width / 2), Math.round(middle - pin.height / 2)]
  const foot = home?.isPointExact
    ? `<path d="M${Math.round(x)} ${Math.round(y)}v${-stem}" stroke="${colour.ink}" stroke-width="${perPixel}"/>`
    : ''
  const box = `<rect x="${left}" y="${top}" width="${width}" height="${pin.height}" rx="${2 * perPixel}" fill="${colour.paper}" stroke="${colour.edge}" stroke-width="${perPixel}"/>`
  return `${foot}${box}<g fill="${colour.ink}">${glyphs.word(text, 'serif', pin.size, { x, y: middle, radians: 0 })}</g>`
}

function labelWidth(text: string): number {
  return Math.round(wordLength(text, 'serif', pin.size)) + 2 * pin.pad
}

/** On its stem above the point; where the point is not the home's, on it. */
function labelMiddle(y: number, home: MarkedHome | undefined): number {
  return home?.isPointExact ? y - stem - pin.height / 2 : y
}

/** Where no name may stand. */
function takenByMark({ spot: [x, y], homes }: Mark): Taken[] {
  const [home] = homes
  if (homes.length > 1) return [{ x, y, radius: discRadius(homes.length) + 2 * perPixel }]
  const reach = labelWidth(home?.pin || '•') / 2
  const middle = labelMiddle(y, home)
  return [-0.6, 0, 0.6].map((place) => ({ x: x + place * reach, y: middle, radius: pin.height / 2 }))
}
