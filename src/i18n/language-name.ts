import { type Language, perLanguage } from '@/domain/language'

import { intlLocale, type Locale } from './locales'

const names = perLanguage((locale) => new Intl.DisplayNames(intlLocale[locale], { type: 'language' }))

/** What a language is called inside a sentence of another: "Frans", "français", "French", "Französisch". */
export function languageName(language: Language, locale: Locale): string {
  return names[locale].of(language) ?? language
}
