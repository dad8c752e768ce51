import type { Locale } from '@/i18n/locales'

/** Below this lies what a mailed link leads to, and what forms about one's data post to. */
export function myDataPath(locale: Locale, ...parts: string[]): string {
  return `/${[locale, 'my-data', ...parts].join('/')}/`
}
