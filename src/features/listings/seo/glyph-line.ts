import file from './glyphs.json'

interface GlyphFile {
  unitsPerEm: number
  glyphs: Record<string, [advance: number, outline: string]>
}

// eslint-disable-next-line no-restricted-syntax -- the generated file holds the pairs as plain lists
const { unitsPerEm, glyphs: known } = file as unknown as GlyphFile

export interface GlyphLine {
  /** Where the line begins, and how deep its letters stand. */
  x: number
  y: number
  /** In pixels. */
  size: number
  colour: string
  /** The line is made smaller rather than longer than this. */
  most: number
}

/** A line of text as shapes of SVG, in our own letters: the library that renders it reads no web fonts. */
export function glyphLine(text: string, { x, y, size, colour, most }: GlyphLine): string {
  const glyphs = Array.from(text, (character) => known[character] ?? known[plain(character)])
  const units = glyphs.reduce((sum, glyph) => sum + (glyph?.[0] ?? 0), 0)
  const fitting = Math.min(size, (most * unitsPerEm) / Math.max(units, 1))
  const scale = fitting / unitsPerEm
  let at = 0
  const shapes = glyphs.map((glyph) => {
    if (!glyph) return ''
    const [advance, outline] = glyph
    const shape = outline && `<path transform="translate(${at} 0)" d="${outline}"/>`
    at += advance
    return shape
  })
  // Letters are drawn upwards, pictures downwards.
  return `<g fill="${colour}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${shapes.join('')}</g>`
}

/** A letter without its accent where we have none with it, and any space as the plain one. */
function plain(character: string): string {
  return character.normalize('NFKD').charAt(0)
}

export function lineWidth(text: string, size: number): number {
  const units = Array.from(text).reduce(
    (sum, character) => sum + ((known[character] ?? known[plain(character)])?.[0] ?? 0),
    0,
  )
  return (units * size) / unitsPerEm
}
