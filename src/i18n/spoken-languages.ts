import { listText } from './formats'
import { intlLocale, type Locale } from './locales'
import { translator } from './messages'

/** "Spreekt Nederlands en Frans"; in a French sentence the names of languages have small letters. */
export function spokenLanguages(names: readonly string[], locale: Locale): string {
  const written = locale === 'fr' ? names.map((name) => name.toLowerCase()) : names
  return translator(locale)('module.speaks', { languages: listText(written, intlLocale[locale]) })
}
