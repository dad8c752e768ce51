import type { Metadata } from 'next'

import { agencyName, getNewest, pictureHosts } from '@/app/_data/listings'
import { HomePage } from '@/features/listings/home-page'
import { listingTag, listTag } from '@/features/listings/listing-tags'
import { cachePublicly } from '@/http-cache/response-cache'
import { rootPath } from '@/i18n/known-paths'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { SiteShell } from '@/ui/site-shell'

import { pageMetadata, perLocale } from './page-metadata'

const alternates = perLocale(rootPath)

export function homeMetadata({ locale }: { locale: Locale }): Metadata {
  const t = translator(locale)
  return pageMetadata({ locale, title: t('home.title'), description: t('home.description'), alternates })
}

export async function HomeScreen({ locale }: { locale: Locale }) {
  const newest = await getNewest(locale)
  const shown = [...newest.sale.cards, ...newest.rent.cards]
  cachePublicly([listTag('sale'), listTag('rent'), ...shown.map(({ id }) => listingTag(id))])
  return (
    <SiteShell locale={locale} agencyName={agencyName} alternates={alternates}>
      <HomePage locale={locale} newest={newest} hosts={pictureHosts} />
    </SiteShell>
  )
}
