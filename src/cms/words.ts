import type { PerLanguage } from '@/domain/language'

/** A label of the admin in its four languages. */
export const words = (nl: string, fr: string, en: string, de: string): PerLanguage<string> => ({
  nl,
  fr,
  en,
  de,
})
