import { bannerKind, fillCounts } from '@/domain/site/home-banner'
import { homeBannerTag } from '@/features/content/content-tags'
import { PageBody } from '@/features/content/page-body'
import { agencyJsonLd, siteJsonLd } from '@/features/content/seo/agency-json-ld'
import { listingSlides } from '@/features/listings/list/listing-slides'
import { listingTag, listTag, projectsTag } from '@/features/listings/listing-tags'
import { QuickSearch } from '@/features/listings/quick-search/quick-search'
import { numberText } from '@/i18n/formats'
import { rootPath } from '@/i18n/paths/known-paths'
import { intlLocale, type Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { HomeBanner } from '@/ui/banner/home-banner'
import { JsonLd } from '@/ui/page/json-ld'

import { getHomeBanner, getPage, type PreviewReader } from '../data/content'
import { getNewest, getProjectSlides, getTotals, pictureHosts } from '../data/homes/listings'
import { getAlternates } from '../data/paths'
import { getSite, siteUrl } from '../data/site'
import { pageHead } from '../head'
import type { Page } from '../page'
import { comingSoonScreen } from './coming-soon-screen'
import { homeTags } from './page-screen'
import { pageTags } from './page-tags'

interface HomeScreenProps {
  locale: Locale
  /** What editors filled the page with; `null` before anyone did. */
  recordId: number | null
  preview?: PreviewReader
}

const entry = 'home'
const slidesShown = 8

export async function startScreen({ locale, recordId, preview }: HomeScreenProps): Promise<Page> {
  const site = await getSite(locale)
  if (!site.isLaunched && !preview) return comingSoonScreen(locale, site)
  const t = translator(locale)
  const [totals, { banner, tags }, page, alternates] = await Promise.all([
    getTotals(),
    getHomeBanner(locale, preview),
    recordId === null ? null : getPage(recordId, locale, preview),
    getAlternates(entry, locale),
  ])
  const counts = {
    forSale: numberText(totals.sale, intlLocale[locale]),
    forRent: numberText(totals.rent, intlLocale[locale]),
  }
  const newest = banner.type === 'properties' ? await getNewest(locale, slidesShown) : []
  const slides =
    banner.type === 'projects'
      ? await getProjectSlides(locale)
      : listingSlides(newest, { locale, settings: site.settings })
  const shown = newest.map(({ id }) => listingTag(id))
  const own = [homeBannerTag, listTag('sale'), listTag('rent'), projectsTag]
  const ofPage = page ? [...page.tags, ...homeTags(page)] : []
  return {
    locale,
    cache: preview ? 'private' : { tags: pageTags([...own, ...shown, ...tags, ...ofPage], { entry }) },
    head: await pageHead({
      locale,
      title: t('home.title'),
      description: page?.description || t('home.description'),
      alternates,
      picture: banner.image?.url,
      seo: page?.seo,
    }),
    shell: {
      alternates,
      banner: (
        <HomeBanner
          banner={{ ...banner, title: fillCounts(banner.title, counts) }}
          kind={bannerKind(banner, slides.length > 0)}
          description={fillCounts(banner.description, counts)}
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
      ),
    },
    content: (
      <>
        <JsonLd data={agencyJsonLd({ ...site, siteUrl })} />
        <JsonLd
          data={siteJsonLd({ ...site, locale, siteUrl, url: new URL(rootPath(locale), siteUrl).href })}
        />
        {page && (
          <PageBody
            page={{ ...page, title: '', description: '' }}
            locale={locale}
            hosts={pictureHosts}
            site={site}
          />
        )}
      </>
    ),
  }
}
