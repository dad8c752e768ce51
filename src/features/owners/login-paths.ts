import type { Locale } from '@/i18n/locales'

/** Everything of an owner lies below this address. */
export function loginPath(locale: Locale, ...parts: string[]): string {
  return `/${[locale, 'login', ...parts].join('/')}/`
}
