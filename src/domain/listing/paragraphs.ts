import { cleanDescription } from './description'

const longest = 40_000

/** A platform's HTML as plain paragraphs: none of its markup reaches the page. */
export function paragraphsOf(html: string): string[] {
  return html
    .split(/<\/p>|<br\s*\/?>\s*<br\s*\/?>|\n{2,}/i)
    .map((part) => cleanDescription(part, { limit: longest }))
    .filter(Boolean)
}

/** Whole paragraphs to begin with, and those behind "read more"; a short rest is not worth hiding. */
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
