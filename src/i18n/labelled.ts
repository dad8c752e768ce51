import type { Locale } from './locales'

/** "Prijs: € 370.000" on one line; after a question or a colon of its own a label needs none. */
export function labelled(label: string, value: string, locale: Locale): string {
  return `${label}${/[?:]$/.test(label) ? ' ' : colon(locale)}${value}`
}

/** Between a label and its value; French parts it from the word before it, which may not be on another line. */
export function colon(locale: Locale): string {
  return locale === 'fr' ? '\u00a0: ' : ': '
}
