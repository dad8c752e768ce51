/** The site's languages, the main one first. A new language starts with a word here. */
export const languages = ['nl', 'fr', 'en', 'de'] as const

export type Language = (typeof languages)[number]

export const mainLanguage = 'nl' satisfies Language

export type PerLanguage<T> = Record<Language, T>

export function perLanguage<T>(valueIn: (language: Language) => T): PerLanguage<T> {
  return Object.fromEntries(languages.map((language) => [language, valueIn(language)])) as PerLanguage<T>
}
