import type { Locale } from '@/i18n/locales'

/** The addresses of the portal: its screens and everything they post to. */
export function portalPath(locale: Locale): string {
  return `/${locale}/portal/`
}

export function homePath(locale: Locale, listingId: number): string {
  return `${portalPath(locale)}${listingId}/`
}

export function documentPath(locale: Locale, listingId: number, documentId: number): string {
  return `${homePath(locale, listingId)}documents/${documentId}/`
}

export function calendarPath(locale: Locale, listingId: number, happeningId: number): string {
  return `${homePath(locale, listingId)}calendar/${happeningId}/`
}

export function answerPath(locale: Locale, listingId: number, happeningId: number): string {
  return `${homePath(locale, listingId)}visits/${happeningId}/`
}

export function changePath(locale: Locale, listingId: number, happeningId: number): string {
  return `${homePath(locale, listingId)}changes/${happeningId}/`
}

export function messagePath(locale: Locale, listingId: number): string {
  return `${homePath(locale, listingId)}message/`
}
