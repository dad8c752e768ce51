import { commonWords } from './common-words'

export const shortestPassword = 12

const letters: Partial<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** What is wrong with a password; `null` when it will do. `own` are words that everybody knows of its owner. */
export function weakPassword(password: string, own: readonly string[] = []): 'short' | 'common' | null {
  if (password.length < shortestPassword) return 'short'
  return leftOver(password, own).size < 5 ? 'common' : null
}

/** The different characters that are left once common words, names, years and rows of keys are taken out. */
function leftOver(password: string, own: readonly string[]): Set<string> {
  const lower = password.toLowerCase()
  const names = own
    .flatMap((word) => word.toLowerCase().split(/[^\p{L}\d]+/u))
    .filter((word) => word.length > 2)
  const plain = [...lower].map((sign) => letters[sign] ?? sign).join('')
  const remains = [lower, plain].map((text) => {
    let left = text.replaceAll(/(?:19|20)\d\d/g, '')
    for (const word of [...names, ...commonWords]) left = left.replaceAll(word, '')
    return new Set(withoutRows(left))
  })
  const [one = new Set<string>(), other = new Set<string>()] = remains
  return one.size < other.size ? one : other
}

/** Without the signs that follow the one before them, as in 123456 or abcdef, or repeat it. */
function withoutRows(text: string): string {
  return [...text]
    .filter((sign, at) => {
      const before = text[at - 1]
      return before === undefined || Math.abs(sign.charCodeAt(0) - before.charCodeAt(0)) > 1
    })
    .join('')
}
