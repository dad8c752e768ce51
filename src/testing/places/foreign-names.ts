import type { Language } from '@/domain/language'
import { municipalityOf } from '@/i18n/places/municipality-of'
import type { Town } from '@/i18n/places/town-name'

/** Names that the town has in other languages only. */
export function foreignNames(town: Town, language: Language): string[] {
  const names = municipalityOf(town)?.names
  if (!names) return []
  return Object.values(names).filter(
    (name) => !names[language].includes(name) && !name.includes(names[language]),
  )
}

const isLetter = (character = '') => /[\p{L}-]/u.test(character)

/** As a word of its own: "Gent" does not stand in "Gentbrugge". */
export function containsWord(text: string, word: string): boolean {
  return text.split(word).some((before, index, parts) => {
    const after = parts[index + 1]
    return after !== undefined && !isLetter(before.at(-1)) && !isLetter(after.at(0))
  })
}
