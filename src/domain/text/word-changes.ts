export interface WordChange {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/** Beyond this many comparisons a text is told as a whole: nobody reads a thousand small changes. */
const mostCompared = 1_000_000

/** What became of a text, by words: read without what is added it is the old one, without what is removed the new one. */
export function wordChanges(before: string, after: string): WordChange[] {
  const [old, now] = [piecesOf(before), piecesOf(after)]
  const start = sharedStart(old, now)
  const end = sharedStart(old.slice(start).toReversed(), now.slice(start).toReversed())
  const inside = between(old.slice(start, old.length - end), now.slice(start, now.length - end))
  const same = (pieces: string[]) => pieces.map((text): WordChange => ({ kind: 'same', text }))
  return joined([...same(old.slice(0, start)), ...inside, ...same(old.slice(old.length - end))])
}

/** Words with the spaces after them, so that every piece of the text stands in one of them. */
function piecesOf(text: string): string[] {
  return text.match(/\S+\s*|\s+/g) ?? []
}

function sharedStart(one: readonly string[], other: readonly string[]): number {
  const length = Math.min(one.length, other.length)
  let shared = 0
  while (shared < length && one[shared] === other[shared]) shared++
  return shared
}

/** The longest list of words that both have in the same order stays; the rest was removed or added. */
function between(old: readonly string[], now: readonly string[]): WordChange[] {
  const whole = (kind: WordChange['kind'], pieces: readonly string[]) =>
    pieces.map((text): WordChange => ({ kind, text }))
  if (old.length * now.length > mostCompared) return [...whole('removed', old), ...whole('added', now)]
  const longest = longestShared(old, now)
  const found: WordChange[] = []
  let [i, j] = [0, 0]
  while (i < old.length && j < now.length) {
    const [ofOld, ofNow] = [old[i] ?? '', now[j] ?? '']
    if (ofOld === ofNow) {
      found.push({ kind: 'same', text: ofNow })
      i++
      j++
    } else if (at(longest, i + 1, j) >= at(longest, i, j + 1)) {
      found.push({ kind: 'removed', text: ofOld })
      i++
    } else {
      found.push({ kind: 'added', text: ofNow })
      j++
    }
  }
  return [...found, ...whole('removed', old.slice(i)), ...whole('added', now.slice(j))]
}

/** How many pieces what follows place i of the one and j of the other have in common. */
function longestShared(old: readonly string[], now: readonly string[]): number[][] {
  const table = Array.from({ length: old.length + 1 }, () => new Array<number>(now.length + 1).fill(0))
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = now.length - 1; j >= 0; j--)
      (table[i] ?? [])[j] =
        old[i] === now[j] ? at(table, i + 1, j + 1) + 1 : Math.max(at(table, i + 1, j), at(table, i, j + 1))
  return table
}

function at(table: readonly (readonly number[])[], i: number, j: number): number {
  return table[i]?.[j] ?? 0
}

/** Neighbours of one kind as one; within a change what was removed stands first. */
function joined(changes: readonly WordChange[]): WordChange[] {
  const found: WordChange[] = []
  let removed = ''
  let added = ''
  const close = () => {
    if (removed) found.push({ kind: 'removed', text: removed })
    if (added) found.push({ kind: 'added', text: added })
    removed = added = ''
  }
  for (const { kind, text } of changes) {
    if (kind === 'removed') removed += text
    else if (kind === 'added') added += text
    else {
      close()
      const last = found.at(-1)
      if (last?.kind === 'same') last.text += text
      else found.push({ kind, text })
    }
  }
  close()
  return found
}
