import { headers } from 'next/headers'

import { agencyName } from '@/app/_data/listings'
import { rootPath } from '@/i18n/known-paths'
import { listPath } from '@/i18n/listing-paths'
import { defaultLocale, isLocale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { requestPathHeader } from '@/app/_data/request-path'
import { Gevelrij } from '@/ui/gevelrij'
import { SiteShell } from '@/ui/site-shell'

import { perLocale } from './page-metadata'

/** Next hands a not-found page no parameters, so the language is read from the address that src/proxy.ts notes. */
export async function NotFoundScreen() {
  const path = (await headers()).get(requestPathHeader) ?? ''
  const [first] = path.split('/').filter(Boolean)
  const locale = isLocale(first) ? first : defaultLocale
  const t = translator(locale)
  return (
    <SiteShell locale={locale} agencyName={agencyName} alternates={perLocale(rootPath)}>
      <title>{t('not_found.title')}</title>
      <div className="max-w-[68ch]">
        <Gevelrij missing={5} className="text-ink-soft mb-10 w-full" />
        <h1>{t('not_found.title')}</h1>
        <p className="mt-4">{t('not_found.text')}</p>
        <form action={listPath(locale, 'sale')} className="mt-8 flex flex-wrap items-end gap-4">
          <label className="grid grow gap-1 text-sm">
            {t('not_found.search_label')}
            <input name="city" className="border-line bg-sheet h-11 border px-3 text-base" />
          </label>
          <button
            type="submit"
            className="bg-brick text-sheet hover:bg-brick-deep h-11 cursor-pointer rounded px-5"
          >
            {t('common.search')}
          </button>
        </form>
        <p className="mt-8">
          <a href={rootPath(locale)}>{t('not_found.to_home')}</a>
        </p>
      </div>
    </SiteShell>
  )
}
