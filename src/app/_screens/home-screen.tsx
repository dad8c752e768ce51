import type { Metadata } from 'next'

import { getHomeBanner, getPage } from '@/app/_data/content'
import { getNewest, getProjectSlides, getTotals, pictureHosts } from '@/app/_data/listings'
import { getAlternates } from '@/app/_data/paths'
import { getSite } from '@/app/_data/site'
import { bannerKind, fillCounts } from '@/domain/site/home-banner'
import { homeBannerTag } from '@/features/content/content-tags'
import { PageBody } from '@/features/content/page-body'
import { listingSlides } from '@/features/listings/listing-slides'
import { listingTag, listTag, projectsTag } from '@/features/listings/listing-tags'
import { QuickSearch } from '@/features/listings/quick-search'
import { intlLocale, type Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { HomeBanner } from '@/ui/banner/home-banner'
import type { TypedUser } from 'payload'

import { cachePage } from './cache-page'
import { pageMetadata } from './page-metadata'
import { homeTags } from './page-screen'
import { PageShell } from './page-shell'

interface HomeScreenProps {
  locale: Locale
  /** What editors filled the page with; `null` before anyone did. */
  recordId: number | null
  editor?: TypedUser | null
}

const entry = 'home'
const slidesShown = 8

export async function homeMetadata({ locale, recordId }: HomeScreenProps): Promise<Metadata> {
  const t = translator(locale)
  const page = recordId === null ? null : await getPage(recordId, locale)
  return pageMetadata({
    locale,
    title: t('home.title'),
    description: page?.description || t('home.description'),
    alternates: await getAlternates(entry, locale),
    seo: page?.seo,
  })
}

export async function HomeScreen({ locale, recordId, editor = null }: HomeScreenProps) {
  const [totals, { banner, tags }, site, page, alternates] = await Promise.all([
    getTotals(),
    getHomeBanner(locale),
    getSite(locale),
    recordId === null ? null : getPage(recordId, locale, editor),
    getAlternates(entry, locale),
  ])
  const newest = banner.type === 'properties' ? await getNewest(locale, slidesShown) : []
  const slides =
    banner.type === 'projects'
      ? await getProjectSlides(locale)
      : listingSlides(newest, { locale, settings: site.settings })
  const number = new Intl.NumberFormat(intlLocale[locale])
  if (!editor) {
    const shown = newest.map(({ id }) => listingTag(id))
    const own = [homeBannerTag, listTag('sale'), listTag('rent'), projectsTag]
    cachePage([...own, ...shown, ...tags, ...(page ? [...page.tags, ...homeTags(page)] : [])], { entry })
  }
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
          logo={site.logo}
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
      {page && (
        <PageBody
          page={{ ...page, title: '', description: '' }}
          locale={locale}
          hosts={pictureHosts}
          site={site}
        />
      )}
    </PageShell>
  )
}
