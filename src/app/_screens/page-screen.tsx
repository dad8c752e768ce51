import type { Metadata } from 'next'
import type { TypedUser } from 'payload'

import { getPage } from '@/app/_data/content'
import { pictureHosts } from '@/app/_data/listings'
import { getAlternates } from '@/app/_data/paths'
import { getSite } from '@/app/_data/site'
import { PageBody } from '@/features/content/page-body'
import type { ContentPage } from '@/features/content/read/read-page'
import { listingTag } from '@/features/listings/listing-tags'
import type { Locale } from '@/i18n/locales'
import { PageBanner } from '@/ui/page-banner'

import { cachePage } from './cache-page'
import { EntryTrail } from './entry-trail'
import { NotFoundScreen } from './not-found-screen'
import { pageMetadata } from './page-metadata'
import { PageShell } from './page-shell'

interface PageScreenProps {
  locale: Locale
  entry: string
  recordId: number
  /** Whoever looks at a preview; its answer is never cached. */
  editor?: TypedUser | null
}

export async function pageScreenMetadata({ locale, entry, recordId }: PageScreenProps): Promise<Metadata> {
  const [page, alternates] = await Promise.all([getPage(recordId, locale), getAlternates(entry, locale)])
  return page ? contentMetadata(page, { locale, alternates }) : {}
}

export function contentMetadata(
  page: ContentPage,
  { locale, alternates }: { locale: Locale; alternates: Partial<Record<Locale, string>> },
): Promise<Metadata> {
  return pageMetadata({
    locale,
    title: page.banner?.title || page.name,
    description: page.description || page.banner?.description || '',
    alternates,
    picture: (page.image ?? page.banner?.image)?.url,
    seo: page.seo,
  })
}

export async function PageScreen({ locale, entry, recordId, editor = null }: PageScreenProps) {
  const [page, alternates, site] = await Promise.all([
    getPage(recordId, locale, editor),
    getAlternates(entry, locale),
    getSite(locale),
  ])
  if (!page) return <NotFoundScreen locale={locale} />
  if (!editor) cachePage([...page.tags, ...homeTags(page)], { entry })
  const { banner } = page
  const shownBanner = banner && <PageBanner banner={banner} locale={locale} hosts={pictureHosts} />
  // Letters of the header are light over a picture; a light ground stands below the header instead.
  const isUnderHeader = banner !== null && (banner.type !== 'colour' || banner.colour === 'bluestone')
  return (
    <PageShell
      locale={locale}
      alternates={alternates}
      banner={isUnderHeader ? shownBanner : undefined}
      isWide
    >
      {!isUnderHeader && shownBanner}
      {page.hasBreadcrumb && (
        <div className="page-width pt-6">
          <EntryTrail entry={entry} locale={locale} />
        </div>
      )}
      <PageBody page={page} locale={locale} hosts={pictureHosts} site={site} />
    </PageShell>
  )
}

/** The homes that modules of the page show. */
export function homeTags({ modules }: Pick<ContentPage, 'modules'>): string[] {
  return modules.flatMap((module) =>
    module.kind === 'property-list' ? module.cards.map(({ id }) => listingTag(id)) : [],
  )
}
