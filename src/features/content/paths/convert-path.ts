import type { Queryable } from '@/database/query'
import { rootPath } from '@/i18n/known-paths'
import type { Locale } from '@/i18n/locales'

import { pathsOf } from './entry-paths'
import { lookUp } from './look-up'

/** Takes an original path or one in any language. The root of the language when there is no such page in it. */
export async function toLanguagePath(db: Queryable, path: string, locale: Locale): Promise<string> {
  const found = await lookUp(db, { path, locale })
  if (!found) return rootPath(locale)
  if (found.kind === 'url') return found.to
  const { entry, language, path: ownPath, externalLink } = found.entry
  if (externalLink) return externalLink
  if (language === locale) return ownPath
  return (await pathsOf(db, [entry], locale)).get(entry) ?? rootPath(locale)
}

/** The path without a language, such as /for-sale/; the root when nothing has this address. */
export async function toOriginalPath(db: Queryable, path: string): Promise<string> {
  const found = await lookUp(db, { path, locale: null })
  return found?.kind === 'entry' ? found.entry.original : '/'
}
