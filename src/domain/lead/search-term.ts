export interface SearchTerm {
  /** Each of them is looked for. */
  words: string[]
  /** Of a telephone number, without the country's code and the zero: it is also looked for as one. */
  digits: string | null
}

const mostWords = 8
const fewestDigits = 6
const ofNumber = /^[+\d./()-]+$/

/** What was typed, as terms that must all be found. Parts of a number that stand beside each other are one term. */
export function searchTerms(query: string): SearchTerm[] {
  const words = query.split(/\s+/).filter(Boolean).slice(0, mostWords)
  const terms: string[][] = []
  let isAfterNumber = false
  for (const word of words) {
    const isNumber = ofNumber.test(word)
    if (isNumber && isAfterNumber) terms.at(-1)?.push(word)
    else terms.push([word])
    isAfterNumber = isNumber
  }
  return terms.map((term) => ({ words: term, digits: digitsOf(term) }))
}

/** 0470 12 34 56, +32 (0)470/12.34.56 and 0032470123456 are all 470123456. */
function digitsOf(term: string[]): string | null {
  if (!term.every((word) => ofNumber.test(word))) return null
  const digits = term
    .join('')
    .replace('(0)', '')
    .replaceAll(/\D/g, '')
    .replace(/^(00)?(32|352|31|33|49)?0?/, '')
  return digits.length >= fewestDigits ? digits : null
}
