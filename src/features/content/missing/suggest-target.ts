import type { Language } from '@/domain/language'
import { isLocale } from '@/i18n/locales'
import { pathSegments } from '@/i18n/paths/path-segments'
import { slug } from '@/i18n/paths/slug'

export interface KnownAddress {
  path: string
  title: string
  language: Language
}

/** As much of two names must be the same, of one. */
const enough = 0.5
/** So much more alike must one in another language be. */
const otherLanguage = 0.2

/** The page whose address or title is most like the last word of an address that does not exist; empty: none is. */
export function suggestTarget(asked: string, known: readonly KnownAddress[], standard: Language): string {
  const segments = pathSegments(asked.replace(/\.(html?|php|aspx?)\/?$/i, ''))
  const language = isLocale(segments[0]) ? segments[0] : standard
  const name = segments.findLast((segment, at) => !/^\d+$/.test(segment) && (at > 0 || !isLocale(segment)))
  if (!name) return ''
  let [best, bestScore] = ['', enough]
  for (const { path, title, language: own } of known) {
    const likeness = Math.max(alike(name, pathSegments(path).at(-1) ?? ''), alike(name, slug(title)))
    const score = likeness - (own === language ? 0 : otherLanguage)
    if (score > bestScore) [best, bestScore] = [path, score]
  }
  return best
}

/** The part of their pairs of letters that two names share. */
function alike(one: string, other: string): number {
  const [left, right] = [pairsOf(one), pairsOf(other)]
  const shared = [...left].filter((pair) => right.has(pair)).length
  return left.size + right.size === 0 ? 0 : (2 * shared) / (left.size + right.size)
}

function pairsOf(name: string): Set<string> {
  const text = `-${name}-`
  return new Set(Array.from({ length: text.length - 1 }, (_, at) => text.slice(at, at + 2)))
}
