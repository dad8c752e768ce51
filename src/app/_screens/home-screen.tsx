import type { Metadata } from 'next'

import { getNewest, getProjectSlides, pictureHosts } from '@/app/_data/listings'
import { getHomeBanner, getSite } from '@/app/_data/site'
import { bannerKind, fillCounts } from '@/domain/home-banner'
import { perLanguage } from '@/domain/language'
import { HomePage } from '@/features/listings/home-page'
import { listingTag, listTag } from '@/features/listings/listing-tags'
import { listingSlides } from '@/features/listings/listing-slides'
import { QuickSearch } from '@/features/listings/quick-search'
import { cachePublicly } from '@/http-cache/response-cache'
import { rootPath } from '@/i18n/known-paths'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { HomeBanner } from '@/ui/banner/home-banner'

import { pageMetadata } from './page-metadata'
import { PageShell } from './page-shell'

const alternates = perLanguage(rootPath)

export function homeMetadata({ locale }: { locale: Locale }): Promise<Metadata> {
  const t = translator(locale)
  return pageMetadata({ locale, title: t('home.title'), description: t('home.description'), alternates })
}

export async function HomeScreen({ locale }: { locale: Locale }) {
  const [newest, banner, site] = await Promise.all([
    getNewest(locale),
    getHomeBanner(locale),
    getSite(locale),
  ])
  const totals = { sale: newest.sale.total, rent: newest.rent.total }
  const shown = [...newest.sale.cards, ...newest.rent.cards]
  cachePublicly([listTag('sale'), listTag('rent'), ...shown.map(({ id }) => listingTag(id))])
  return (
    <PageShell
      locale={locale}
      alternates={alternates}
      banner={
        <HomeBanner
          banner={banner}
          kind={bannerKind(banner, newest.sale.cards.length > 0)}
          description={fillCounts(banner.description, { forSale: totals.sale, forRent: totals.rent })}
          slides={
            banner.type === 'projects'
              ? await getProjectSlides(locale)
              : listingSlides(newest.sale.cards, locale)
          }
          agencyName={site.agency.name}
          locale={locale}
          hosts={pictureHosts}
          search={
            banner.quickSearch.isShown && (
              <QuickSearch locale={locale} totals={totals} hasCounts={banner.quickSearch.hasCounts} />
            )
          }
        />
      }
    >
      <HomePage locale={locale} newest={newest} hosts={pictureHosts} valuation={site.valuation} />
    </PageShell>
  )
}
