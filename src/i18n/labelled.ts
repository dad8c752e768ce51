import type { Locale } from './locales'

/** "Prijs: € 370.000" on one line; after a question or a colon of its own a label needs none. */
export function labelled(label: string, value: string, locale: Locale): string {
  return `${withoutStop(label)}${/[?:]$/.test(label) ? ' ' : colon(locale)}${value}`
}

/** Between a label and its value; French parts it from the word before it, which may not be on another line. */
export function colon(locale: Locale): string {
  return locale === 'fr' ? '\u00a0: ' : ': '
}

const shortestSentence = 5

/** A whole sentence that somebody ticked loses its full stop; a short label may end in an abbreviation. */
function withoutStop(label: string): string {
  return label.split(' ').length < shortestSentence ? label : label.replace(/\.$/, '')
}
