const mostWords = 8

/** The words of a text without case and accents: what a search for words compares. */
export function searchWords(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
  // No word of a person is longer; a database refuses one of thousands of letters.
  return [...new Set(plain.match(/[a-z\d]{1,60}/g) ?? [])].sort()
}

/** What a visitor typed: the first words, each of which may be unfinished. */
export function typedWords(text: string): string[] {
  return searchWords(text).slice(0, mostWords)
}
