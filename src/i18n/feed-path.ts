import type { Locale } from './locales'

/** The newest articles of the blog, for feed readers. */
export function feedPath(locale: Locale): string {
  return `/${locale}/rss.xml`
}
