import type { ReactNode } from 'react'

import { plainText } from '@/domain/content/plain-text'
import { cutText } from '@/domain/text/cut-text'
import { CookieList } from '@/features/consent/cookie-list'
import { PageBody } from '@/features/content/page-body'
import type { ContentPage } from '@/features/content/read/read-page'
import { officeJsonLd } from '@/features/content/seo/agency-json-ld'
import { faqJsonLd } from '@/features/content/seo/faq-json-ld'
import { listingTag } from '@/features/listings/listing-tags'
import { LegalIdentityList } from '@/features/rights/lists/legal-identity-list'
import { MyDataLink } from '@/features/rights/lists/my-data-link'
import { ProcessingList } from '@/features/rights/lists/processing-list'
import { ReceiverList } from '@/features/rights/lists/receiver-list'
import type { Locale } from '@/i18n/locales'
import { JsonLd } from '@/ui/page/json-ld'
import { PageBanner } from '@/ui/page/page-banner'

import { getPage, type PreviewReader } from '../data/content'
import { pictureHosts } from '../data/homes/listings'
import { getAlternates, getCookiePage, getDisclaimerPage, getPrivacyPage } from '../data/paths'
import { getReceivers } from '../data/rights'
import { getSite, siteUrl } from '../data/site'
import { pageHead } from '../head'
import type { Page } from '../page'
import { entryTrail } from './entry-trail'
import { getFeedLink } from './feed-link'
import { notFoundScreen } from './not-found-screen'
import { pageTags } from './page-tags'

interface PageScreenProps {
  locale: Locale
  entry: string
  recordId: number
  /** Of a preview, which is never cached. */
  preview?: PreviewReader
}

export async function pageScreen({ locale, entry, recordId, preview }: PageScreenProps): Promise<Page> {
  const [page, alternates, site, feed] = await Promise.all([
    getPage(recordId, locale, preview),
    getAlternates(entry, locale),
    getSite(locale),
    getFeedLink(locale),
  ])
  if (!page) return notFoundScreen(locale)
  const { banner } = page
  const own = alternates[locale] ?? `/${locale}/`
  const shownBanner = banner && <PageBanner banner={banner} locale={locale} hosts={pictureHosts} />
  // Letters of the header are light over a picture; a light ground stands below the header instead.
  const isUnderHeader = banner !== null && (banner.type !== 'colour' || banner.colour === 'bluestone')
  return {
    locale,
    cache: preview ? 'private' : { tags: pageTags([...page.tags, ...homeTags(page)], { entry }) },
    head: await pageHead({
      locale,
      title: banner?.title || page.name,
      description: page.description || banner?.description || beginning(page),
      alternates,
      picture: (page.image ?? banner?.image)?.url,
      seo: page.seo,
      feed: feed?.pagePath === own ? feed.link : undefined,
    }),
    shell: { alternates, banner: isUnderHeader ? shownBanner : undefined, isWide: true },
    content: (
      <>
        {pageJsonLd(page, new URL(own, siteUrl).href).map((data, index) => (
          <JsonLd key={index} data={data} />
        ))}
        {!isUnderHeader && shownBanner}
        {page.hasBreadcrumb && <div className="page-width pt-6">{await entryTrail(entry, locale)}</div>}
        <PageBody page={page} locale={locale} hosts={pictureHosts} site={site} />
        {await generatedLists(entry, locale)}
      </>
    ),
  }
}

/** Each office once, and the questions, that its modules show. */
function pageJsonLd({ modules }: ContentPage, url: string): object[] {
  const shown = modules.flatMap((module) =>
    module.kind === 'team' || module.kind === 'contact' ? module.offices : [],
  )
  const offices = new Map(shown.map((office) => [office.id, office]))
  const faq = faqJsonLd(modules)
  return [
    ...[...offices.values()].map((office) => officeJsonLd(office, { url, siteUrl })),
    ...(faq ? [faq] : []),
  ]
}

/** Of a page that nobody described: how its own text begins. */
function beginning({ body }: ContentPage): string {
  return cutText(plainText(body), { limit: 155, ellipsis: '…' })
}

/** Under the agency's own words: what the site itself knows of cookies, data and the agency. */
async function generatedLists(entry: string, locale: Locale): Promise<ReactNode> {
  const [cookies, privacy, disclaimer, site] = await Promise.all([
    getCookiePage(locale),
    getPrivacyPage(locale),
    getDisclaimerPage(locale),
    getSite(locale),
  ])
  switch (entry) {
    case cookies?.entry:
      return <CookieList locale={locale} tags={site.tags} />
    case privacy?.entry:
      return (
        <>
          <ProcessingList locale={locale} />
          <ReceiverList locale={locale} receivers={await getReceivers(locale)} />
          <MyDataLink locale={locale} />
        </>
      )
    case disclaimer?.entry:
      return <LegalIdentityList locale={locale} agency={site.agency} />
    default:
      return null
  }
}

/** The homes that modules of the page show. */
export function homeTags({ modules }: Pick<ContentPage, 'modules'>): string[] {
  return modules.flatMap((module) =>
    module.kind === 'property-list' ? module.cards.map(({ id }) => listingTag(id)) : [],
  )
}
