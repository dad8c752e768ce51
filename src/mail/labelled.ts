import type { Locale } from '@/i18n/locales'

/** "Prijs: € 370.000" on one line; French parts the colon from its word, and after a question none is needed. */
export function labelled(label: string, value: string, locale: Locale): string {
  const mark = /[?:]$/.test(label) ? ' ' : locale === 'fr' ? '\u00a0: ' : ': '
  return `${label}${mark}${value}`
}
