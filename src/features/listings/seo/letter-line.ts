import file from './letters.json'

interface LetterFile {
  unitsPerEm: number
  letters: Record<string, [advance: number, outline: string]>
}

// The generated file holds the pairs as plain lists.
const { unitsPerEm, letters } = file as unknown as LetterFile

export interface LetterLine {
  /** Where the line begins, and how deep its letters stand. */
  x: number
  y: number
  /** In pixels. */
  size: number
  colour: string
  /** The line is made smaller rather than longer than this. */
  most: number
}

/** A line of text as shapes of SVG, in our own letters: the library that draws it reads no web fonts. */
export function letterLine(text: string, { x, y, size, colour, most }: LetterLine): string {
  const glyphs = Array.from(text, (character) => letters[character] ?? letters[plain(character)])
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

/** A letter without its accent where we have none with it. */
function plain(character: string): string {
  return character.normalize('NFD').charAt(0)
}

export function lineWidth(text: string, size: number): number {
  const units = Array.from(text).reduce(
    (sum, character) => sum + ((letters[character] ?? letters[plain(character)])?.[0] ?? 0),
    0,
  )
  return (units * size) / unitsPerEm
}
