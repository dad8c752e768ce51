import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

/**
 * The outlines of our letters, for pictures that the site draws itself: neither the library that renders them nor a
 * picture on a page reads web fonts. Next's own font reader does.
 */
const root = path.resolve(import.meta.dirname, '../..')
const files = {
  sans: 'node_modules/@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
  serif: 'node_modules/@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2',
}

interface Glyph {
  advanceWidth: number
  path: { toSVG: () => string }
}
interface Font {
  unitsPerEm: number
  layout: (text: string, features?: string[]) => { glyphs: Glyph[]; positions: { xAdvance: number }[] }
}

const reader = createRequire(import.meta.url)('next/dist/compiled/@next/font/dist/fontkit') as {
  default: (file: Buffer) => Font
}
const read = (file: string) => reader.default(readFileSync(path.join(root, file)))

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index))
const characters = [...range(0x20, 0x7e), ...range(0xa0, 0xff), ...'ŒœŸ–—‘’“”…€']

writeHeadingGlyphs('src/features/listings/seo/glyphs.json')
writeMapGlyphs('src/features/listings/map/drawing/map-glyphs.json')

/** Large letters: outlines as exact as the font's own. */
function writeHeadingGlyphs(target: string): void {
  const unitsPerEm = 1000
  const font = read(files.serif)
  const scaled = (figure: number) => Math.round((figure * unitsPerEm) / font.unitsPerEm)
  const glyphs = Object.fromEntries(
    characters.map((character) => {
      const { advanceWidth, path: outline } = glyphOf(font, character, ['lnum'])
      const shape = outline.toSVG().replaceAll(/-?\d+(\.\d+)?/g, (figure) => String(scaled(Number(figure))))
      return [character, [scaled(advanceWidth), shape]]
    }),
  )
  writeFileSync(path.join(root, target), JSON.stringify({ unitsPerEm, glyphs }))
}

/** Small letters of which one picture holds hundreds: coarse, in steps, and nearer to each other where they should be. */
function writeMapGlyphs(target: string): void {
  const unitsPerEm = 250
  const faces = {
    sans: faceOf(read(files.sans), unitsPerEm),
    serif: faceOf(read(files.serif), unitsPerEm),
  }
  writeFileSync(path.join(root, target), JSON.stringify({ unitsPerEm, faces }))
}

function faceOf(font: Font, unitsPerEm: number) {
  const scale = unitsPerEm / font.unitsPerEm
  const glyphs = characters.map((character) => {
    const { advanceWidth, path: outline } = glyphOf(font, character)
    return [character, [Math.round(advanceWidth * scale), inSteps(outline.toSVG(), scale)]]
  })
  const latin = characters.filter((character) => /[A-Za-z'’-]/.test(character))
  const pairs = latin.flatMap((left) =>
    latin.flatMap((right) => {
      const advances = font.layout(left + right).positions.map(({ xAdvance }) => xAdvance)
      const alone = glyphOf(font, left).advanceWidth
      const nearer = advances.length === 2 ? Math.round(((advances[0] ?? alone) - alone) * scale) : 0
      return Math.abs(nearer) > 1 ? [[left + right, nearer]] : []
    }),
  )
  return { glyphs: Object.fromEntries(glyphs), pairs: Object.fromEntries(pairs) }
}

function glyphOf(font: Font, character: string, features?: string[]): Glyph {
  const [glyph] = font.layout(character, features).glyphs
  if (!glyph) throw new Error(`No letter for ${character}`)
  return glyph
}

/** Each figure as a step from the one before, and downwards, as pictures are drawn. */
function inSteps(outline: string, scale: number): string {
  let [px, py] = [0, 0]
  let [startX, startY] = [0, 0]
  return outline.replaceAll(
    /([MLQC])([^A-Z]*)|Z/g,
    (command, letter: string | undefined, figures: string) => {
      if (!letter) {
        // It leads back to where it began.
        ;[px, py] = [startX, startY]
        return 'z'
      }
      const points = [...figures.matchAll(/(-?[\d.]+)[\s,]+(-?[\d.]+)/g)].map(([, x, y]) => [
        Math.round(Number(x) * scale),
        -Math.round(Number(y) * scale),
      ])
      const steps = points.map(([x = 0, y = 0]) => `${x - px} ${y - py}`)
      ;[px = 0, py = 0] = points.at(-1) ?? []
      if (letter === 'M') [startX, startY] = [px, py]
      return `${letter.toLowerCase()}${steps.join(' ').replaceAll(' -', '-')}`
    },
  )
}
