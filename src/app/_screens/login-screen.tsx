import type { Metadata } from 'next'

import { getAlternates } from '@/app/_data/paths'
import { getSite } from '@/app/_data/site'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { AgencyLinks } from './agency-links'
import { cachePage } from './cache-page'
import { pageMetadata } from './page-metadata'
import { PageShell } from './page-shell'

interface LoginScreenProps {
  locale: Locale
  entry: string
}

export async function loginMetadata({ locale, entry }: LoginScreenProps): Promise<Metadata> {
  const t = translator(locale)
  return pageMetadata({
    locale,
    title: t('owner_login.title'),
    description: t('owner_login.text'),
    alternates: await getAlternates(entry, locale),
    isIndexed: false,
  })
}

/** The address is known and answers; owners sign in here once the portal opens. */
export async function LoginScreen({ locale, entry }: LoginScreenProps) {
  const t = translator(locale)
  const { agency } = await getSite(locale)
  cachePage([], { entry })
  return (
    <PageShell locale={locale} alternates={await getAlternates(entry, locale)}>
      <div className="pt-4 lg:pt-10">
        <h1>{t('owner_login.title')}</h1>
        <p className="measure text-ink-soft mt-4 font-serif text-2xl leading-snug">{t('owner_login.text')}</p>
        <p className="measure mt-6 text-lg">{t('owner_login.until_then')}</p>
        <AgencyLinks agency={agency} />
      </div>
    </PageShell>
  )
}
