import { isOrdinaryWord } from '@/i18n/places/ordinary-words'
import { placesNamed } from '@/i18n/places/place-names'

import { alsoNot, laterNegations, needWords, negations, smallWords } from './small-words'
import { mark, type Token } from './sentence-tokens'
import { meaningsOf } from './sentence-words'

/** "zonder tuin of terras", "pas de jardin", "garage niet nodig": no filter can say it, so none is set. */
export function leaveNegations(tokens: Token[]): void {
  for (const [start, token] of tokens.entries()) {
    if (token.state !== 'open') continue
    if (laterNegations.has(token.word) && leaveBefore(tokens, start)) continue
    if (negations.has(token.word)) leaveAfter(tokens, start)
  }
}

/** The next thing, what stands before its noun, and all that is joined to it by "or". */
function leaveAfter(tokens: Token[], start: number): void {
  const first = nextThing(tokens, start + 1)
  if (first === null) return
  // "zonder grote tuin": what says how comes before what it is.
  // "niet te duur huis": the house is wished for.
  const isDegree = tokens.slice(start + 1, first).some(({ word }) => word === 'te' || word === 'zu')
  const isHow = !isDegree && meaningsOf(wordAt(tokens, first)).length === 0 && isThing(tokens, first + 1)
  let last = isHow ? first + 1 : first
  for (let next = joinedThing(tokens, last); next !== null; next = joinedThing(tokens, last)) last = next
  mark(tokens.slice(start, last + 1), 'unread')
}

/** What "or" joins to the thing at that place. */
function joinedThing(tokens: Token[], at: number): number | null {
  const next = alsoNot.has(wordAt(tokens, at + 1)) ? nextThing(tokens, at + 2) : null
  return next !== null && isThing(tokens, next) ? next : null
}

/** "tuin niet nodig": where what it is about comes first. */
function leaveBefore(tokens: Token[], position: number): boolean {
  const before = tokens[position - 1]
  if (before?.state !== 'open' || meaningsOf(before.word).length === 0) return false
  const after = needWords.has(wordAt(tokens, position + 1)) ? 2 : 1
  if (after === 1 && wordAt(tokens, position) !== 'hoeft') return false
  mark(tokens.slice(position - 1, position + after), 'unread')
  return true
}

/** The next word that is more than an article; `null` where the run ends first. */
function nextThing(tokens: Token[], from: number): number | null {
  for (let at = from; at < tokens.length && tokens[at]?.state === 'open'; at += 1)
    if (!smallWords.has(wordAt(tokens, at))) return at
  return null
}

/** A feature, a type of home or a wish. */
function isThing(tokens: Token[], at: number): boolean {
  const token = tokens[at]
  if (token?.state !== 'open') return false
  const meanings = meaningsOf(token.word)
  if (placesNamed(token.word).length > 0) return false
  return (
    meanings.some((meaning) => !('deal' in meaning)) || (meanings.length === 0 && isOrdinaryWord(token.word))
  )
}

function wordAt(tokens: Token[], at: number): string {
  const token = tokens[at]
  return token?.state === 'open' ? token.word : ''
}
