export const languages = ['nl', 'fr', 'en', 'de'] as const

export type Language = (typeof languages)[number]

export type Labels = Record<Language, string>

/** The platform counts languages from 1; one without texts (Spanish, Catalan) falls back to Dutch. */
export function languageOf(languageId: number): Language {
  return languages[languageId - 1] ?? 'nl'
}

export function labels(inLanguages: Labels): Labels {
  return inLanguages
}
