import type { Metadata } from 'next'
import { permanentRedirect, redirect } from 'next/navigation'

import { getPage } from '@/app/_data/content'
import { getCategories, getSearch, pictureHosts } from '@/app/_data/listings'
import { getTextTarget } from '@/app/_data/quick-search'
import { getSite } from '@/app/_data/site'
import type { Deal } from '@/domain/listing/listing'
import type { SearchCriteria } from '@/domain/search/criteria'
import { criteriaToQuery } from '@/domain/search/criteria-url'
import { ListedModules } from '@/features/content/page-body'
import { listHref } from '@/features/listings/list-href'
import { ListPage, listTitle } from '@/features/listings/list-page'
import { categoriesTag, listingTag, listTag, searchTags } from '@/features/listings/listing-tags'
import { perLanguage } from '@/domain/language'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { cachePage } from './cache-page'
import { pageMetadata } from './page-metadata'
import { homeTags } from './page-screen'
import { PageShell } from './page-shell'

interface ListScreenProps {
  locale: Locale
  deal: Deal
  /** What editors wrote for the list; `null` before anyone did. */
  recordId: number | null
}

export async function listMetadata(
  { locale, deal, recordId }: ListScreenProps,
  query: string,
): Promise<Metadata> {
  const t = translator(locale)
  const { criteria, result } = await getSearch(deal, query, locale)
  const page = recordId === null ? null : await getPage(recordId, locale)
  const title = listTitle(locale, criteria, await getCategories(deal, locale))
  return pageMetadata({
    locale,
    title:
      criteria.page > 1
        ? `${title}, ${t('list.page_of', { page: criteria.page, pages: result.pages })}`
        : title,
    description: t(deal === 'sale' ? 'list.description_sale' : 'list.description_rent', {
      count: result.total,
    }),
    alternates: alternatesOf(criteria),
    isIndexed: result.total > 0 && criteria.sort === 'newest',
    // Words for the whole list, not for a search in it.
    seo: query === '' ? page?.seo : undefined,
  })
}

export async function ListScreen({ locale, deal, recordId, query }: ListScreenProps & { query: string }) {
  const target = await getTextTarget(deal, query, locale)
  if (target) {
    cachePage([listTag('sale'), listTag('rent')])
    return redirect(target)
  }
  const { criteria, result } = await getSearch(deal, query, locale)
  const page = recordId === null ? null : await getPage(recordId, locale)
  cachePage(
    [
      ...searchTags(criteria),
      ...result.cards.map(({ id }) => listingTag(id)),
      categoriesTag,
      ...(page ? [...page.tags, ...homeTags(page)] : []),
    ],
    { entry: deal === 'sale' ? 'for-sale' : 'for-rent' },
  )
  // One address for one search; only the order may differ, because caches sort it their own way.
  if (sorted(criteriaToQuery(criteria)) !== sorted(query))
    return permanentRedirect(listHref(locale, criteria))
  // For now only: tomorrow that page may be there.
  if (criteria.page > result.pages) return redirect(listHref(locale, { ...criteria, page: result.pages }))
  const site = await getSite(locale)
  return (
    <PageShell locale={locale} alternates={alternatesOf(criteria)} isWide>
      <div className="page-width pt-6 md:pt-10">
        <ListPage
          locale={locale}
          criteria={criteria}
          result={result}
          categories={await getCategories(deal, locale)}
          hosts={pictureHosts}
          settings={site.settings}
        />
      </div>
      {page && <ListedModules page={page} locale={locale} hosts={pictureHosts} site={site} />}
    </PageShell>
  )
}

function sorted(query: string): string {
  const parameters = [...new URLSearchParams(query)]
  return parameters
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('&')
}

function alternatesOf(criteria: SearchCriteria) {
  return perLanguage((locale) => listHref(locale, criteria))
}
