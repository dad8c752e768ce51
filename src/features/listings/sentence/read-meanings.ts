import type { Locale } from '@/i18n/locales'

import { joined, mark, takeRuns, type Token } from './sentence-tokens'
import { meaningsOf, mostWords, type SentenceWord } from './sentence-words'
import { smallWords } from './small-words'

/** Before a part of a home, or what it is near: "huis met atelier", "appartement in villa", "flat near shops". */
const partWords = new Set(
  'met avec with mit in dans im near nearby bij nabij dichtbij pres proche close aan nahe bei sur op plus'.split(
    ' ',
  ),
)

interface Meanings {
  found: SentenceWord[]
  takeShort: () => void
}

/** Takes what several words mean at once, and what single ones mean when it is asked to. */
export function readMeanings(
  tokens: Token[],
  { language, hasArea }: { language: Locale; hasArea: boolean },
): Meanings {
  const found: SentenceWord[] = []
  const take = (run: Token[], start: number): boolean => {
    const words = joined(run, ' ')
    // Elsewhere it is where something lies.
    const known = words === 'location' && language !== 'fr' ? [] : meaningsOf(words)
    if (known.length === 0) return false
    // "maison avec terrain de 600 m²" says what the area is of.
    const isLand = hasArea && known.some((one) => 'type' in one && one.type.kind === 'plot')
    if (!isLand && isPart(known, found, tokens, start)) {
      mark(run, 'unread')
      return false
    }
    found.push(...known)
    return true
  }
  takeRuns(tokens, [mostWords, 2], take)
  return { found, takeShort: () => takeRuns(tokens, [1, 1], take) }
}

/** What else a home has is no second type. */
function isPart(known: SentenceWord[], found: SentenceWord[], tokens: Token[], start: number): boolean {
  const isType = known.every((one) => 'type' in one && !('cars' in one))
  const hasType = found.some((one) => 'type' in one && !('cars' in one))
  if (!isType || !hasType) return false
  let at = start - 1
  while (
    at > 0 &&
    tokens[at]?.state === 'open' &&
    !partWords.has(tokens[at]?.word ?? '') &&
    isBetween(tokens[at]?.word ?? '')
  )
    at -= 1
  return partWords.has(tokens[at]?.word ?? '')
}

/** Articles, and how something is. */
function isBetween(word: string): boolean {
  return smallWords.has(word) || meaningsOf(word).length === 0
}
