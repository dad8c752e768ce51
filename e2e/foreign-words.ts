/** Little words that exist in one of the four languages only. */
const ownWords: Record<string, Set<string>> = {
  nl: words(
    'het een van voor niet wij zijn naar ook uw wordt worden deze dat bij onze ons geen maar kan nog',
  ),
  fr: words(
    'le la les est et pour une un avec vous nous votre sur dans qui que pas plus ce au aux sont leur',
  ),
  en: words('the and of for with your you are this our it to from have not be by which has was'),
  de: words(
    'der das und ist nicht mit für ein eine sie wir auf von zu dem im sich auch oder wird den werden',
  ),
}

function words(list: string): Set<string> {
  return new Set(list.split(' '))
}

function countOf(text: string, language: string): number {
  const own = ownWords[language]
  return (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => own?.has(word)).length
}

/** The language a text is written in when that is not its page's; names and loose words are no proof. */
export function foreignLanguage(given: string, language: string): string | null {
  // The name of a site is no word: ".be" is not English.
  const text = given.replaceAll(/[\w-]+\.(be|lu|eu|net|com)\b/g, '')
  const expected = countOf(text, language)
  return (
    Object.keys(ownWords).find(
      (other) => other !== language && countOf(text, other) >= Math.max(3, expected * 2),
    ) ?? null
  )
}

/** What only a programmer should ever read. */
export function leftover(text: string, messageGroups: readonly string[]): string | null {
  const key = new RegExp(`(?:^|\\s)(?:${messageGroups.join('|')})(?:\\.[a-z][a-z0-9_]*)+(?=$|\\s)`)
  return (text.match(/\{\w+\}|\bundefined\b|\bNaN\b|\[object|\bnull\b/) ?? text.match(key))?.[0] ?? null
}
