import { fallbackOf, type Language, languages, mainLanguage } from '@/domain/language'

/**
 * The language in which a text is read: its own, else the one that this falls back on, then the main one, then any;
 * `undefined` where there is no text.
 */
export function languageRead(
  isWritten: (language: Language) => boolean,
  language: Language,
): Language | undefined {
  const order: Language[] = [language, fallbackOf(language), mainLanguage, ...languages]
  return order.find(isWritten)
}

/** For a text that was not written in the language it stands under. */
export function writtenIn(
  isWritten: (language: Language) => boolean,
  language: Language,
): { writtenIn?: Language } {
  const read = languageRead(isWritten, language)
  return read === undefined || read === language ? {} : { writtenIn: read }
}
