import type { Payload, TypedUser } from 'payload'

import type { Queryable } from '@/database/query'
import type { Locale } from '@/i18n/locales'

/** Who reads, in which language, and whether he sees what is not published yet: only a signed-in editor does. */
export interface ContentReader {
  payload: Payload
  db: Queryable
  locale: Locale
  /** `null` for a visitor. */
  editor: TypedUser | null
}

/** Rules that hold for every read made for a page: the reader's own rights, one language, nothing fetched along. */
export function readingAs({ locale, editor }: ContentReader) {
  return {
    locale,
    fallbackLocale: false,
    depth: 0,
    overrideAccess: false,
    user: editor,
    draft: editor !== null,
  } as const
}
