import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

export type Word = (key: string, values?: Record<string, string | number>) => string

/** Forms name their words by key; src/domain/lead/form-words.test.ts makes sure that each exists. */
export function wordsIn(locale: Locale): Word {
  const t = translator(locale)
  return (key, values) => t(key as Parameters<typeof t>[0], values as never)
}
