// By hand: it gives up beyond `most`, which makes it fast enough for every name at every key.

/** How many letters were missed, added, swapped or mistaken; Infinity as soon as it is more than `most`. */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return Infinity
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1))
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? least) + 1)
      row.push(least)
    }
    if (Math.min(...row) > most) return Infinity
    before = last
    last = row
  }
  const distance = last[b.length] ?? Infinity
  return distance > most ? Infinity : distance
}

/** Short names leave no room for a slip: too many others are as near. */
export function slipsAllowed(length: number): number {
  return length < 3 ? 0 : length < 7 ? 1 : length < 12 ? 2 : 3
}

/** Which letters a slug has, as bits. */
export function letterBits(key: string): number {
  let bits = 0
  for (let index = 0; index < key.length; index += 1) bits |= 1 << (key.charCodeAt(index) - 97)
  return bits
}

/** Whether two slugs may be within so many slips of each other, by their letters alone: a slip changes two at most. */
export function mayBeNear(a: number, b: number, most: number): boolean {
  let differing = a ^ b
  let letters = 0
  for (; differing !== 0; differing &= differing - 1) letters += 1
  return letters <= 2 * most
}

/** How alike two texts are by the threes of letters they share, from 0 to 1, as PostgreSQL's pg_trgm counts them. */
export function trigramSimilarity(a: string, b: string): number {
  const [ofA, ofB] = [trigrams(a), trigrams(b)]
  const shared = [...ofA].filter((three) => ofB.has(three)).length
  return shared === 0 ? 0 : shared / (ofA.size + ofB.size - shared)
}

function trigrams(text: string): Set<string> {
  const threes = new Set<string>()
  for (const word of text.split('-')) {
    const padded = `  ${word} `
    for (let start = 0; start + 3 <= padded.length; start += 1) threes.add(padded.slice(start, start + 3))
  }
  return threes
}

/** Spellings that sound alike in Dutch, French and German: Schaarbeek and Schaerbeek, Heyst and Heist. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/ae|aa/g, 'a'],
  [/ij|y/g, 'i'],
  [/ck|q/g, 'k'],
  [/c(?![eihy])/g, 'k'],
  [/(?<=[gt])h/g, ''],
  [/ph/g, 'f'],
  [/dt?(?=-|$)/g, 't'],
  [/(.)\1+/g, '$1'],
]

/** How a slug sounds, roughly: alike for what is easily mixed up. */
export function soundOf(key: string): string {
  return sounds.reduce((text, [pattern, by]) => text.replaceAll(pattern, by), key)
}
