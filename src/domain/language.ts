import { languageList, type ListedLanguage } from './language-list'

export type Language = keyof typeof languageList

export type FullLanguage = {
  [L in Language]: (typeof languageList)[L] extends { fallback: string } ? never : L
}[Language]

export const languages = Object.keys(languageList) as readonly Language[]

/** The languages that have all words of their own; the others fall back on one of these. */
export const fullLanguages = languages.filter(
  (language) => fallbackOf(language) === language,
) as FullLanguage[]

export const mainLanguage = 'nl' satisfies FullLanguage

export type PerLanguage<T> = Record<Language, T>

export function perLanguage<T>(valueIn: (language: Language) => T): PerLanguage<T> {
  return Object.fromEntries(languages.map((language) => [language, valueIn(language)])) as PerLanguage<T>
}

export const intlLocale: PerLanguage<string> = perLanguage((language) => languageList[language].intl)

/** What is written down per language: in every full one, in the others as far as they have it. */
export type Written<T> = Record<FullLanguage, T> & Partial<PerLanguage<T>>

/** The same for every language: one that has nothing of its own reads what it falls back on. */
export function inAllLanguages<T>(own: Written<T>): PerLanguage<T> {
  return perLanguage((language) => own[language] ?? own[fallbackOf(language)])
}

/** The language whose words stand in for those that are missing; a full language is its own. */
export function fallbackOf(language: Language): FullLanguage {
  const { fallback }: ListedLanguage = languageList[language]
  return (fallback ?? language) as FullLanguage
}
