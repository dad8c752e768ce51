import { mapColours as colour } from '../map-colours'
import type { MapNames } from './map-names'
import { perPixel } from './tile-sheet'

interface Drawn {
  /** What the shapes use, each drawn once. */
  outlines: string
  names: Pick<MapNames, 'shared' | 'label'>
  /** In units of the sheet, around its middle. */
  shapes: string
  perMetre: number
  /** How far down its place the middle of the sheet lies. */
  middle?: string
}

const credit = '© OpenStreetMap'
const creditLength = 106
/** The longest words of a scale, and what is left free around them. */
const scaleWords = 56

/** As large as its place, whatever that is: the middle stays where it is, scale and credit in their corners. */
export function svgSheet({ outlines, names, shapes, perMetre, middle = '50%' }: Drawn): string {
  // Before the outlines of letters, which it uses too.
  const foot =
    scaleBar(perMetre, names.label) + corner('100%', ground(-creditLength) + names.label(credit, -8))
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%">',
    `<rect width="100%" height="100%" fill="${colour.paper}"/>`,
    `<defs>${outlines}${names.shared}</defs>`,
    `<svg x="50%" y="${middle}" overflow="visible"><g transform="scale(${1 / perPixel})">`,
    shapes,
    '</g></svg>',
    foot,
    '</svg>',
  ].join('')
}

const barMetres = [10_000, 5000, 2000, 1000, 500, 200, 100, 50]
const longestBar = 75

function scaleBar(perMetre: number, label: (text: string, x: number) => string): string {
  const metres = barMetres.find((length) => (length * perMetre) / perPixel <= longestBar) ?? 50
  const length = Math.round(metres * perMetre)
  const text = metres < 1000 ? `${metres} m` : `${metres / 1000} km`
  const bar = `<path transform="translate(20 -18)" fill="none" stroke="${colour.inkSoft}" stroke-width="2" d="M0-8V0H${length}V-8"/>`
  return corner('0', ground(length / perPixel + scaleWords) + bar + label(text, length / perPixel + 16))
}

/** From a corner inwards: whatever street runs there on a small picture, the words at its foot can be read. */
function ground(pixels: number): string {
  const width = Math.round(pixels * perPixel)
  return `<path fill="${colour.paper}" fill-opacity=".85" d="M0 0h${width}v${-24 * perPixel}H0z"/>`
}

/** At the foot of the picture. */
function corner(x: string, content: string): string {
  return `<svg x="${x}" y="100%" overflow="visible"><g transform="scale(${1 / perPixel})">${content}</g></svg>`
}
