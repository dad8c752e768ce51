/** One word of a sentence, or the end of a run of words. */
export interface Token {
  /** In small letters, without accents. */
  word: string
  /** `open` until it means something; `unread` when it is known to mean nothing that a filter can say. */
  state: 'open' | 'read' | 'unread'
}

const endOfRun = ','

/** In small letters, without accents and apostrophes. */
export function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/ß/g, 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll(/['’`]/g, ' ')
    .replaceAll(/[()"“”„!?;]/g, ' , ')
    .replaceAll(/(zimmer|kamer)(?=wohnung|whg|haus|app|woning|huis|flat)/g, '$1 ')
    .replaceAll(/(?<=zwei|drei|vier|funf|twee|drie|vijf|een)-?(?=zimmer|kamer|slaapkamer)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

export function tokensOf(text: string): Token[] {
  const words = text
    .replaceAll(/(?<!\d),|,(?!\d)/g, ` ${endOfRun} `)
    .split(/[^\p{L}\p{N},]+/u)
    .filter(Boolean)
  return words.map((word) => ({ word, state: word === endOfRun ? 'read' : 'open' }))
}

/** Gives `take` every run of open words, the longest first, and marks those that it knows as read. */
export function takeRuns(
  tokens: Token[],
  [longest, shortest]: [number, number],
  take: (run: Token[], start: number) => boolean,
): void {
  for (let length = longest; length >= shortest; length -= 1) {
    for (let start = 0; start + length <= tokens.length; start += 1) {
      const run = tokens.slice(start, start + length)
      if (run.every(({ state }) => state === 'open') && take(run, start)) mark(run, 'read')
    }
  }
}

export function mark(tokens: Token[], state: Token['state']): void {
  for (const token of tokens) token.state = state
}

export function joined(tokens: Token[], separator: string): string {
  return tokens.map(({ word }) => word).join(separator)
}

/** Words as they were typed, in their order. */
export function asTyped(words: readonly string[], text: string): string[] {
  const typed = text.normalize('NFC').split(/[^\p{L}\p{N}\p{M}]+/u)
  return words.map((word) => {
    const at = typed.findIndex((one) => plain(one) === word)
    return (at === -1 ? undefined : typed.splice(at, 1)[0]) ?? word
  })
}
