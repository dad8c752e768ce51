import { getHomeBanner } from '@/site/data/content'
import { getNewest, getProjectSlides, getTotals, pictureHosts } from '@/site/data/homes/listings'
import { getSite } from '@/site/data/site'
import { bannerKinds, fillCounts } from '@/domain/site/home-banner'
import { listingSlides } from '@/features/listings/list/listing-slides'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { HomeBanner } from '@/ui/banner/home-banner'

import { KitSample, KitSection } from '../kit-section'

/** The five kinds an editor can choose for the start page. */
export async function bannerSamples(locale: Locale) {
  const t = translator(locale)
  const [{ banner }, newest, totals, projects, site] = await Promise.all([
    getHomeBanner(locale),
    getNewest(locale, 8),
    getTotals(),
    getProjectSlides(locale),
    getSite(locale),
  ])
  const counts = { forSale: String(totals.sale), forRent: String(totals.rent) }
  return (
    <KitSection title={t('kit.banners.title')} note={t('kit.banners.note')}>
      {bannerKinds.map((kind) => (
        <KitSample key={kind} title={t(`kit.banners.${kind}`)}>
          <HomeBanner
            banner={{ ...banner, type: kind, showLogo: kind === 'video' }}
            kind={kind}
            description={fillCounts(banner.description, counts)}
            slides={
              kind === 'projects' ? projects : listingSlides(newest, { locale, settings: site.settings })
            }
            agencyName={site.agency.name}
            locale={locale}
            hosts={pictureHosts}
            heading="h4"
          />
        </KitSample>
      ))}
    </KitSection>
  )
}
