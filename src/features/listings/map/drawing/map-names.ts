import type { Locale } from '@/i18n/locales'

import { mapColours as colour } from '../map-colours'
import { type Face, type TypeCase, typeCase, wordLength } from './map-glyphs'
import { isClear, isInside, streetSpot, type Taken, takenBy } from './name-spots'
import { type Box, joinedLines, type Spot } from './plane-shapes'
import { perPixel, type SheetFeature, type TileSheet } from './tile-sheet'

interface NameNeeds {
  locale: Locale
  zoom: number
  isBare: boolean
  taken: Taken[]
  /** Shared with what else is written on the sheet. */
  glyphs?: TypeCase
}

export interface MapNames {
  shared: string
  shapes: string
  /** Small words at the foot of the picture, from or (below nothing) up to a place. */
  label: (text: string, x: number) => string
}

interface Look {
  face: Face
  size: number
}

const looks = {
  street: { face: 'sans', size: 10.5 * perPixel },
  main: { face: 'sans', size: 11.5 * perPixel },
  station: { face: 'sans', size: 11 * perPixel },
  town: { face: 'serif', size: 17 * perPixel },
  village: { face: 'serif', size: 13.5 * perPixel },
} satisfies Record<string, Look>

const haloWidth = 2.6 * perPixel
/** Nearer to the home than this, a street is named before all others. */
const ownStreet = 60
/** From this zoom on small streets have names too. */
const smallStreetZoom = 14.3
/** Among the largest towns of both countries. */
const largeTown = 40
/** Names keep away from the edge, and from what stands at the foot. */
const edge = { side: 6 * perPixel, foot: 26 * perPixel }

/** The names on a sheet: of streets and stations in a town, of towns elsewhere. */
export function mapNames(sheet: TileSheet, needs: NameNeeds): MapNames {
  const { locale, zoom, isBare, taken, glyphs = typeCase() } = needs
  const [left, top, right, bottom] = sheet.box
  const box: Box = [left + edge.side, top + edge.side, right - edge.side, bottom - edge.foot]
  const occupied = [...taken]
  const words: string[] = []
  function write(text: string, { face, size }: Look, lines: Spot[][]): void {
    const word = { length: wordLength(text, face, size) + 6, size }
    const spot = streetSpot(lines, word, box, occupied)
    if (!spot) return
    occupied.push(...takenBy(spot, word))
    words.push(glyphs.word(text, face, size, spot))
  }
  function writeAt(text: string, { face, size }: Look, [x, y]: Spot): boolean {
    const word = { length: wordLength(text, face, size), size }
    const spot = { x, y, radians: 0 }
    if (!isInside(spot, word, box) || !isClear(spot, word, occupied)) return false
    occupied.push(...takenBy(spot, word))
    words.push(glyphs.word(text, face, size, spot))
    return true
  }
  const dots: string[] = []
  if (isBare) {
    for (const { text, rank, spot } of townNames(sheet, locale))
      writeAt(text, rank < largeTown ? looks.town : looks.village, spot)
  } else {
    for (const { text, spot } of stationNames(sheet, locale))
      if (writeAt(text, looks.station, [spot[0], spot[1] + 13 * perPixel])) {
        dots.push(dot(spot))
        occupied.push({ x: spot[0], y: spot[1], radius: 6 * perPixel })
      }
    for (const { text, streetClass, lines } of streetNames(sheet, locale))
      if (streetClass <= 2 || zoom >= smallStreetZoom)
        write(text, streetClass <= 2 ? looks.main : looks.street, lines)
  }
  const small = looks.street
  return {
    get shared() {
      return `${glyphs.outlines()}<g id="names">${words.join('')}</g>`
    },
    // All halos first, or that of a letter would lie over the one before it.
    shapes: `${halo('<use href="#names"/>')}<use href="#names" fill="${colour.inkSoft}"/>${dots.join('')}`,
    label(text, x) {
      const length = wordLength(text, small.face, small.size)
      const middle = x * perPixel + (x < 0 ? -length / 2 : length / 2)
      const word = glyphs.word(text, small.face, small.size, { x: middle, y: -12 * perPixel, radians: 0 })
      return `${halo(word)}<g fill="${colour.inkSoft}">${word}</g>`
    },
  }
}

function halo(content: string): string {
  return `<g fill="none" stroke="${colour.halo}" stroke-width="${haloWidth}" stroke-linejoin="round">${content}</g>`
}

function dot([x, y]: Spot): string {
  return `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${3 * perPixel}" fill="${colour.sheet}" stroke="${colour.bluestone}" stroke-width="${1.4 * perPixel}"/>`
}

/** Main streets first, and before them the one that the home is in. */
function streetNames(sheet: TileSheet, locale: Locale) {
  const rows = sheet.lines('streets').flatMap(({ properties, line }) => {
    const text = streetName(properties, locale)
    const streetClass = Number(properties['class'])
    return text && streetClass !== tunnel
      ? [{ text, streetClass: streetClass === motorway ? 2 : streetClass, line }]
      : []
  })
  return [...Map.groupBy(rows, ({ text }) => text)]
    .map(([text, parts]) => {
      const lines = joinedLines(parts.map(({ line }) => line))
      const away = Math.min(...lines.flat().map(([x, y]) => Math.hypot(x, y)))
      return { text, lines, away, streetClass: Math.min(...parts.map((part) => part.streetClass)) }
    })
    .sort((a, b) => orderOf(a) - orderOf(b) || a.away - b.away)
}

const motorway = 5
const tunnel = 6

function orderOf({ away, streetClass }: { away: number; streetClass: number }): number {
  return away < ownStreet ? 0 : streetClass
}

/** Brussels has both names: a Dutch page reads the Dutch one, any other the French one. */
function streetName(properties: SheetFeature['properties'], locale: Locale): string {
  return String((locale === 'nl' && properties['name_nl']) || properties['name'] || '')
}

function stationNames(sheet: TileSheet, locale: Locale) {
  const rows = sheet
    .points('stations')
    .map(({ properties, spot }) => ({ text: nameIn(properties, locale), spot }))
  return [...new Map(rows.map((row) => [row.text, row])).values()]
}

function townNames(sheet: TileSheet, locale: Locale) {
  const rows = sheet
    .points('places')
    .filter(({ properties }) => properties['kind'] === 'town')
    .map(({ properties, spot }) => ({
      text: nameIn(properties, locale),
      rank: Number(properties['rank']),
      spot,
    }))
  return [...new Map(rows.map((row) => [row.text, row])).values()].sort((a, b) => a.rank - b.rank)
}

function nameIn(properties: SheetFeature['properties'], locale: Locale): string {
  return String(properties[`name_${locale}`] ?? properties['name'] ?? '')
}
