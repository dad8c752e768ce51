import { perLanguage } from '@/domain/language'
import { missingTag, shellTag } from '@/features/content/content-tags'
import { QuickSearch } from '@/features/listings/quick-search'
import { answerWith, cachePublicly } from '@/http-cache/response-cache'
import { rootPath } from '@/i18n/known-paths'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { PageShell } from './page-shell'

/** Unknown addresses are asked for by robots all day; a minute in the cache is enough to bear it. */
const missingSeconds = 60

export interface NotFoundScreenProps {
  locale: Locale
  tags?: string[]
  /** Of a preview: never kept by a cache. */
  isPrivate?: boolean
}

/**
 * Screens return it rather than throw Next's notFound(): a not-found file would be sent along, invisibly, with every page.
 * The page's status is the response's: see docs/decisions/0009.
 */
export function NotFoundScreen({ locale, tags = [], isPrivate = false }: NotFoundScreenProps) {
  if (!isPrivate) tagMissingPage(tags)
  answerWith(404)
  const t = translator(locale)
  return (
    <PageShell locale={locale} alternates={perLanguage(rootPath)} missingHouse={3}>
      <title>{t('not_found.title')}</title>
      <meta name="robots" content="noindex" />
      <div className="grid gap-x-16 gap-y-8 pt-4 lg:grid-cols-2 lg:pt-10">
        <div>
          <h1>{t('not_found.title')}</h1>
          <p className="text-ink-soft mt-4 font-serif text-2xl leading-snug">{t('not_found.lead')}</p>
        </div>
        <div className="max-w-xl">
          <p className="mb-6 text-lg">{t('not_found.text')}</p>
          <QuickSearch locale={locale} hasCounts={false} />
          <p className="mt-6">
            <a href={rootPath(locale)} className="inline-flex min-h-11 items-center">
              {t('not_found.to_home')}
            </a>
          </p>
        </div>
      </div>
    </PageShell>
  )
}

export function tagMissingPage(tags: string[] = []): void {
  cachePublicly([missingTag, shellTag, ...tags], { seconds: missingSeconds })
}
