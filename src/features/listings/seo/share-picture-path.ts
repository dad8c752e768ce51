import type { Locale } from '@/i18n/locales'

/** The picture that networks show with a link to a home, or to a page that has none of its own. */
export function sharePicturePath(locale: Locale, id: number | 'site'): string {
  return `/${locale}/share-picture/${id}.jpg`
}
