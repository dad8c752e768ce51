import { headers } from 'next/headers'

import { requestPathHeader } from '@/app/_data/request-path'
import { perLanguage } from '@/domain/language'
import { QuickSearch } from '@/features/listings/quick-search'
import { rootPath } from '@/i18n/known-paths'
import { defaultLocale, isLocale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { PageShell } from './page-shell'

/** Next hands a not-found page no parameters, so the language is read from the address that src/proxy.ts notes. */
export async function NotFoundScreen() {
  const path = (await headers()).get(requestPathHeader) ?? ''
  const [first] = path.split('/').filter(Boolean)
  const locale = isLocale(first) ? first : defaultLocale
  const t = translator(locale)
  return (
    <PageShell locale={locale} alternates={perLanguage(rootPath)} missingHouse={3}>
      <title>{t('not_found.title')}</title>
      <div className="grid gap-x-16 pt-4 lg:pt-10 gap-y-8 lg:grid-cols-2">
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
