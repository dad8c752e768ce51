import { slug } from '../paths/slug'

/** Words in names that are left out when they are shortened. */
const particles = new Set([
  'sur',
  'op',
  'de',
  'den',
  'der',
  'an',
  'aan',
  'la',
  'le',
  'les',
  'l',
  'in',
  't',
  's',
  'en',
  'sous',
])
const contraction = /^(\p{L}{1,3})['’](\p{L}{2,})$/u
const leastWithin = 4

/** "A'pen" for Antwerpen, "Kn-Heist" for Knokke-Heist: the beginning of each word, or both ends of one. */
export function shortenedFrom(typed: string): (key: string) => boolean {
  const [, start, end] = contraction.exec(typed.trim()) ?? []
  if (start && end) {
    const [first, last] = [slug(start), slug(end)]
    return (key) => key.startsWith(first) && key.endsWith(last) && !key.includes('-')
  }
  const words = slug(typed.replaceAll(/[.'’]/g, ' ')).split('-')
  const [first = ''] = words
  return (key) => words.length > 1 && key.startsWith(first) && beginsEach(words, key.split('-'))
}

/** "Liège Guillemins": the whole name with a quarter or the like after it. */
export function containedIn(typed: string): (key: string) => boolean {
  const whole = slug(typed)
  return (key) => key.length >= leastWithin && whole.length > key.length && whole.startsWith(`${key}-`)
}

function beginsEach(typed: string[], words: string[]): boolean {
  let next = 0
  for (const [position, word] of words.entries()) {
    if (next < typed.length && word.startsWith(typed[next] ?? '')) next += 1
    else if (position === 0 || !particles.has(word)) return false
  }
  return next === typed.length
}
