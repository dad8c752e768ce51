import type { Locale } from '../locales'

/** Where the proof of a visitor's answer is sent. */
export function consentPath(locale: Locale): string {
  return `/${locale}/consent/`
}
