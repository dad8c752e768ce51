import type { Metadata } from 'next'
import { permanentRedirect, redirect } from 'next/navigation'

import { getCategories, getSearch, pictureHosts } from '@/app/_data/listings'
import { getTextTarget } from '@/app/_data/quick-search'
import type { Deal } from '@/domain/listing/listing'
import type { SearchCriteria } from '@/domain/search/criteria'
import { criteriaToQuery } from '@/domain/search/criteria-url'
import { listHref } from '@/features/listings/list-href'
import { ListPage, listTitle } from '@/features/listings/list-page'
import { categoriesTag, listingTag, listTag, searchTags } from '@/features/listings/listing-tags'
import { cachePublicly } from '@/http-cache/response-cache'
import { perLanguage } from '@/domain/language'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { pageMetadata } from './page-metadata'
import { PageShell } from './page-shell'

interface ListScreenProps {
  locale: Locale
  deal: Deal
}

export async function listMetadata({ locale, deal }: ListScreenProps, query: string): Promise<Metadata> {
  const t = translator(locale)
  const { criteria, result } = await getSearch(deal, query, locale)
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
  })
}

export async function ListScreen({ locale, deal, query }: ListScreenProps & { query: string }) {
  const target = await getTextTarget(deal, query, locale)
  if (target) {
    cachePublicly([listTag('sale'), listTag('rent')])
    return redirect(target)
  }
  const { criteria, result } = await getSearch(deal, query, locale)
  cachePublicly([...searchTags(criteria), ...result.cards.map(({ id }) => listingTag(id)), categoriesTag])
  // One address for one search; only the order may differ, because caches sort it their own way.
  if (sorted(criteriaToQuery(criteria)) !== sorted(query))
    return permanentRedirect(listHref(locale, criteria))
  // For now only: tomorrow that page may be there.
  if (criteria.page > result.pages) return redirect(listHref(locale, { ...criteria, page: result.pages }))
  return (
    <PageShell locale={locale} alternates={alternatesOf(criteria)}>
      <ListPage
        locale={locale}
        criteria={criteria}
        result={result}
        categories={await getCategories(deal, locale)}
        hosts={pictureHosts}
      />
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
