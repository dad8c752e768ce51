/** How many times a word or letter after a figure makes it, in the languages of the site. */
const multiples: readonly (readonly [words: RegExp, times: number])[] = [
  [/^(?:k|duizend|duiz|mille|thousand|tausend|tsd)$/, 1000],
  [/^(?:m|mio|mln|miljoen|millions?|millionen)$/, 1_000_000],
]

/** The words of `multiples` and a figure as people write it, for texts in which an amount is looked for. */
export const figurePattern = String.raw`\d{1,3}(?:[.,' ]\d{3})+(?![\d])(?:[.,]\d{1,2})?|\d{1,12}(?:[.,]\d{1,3})?`
export const multiplePattern =
  'k|duizend|duiz|mille|thousand|tausend|tsd|mio|mln|miljoen|millions?|millionen|m'

const amountPattern = new RegExp(
  String.raw`^(\d{1,3}(?:[.,']\d{3})+|\d{1,12})(?:[.,](\d{1,2}|-))?(${multiplePattern})?\.?$`,
)
const shortPattern = new RegExp(String.raw`^(\d{1,6})[.,](\d{1,3})(${multiplePattern})\.?$`)

/**
 * Euros as visitors type them: 350.000, 350 000, € 350,000.50, 350k, 1,2 mio, 1.200 €. `null` when it is no amount.
 */
export function typedAmount(typed: string): number | null {
  const text = typed
    .toLowerCase()
    .replaceAll(/[\s\u00A0\u202F€]|euros?|eur/g, '')
    .replace(/,-+$/, '')
  const short = shortPattern.exec(text)
  if (short) return rounded(Number(`${short[1]}.${short[2]}`) * timesOf(short[3]))
  const parts = amountPattern.exec(text)
  if (!parts?.[1]) return null
  const whole = parts[1].replaceAll(/\D/g, '')
  if (whole.length > 12) return null
  return rounded(Number(`${whole}.${parts[2]?.replace('-', '0') ?? '0'}`) * timesOf(parts[3]))
}

export function timesOf(word = ''): number {
  return multiples.find(([words]) => words.test(word))?.[1] ?? 1
}

/** To the cent: 1,15 million is no 1,149,999.9. */
function rounded(amount: number): number {
  return Math.round(amount * 100) / 100
}
