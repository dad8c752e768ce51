import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { thisSite } from '../read/day-views'

/** Where a home was seen: this site in words, other media by their own names. */
export function mediumText(source: string, locale: Locale): string {
  return source === thisSite ? translator(locale)('portal.this_site') : source
}
