import type { Reads } from '@/database/query'
import type { Locale } from '@/i18n/locales'

import type { ContentSource } from './content-source'

/** What a page is read with: addresses from the database, content from its source. */
export interface ContentReader {
  db: Reads
  locale: Locale
  source: ContentSource
}
