import { htmlText } from '../text/html-text'

/** A platform's HTML as plain paragraphs: none of its markup reaches the page. */
export function paragraphsOf(html: string): string[] {
  return html
    .split(/<\/p>|<br\s*\/?>\s*<br\s*\/?>|\n{2,}/i)
    .map(htmlText)
    .filter(Boolean)
}

const longestOpening = 220

/** The sentence a text opens with, to be set large, and the rest of its paragraph; none where it would be a block of its own. */
export function openingOf(paragraph: string, language: string): [opening: string, rest: string] {
  const [first] = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(paragraph)
  const opening = first?.segment ?? ''
  return opening.length <= longestOpening
    ? [opening.trim(), paragraph.slice(opening.length).trim()]
    : ['', paragraph]
}

/** Whole paragraphs to begin with, and those that a sheet of paper has no room for; a short rest is not worth leaving out. */
export function readFirst(
  paragraphs: readonly string[],
  { letters, leastHidden }: { letters: number; leastHidden: number },
): { first: string[]; rest: string[] } {
  let read = 0
  const reached = paragraphs.findIndex(({ length }) => (read += length) >= letters)
  const cut = reached === -1 ? paragraphs.length : reached + 1
  const rest = paragraphs.slice(cut)
  const isWorthHiding = rest.reduce((sum, { length }) => sum + length, 0) >= leastHidden
  return isWorthHiding ? { first: paragraphs.slice(0, cut), rest } : { first: [...paragraphs], rest: [] }
}
