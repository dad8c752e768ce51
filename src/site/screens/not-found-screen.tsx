import { perLanguage } from '@/domain/language'
import { missingTag, shellTag } from '@/features/content/content-tags'
import { QuickSearch } from '@/features/listings/quick-search/quick-search'
import { rootPath } from '@/i18n/paths/known-paths'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { getLanguages } from '../data/site'
import { plainHead } from '../head'
import type { Page, PageCache } from '../page'

/** Unknown addresses are asked for by robots all day; a minute in the cache is enough to bear it. */
const missingSeconds = 60

export interface MissingOptions {
  tags?: string[]
  /** One person's own address: never kept by a cache. */
  isPrivate?: boolean
  /** What the visitor looked for. */
  missing?: 'page' | 'home'
}

export function notFoundScreen(
  locale: Locale,
  { tags = [], isPrivate = false, missing = 'page' }: MissingOptions = {},
): Page {
  const t = translator(locale)
  const isHome = missing === 'home'
  const title = t(isHome ? 'outcome.not_found.title' : 'not_found.title')
  return {
    locale,
    status: 404,
    cache: isPrivate ? 'private' : missingCache(tags),
    head: plainHead(title, { robots: 'noindex' }),
    shell: { alternates: perLanguage(rootPath), missingHouse: 3 },
    content: (
      <div className="grid gap-x-16 gap-y-8 pt-4 lg:grid-cols-2 lg:pt-10">
        <div>
          <h1>{title}</h1>
          <p className="text-ink-soft mt-4 font-serif text-2xl leading-snug">{t('not_found.lead')}</p>
        </div>
        <div className="max-w-xl">
          <p className="mb-6 text-lg">{t(isHome ? 'outcome.not_found.text' : 'not_found.text')}</p>
          <QuickSearch locale={locale} hasCounts={false} />
          <p className="mt-6">
            <a href={rootPath(locale)} className="inline-flex min-h-11 items-center">
              {t('not_found.to_home')}
            </a>
          </p>
        </div>
      </div>
    ),
  }
}

/** For an address that names no language of the site. */
export async function missingScreen(options?: MissingOptions): Promise<Page> {
  return notFoundScreen((await getLanguages()).standard, options)
}

export function missingCache(tags: readonly string[]): PageCache {
  return { tags: missingTags(tags), seconds: missingSeconds }
}

export function missingTags(tags: readonly string[]): string[] {
  return [missingTag, shellTag, ...tags]
}
