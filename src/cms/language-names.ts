import { intlLocale, perLanguage, type PerLanguage } from '@/domain/language'

/** What a language is called in every language of the admin: "Frans", "Français", "French", "Französisch". */
export function languageName(code: string): PerLanguage<string> {
  return perLanguage((language) => {
    const name = new Intl.DisplayNames(intlLocale[language], { type: 'language' }).of(code) ?? code
    return name.charAt(0).toLocaleUpperCase(intlLocale[language]) + name.slice(1)
  })
}

export const languageNames = perLanguage(languageName)
