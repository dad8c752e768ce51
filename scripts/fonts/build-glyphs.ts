import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

/**
 * The outlines of our heading letters, for pictures that the site renders itself: the library that does it reads no
 * web fonts. Next's own font reader does.
 */
const root = path.resolve(import.meta.dirname, '../..')
const fontFile = 'node_modules/@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2'
const target = 'src/features/listings/seo/glyphs.json'
const unitsPerEm = 1000

interface Glyph {
  advanceWidth: number
  path: { toSVG: () => string }
}
interface Font {
  unitsPerEm: number
  layout: (text: string, features: string[]) => { glyphs: Glyph[] }
}

const reader = createRequire(import.meta.url)('next/dist/compiled/@next/font/dist/fontkit') as {
  default: (file: Buffer) => Font
}
const font = reader.default(readFileSync(path.join(root, fontFile)))

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index))
const characters = [...range(0x20, 0x7e), ...range(0xa0, 0xff), ...'ŒœŸ–—‘’“”…€']

const glyphs = Object.fromEntries(
  characters.map((character) => {
    const [glyph] = font.layout(character, ['lnum']).glyphs
    if (!glyph) throw new Error(`No letter for ${character}`)
    return [character, [scaled(glyph.advanceWidth), outline(glyph)]]
  }),
)
writeFileSync(path.join(root, target), JSON.stringify({ unitsPerEm, glyphs }))

function outline(glyph: Glyph): string {
  return glyph.path.toSVG().replaceAll(/-?\d+(\.\d+)?/g, (figure) => String(scaled(Number(figure))))
}

function scaled(figure: number): number {
  return Math.round((figure * unitsPerEm) / font.unitsPerEm)
}
