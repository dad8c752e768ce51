import type { Locale } from '@/i18n/locales'

/** The picture that networks show with a link to a home. */
export function sharePicturePath(locale: Locale, id: number): string {
  return `/${locale}/share-picture/${id}.jpg`
}
