import { intlLocale, languages, mainLanguage, type Language } from '@/domain/language'

export { intlLocale }

export type Locale = Language

export const locales: readonly Locale[] = languages
export const defaultLocale: Locale = mainLanguage

export function isLocale(text: unknown): text is Locale {
  return locales.some((locale) => locale === text)
}

/** The language that somebody uses or asks for, if it is one of ours; else the main one. */
export function knownLocale(text: unknown): Locale {
  return isLocale(text) ? text : mainLanguage
}

export function openGraphLocale(locale: Locale): string {
  return intlLocale[locale].replace('-', '_')
}

export interface OfferedLocales {
  used: readonly Locale[]
  standard: Locale
}

/** The visitor's best language that the site has; its standard one when there is none. */
export function localeFromAcceptLanguage(
  header: string | null | undefined,
  { used, standard }: OfferedLocales = { used: locales, standard: defaultLocale },
): Locale {
  const wishes = (header ?? '').split(',').map(wish)
  const best = wishes.filter(({ quality }) => quality > 0).toSorted((a, b) => b.quality - a.quality)
  return best.flatMap(({ language }) => used.filter((locale) => locale === language))[0] ?? standard
}

function wish(part: string): { language: string; quality: number } {
  const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
  const quality = parameters.find((parameter) => /^q\s*=/.test(parameter))?.replace(/^q\s*=\s*/, '') ?? '1'
  // Comparing with NaN is false, so a quality that is no number counts as none.
  return { language: tag.split('-')[0] ?? '', quality: Number(quality || Number.NaN) }
}
