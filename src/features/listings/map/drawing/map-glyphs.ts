import file from './map-glyphs.json'
import type { NameSpot } from './name-spots'

export type Face = 'sans' | 'serif'

interface FaceFile {
  /** Of each letter how far it moves on, and its outline in steps. */
  glyphs: Record<string, [advance: number, outline: string]>
  /** By how much two letters come nearer. */
  pairs: Record<string, number>
}

// eslint-disable-next-line no-restricted-syntax -- the generated file holds the pairs as plain lists
const { unitsPerEm, faces } = file as unknown as { unitsPerEm: number; faces: Record<Face, FaceFile> }
/** Where the middle of small letters lies above the line, as a share of their size. */
const middle = 0.24

/** How long a word is in letters of this size. */
export function wordLength(text: string, face: Face, size: number): number {
  return (placed(text, face).end * size) / unitsPerEm
}

export interface TypeCase {
  /** A word with its middle on a spot. */
  word: (text: string, face: Face, size: number, spot: NameSpot) => string
  /** The outlines of all letters that words have used. */
  outlines: () => string
}

/** Words as shapes in our own letters: a picture reads no web fonts. Each letter is drawn once and then used. */
export function typeCase(): TypeCase {
  const used = new Map<string, { id: string; outline: string }>()
  function idOf(face: Face, letter: string, outline: string): string {
    const key = `${face} ${letter}`
    const known = used.get(key) ?? { id: used.size.toString(36), outline }
    used.set(key, known)
    return known.id
  }
  return {
    word(text, face, size, { x, y, radians }) {
      const { glyphs, end } = placed(text, face)
      const uses = glyphs.map(
        ({ letter, outline, at }) =>
          `<use href="#l${idOf(face, letter, outline)}" x="${Math.round(at - end / 2)}" y="${Math.round(middle * unitsPerEm)}"/>`,
      )
      const scale = Math.round((size / unitsPerEm) * 1000) / 1000
      const turn = Math.round((radians * 180) / Math.PI)
      return `<g transform="translate(${Math.round(x)} ${Math.round(y)})${turn ? `rotate(${turn})` : ''}scale(${scale})">${uses.join('')}</g>`
    },
    outlines: () =>
      [...used.values()].map(({ id, outline }) => `<path id="l${id}" d="${outline}"/>`).join(''),
  }
}

function placed(text: string, face: Face) {
  const { glyphs: known, pairs } = faces[face]
  let at = 0
  let before = ''
  const glyphs = Array.from(text).flatMap((character) => {
    const letter = known[character] ? character : character.normalize('NFKD').charAt(0)
    const [advance, outline] = known[letter] ?? [0, '']
    at += pairs[before + letter] ?? 0
    const start = at
    at += advance
    before = letter
    return outline ? [{ letter, outline, at: start }] : []
  })
  return { glyphs, end: at }
}
