import type { Metadata } from 'next'

import { getNewest, getProjectSlides, pictureHosts } from '@/app/_data/listings'
import { getHomeBanner, getSite } from '@/app/_data/site'
import { bannerKind, fillCounts } from '@/domain/site/home-banner'
import { perLanguage } from '@/domain/language'
import { HomePage, shownOnHome } from '@/features/listings/home-page'
import { listingTag, listTag, projectsTag } from '@/features/listings/listing-tags'
import { listingSlides } from '@/features/listings/listing-slides'
import { QuickSearch } from '@/features/listings/quick-search'
import { cachePublicly } from '@/http-cache/response-cache'
import { rootPath } from '@/i18n/known-paths'
import { intlLocale, type Locale } from '@/i18n/locales'
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
  const slides =
    banner.type === 'projects' ? await getProjectSlides(locale) : listingSlides(newest.sale.cards, locale)
  const number = new Intl.NumberFormat(intlLocale[locale])
  // Slides are among the first cards; whatever comes in before them changes the list itself.
  const shown = [newest.sale, newest.rent].flatMap(({ cards }) => cards.slice(0, 2 * shownOnHome))
  cachePublicly([listTag('sale'), listTag('rent'), projectsTag, ...shown.map(({ id }) => listingTag(id))])
  return (
    <PageShell
      locale={locale}
      alternates={alternates}
      banner={
        <HomeBanner
          banner={banner}
          kind={bannerKind(banner, slides.length > 0)}
          description={fillCounts(banner.description, {
            forSale: number.format(totals.sale),
            forRent: number.format(totals.rent),
          })}
          slides={slides}
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
