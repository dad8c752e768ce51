/** What the site must know of a language. */
export interface ListedLanguage {
  /** For numbers, dates and sorting. */
  intl: string
  /** As its own readers call it. */
  name: string
  /** The language that is read where this one has no words of its own. Without it, all words must be there. */
  fallback?: string
}

/** The site's languages, the main one first. A new language starts with a line here. */
export const languageList = {
  nl: { intl: 'nl-BE', name: 'Nederlands' },
  fr: { intl: 'fr-BE', name: 'Français' },
  // English mixes its separators under en-BE, so it follows Britain.
  en: { intl: 'en-GB', name: 'English' },
  de: { intl: 'de-BE', name: 'Deutsch' },
} as const satisfies Record<string, ListedLanguage>
