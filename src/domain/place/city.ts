const smallWords = new Set(
  (
    'op den de het en aan ten ter te van der bij in ' +
    'la le les du des sur sous lez lès et à au aux an am bei im'
  ).split(' '),
)

/** Names that platforms also send in a mixed case of their own. */
const knownTitles = new Map([['kapelle-op-den-bos', 'Kapelle-op-den-Bos']])

const elision = /^(d|l)(['’])(?=\p{L})/u

/** Platforms shout their cities. A name already in mixed case was written by someone who knew. */
export function cityTitle(raw: string): string {
  const name = raw.trim().replaceAll(/\s+/g, ' ')
  const lower = name.toLowerCase()
  const known = knownTitles.get(lower)
  if (known) return known
  if (name !== lower && name !== name.toUpperCase()) return name
  return lower
    .split(/([\s-])/)
    .map((word, index) => wordTitle(word, index === 0))
    .join('')
}

function wordTitle(word: string, isFirst: boolean): string {
  // 's-Gravenwezel starts small too.
  if (/^['’][st]$/.test(word)) return word
  if (isFirst)
    return word
      .split(/(?<=['’])/)
      .map(capitalised)
      .join('')
  if (smallWords.has(word)) return word
  const prefix = elision.exec(word)?.[0] ?? ''
  return prefix + capitalised(word.slice(prefix.length))
}

function capitalised(word: string): string {
  // The Dutch ij is one letter: IJmuiden.
  return word.replace(
    /^([^\p{L}]*)(ij|\p{L})/u,
    (_, before: string, letter: string) => before + upper(letter),
  )
}

/** A letter whose capital is two letters, such as ß, is left alone. */
function upper(letter: string): string {
  const capital = letter.toUpperCase()
  return capital.length === letter.length ? capital : letter
}
