import type { Metadata } from 'next'
import { redirect } from 'next/navigation'

import { pictureHosts } from '@/app/_data/listings'
import { getReferences } from '@/app/_data/search'
import { getSite } from '@/app/_data/site'
import { perLanguage } from '@/domain/language'
import type { Deal } from '@/domain/listing/listing'
import { listingTag, listTag } from '@/features/listings/listing-tags'
import { ReferencesPage } from '@/features/listings/references-page'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { referencesPath } from '@/i18n/references-path'

import { cachePage } from './cache-page'
import { pageMetadata } from './page-metadata'
import { PageShell } from './page-shell'

interface ReferencesScreenProps {
  locale: Locale
  deal: Deal
  page: number
}

export function referencesMetadata({ locale, deal, page }: ReferencesScreenProps): Promise<Metadata> {
  const t = translator(locale)
  const words = deal === 'sale' ? 'sold' : 'rented'
  return pageMetadata({
    locale,
    title: t(`list.${words}_title`),
    description: t(`list.${words}_text`),
    alternates: perLanguage((other) => referencesPath(other, deal, page)),
    isIndexed: false,
  })
}

/** Homes that were sold or rented, the latest first. */
export async function ReferencesScreen({ locale, deal, page }: ReferencesScreenProps) {
  const [{ cards, total, pages }, { settings }] = await Promise.all([
    getReferences(deal, page, locale),
    getSite(locale),
  ])
  cachePage([listTag(deal), ...cards.map(({ id }) => listingTag(id))], {
    entry: deal === 'sale' ? 'for-sale' : 'for-rent',
  })
  if (page > Math.max(pages, 1)) return redirect(referencesPath(locale, deal, pages))
  return (
    <PageShell locale={locale} alternates={perLanguage((other) => referencesPath(other, deal, page))} isWide>
      <div className="page-width pt-6 md:pt-10">
        <ReferencesPage
          locale={locale}
          deal={deal}
          page={page}
          pages={pages}
          total={total}
          cards={cards}
          hosts={pictureHosts}
          settings={settings}
        />
      </div>
    </PageShell>
  )
}
