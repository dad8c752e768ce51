interface Part {
  text: string
  isChanged: boolean
}

/** Beyond this, two texts are shown as they are: they would be compared for too long. */
const mostWords = 600

/** One text in parts: what the other does not have is changed. */
export function changedWords(text: string, other: string): Part[] {
  const [own, others] = [wordsOf(text), wordsOf(other)]
  if (!text || !other || own.length > mostWords || others.length > mostWords)
    return [{ text, isChanged: false }]
  const shared = sharedAt(own, others)
  return own.reduce<Part[]>((parts, word, index) => {
    const isChanged = !shared.has(index)
    const last = parts.at(-1)
    if (last?.isChanged !== isChanged) return [...parts, { text: word, isChanged }]
    return [...parts.slice(0, -1), { text: last.text + word, isChanged }]
  }, [])
}

/** Words and what stands between them. */
function wordsOf(text: string): string[] {
  return text.match(/\s+|[^\s]+/g) ?? []
}

/** Which words of the first stand in the second too, in the same order: as many as possible. */
function sharedAt(first: string[], second: string[]): Set<number> {
  // lengths[i][j]: how many the rest of both, from i and j on, share.
  const lengths = Array.from({ length: first.length + 1 }, () => new Array<number>(second.length + 1).fill(0))
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0
  for (let i = first.length - 1; i >= 0; i--) {
    const row = lengths[i] ?? []
    for (let j = second.length - 1; j >= 0; j--)
      row[j] = first[i] === second[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  }
  const shared = new Set<number>()
  for (let i = 0, j = 0; i < first.length && j < second.length;) {
    if (first[i] === second[j]) {
      shared.add(i)
      i++
      j++
    } else if (at(i + 1, j) >= at(i, j + 1)) i++
    else j++
  }
  return shared
}
