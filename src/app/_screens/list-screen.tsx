import type { Metadata } from 'next'
import { permanentRedirect, redirect } from 'next/navigation'

import { getPage } from '@/app/_data/content'
import { getCategories, pictureHosts } from '@/app/_data/listings'
import { getKnownPage } from '@/app/_data/paths'
import { getTextTarget } from '@/app/_data/quick-search'
import { getBeside, getSearch } from '@/app/_data/search'
import { getSite } from '@/app/_data/site'
import { perLanguage } from '@/domain/language'
import type { Deal } from '@/domain/listing/listing'
import type { SearchCriteria } from '@/domain/search/criteria'
import { criteriaToQuery } from '@/domain/search/criteria-url'
import { canonicalSearch, isIndexedSearch } from '@/domain/search/indexed-search'
import { entryTag, featuredTag } from '@/features/content/content-tags'
import { ListedModules } from '@/features/content/page-body'
import { listHref } from '@/features/listings/list-href'
import { ListPage } from '@/features/listings/list-page'
import { listTitle } from '@/features/listings/list-title'
import { categoriesTag, listingTag, listTag, searchTags } from '@/features/listings/listing-tags'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { referencesPageOf } from '@/i18n/references-path'

import { cachePage } from './cache-page'
import { pageMetadata } from './page-metadata'
import { homeTags } from './page-screen'
import { PageShell } from './page-shell'
import { referencesMetadata, ReferencesScreen } from './references-screen'

interface ListScreenProps {
  locale: Locale
  deal: Deal
  /** What editors wrote for the list; `null` before anyone did. */
  recordId: number | null
}

/** On which visitors leave what they look for. */
const registerPage = '/demand-register/'

export async function listMetadata(
  { locale, deal, recordId }: ListScreenProps,
  query: string,
): Promise<Metadata> {
  const references = referencesPageOf(deal, query)
  if (references !== null) return referencesMetadata({ locale, deal, page: references })
  const t = translator(locale)
  const { criteria, result } = await getSearch(deal, query, locale)
  const page = recordId === null ? null : await getPage(recordId, locale)
  const title = listTitle(locale, criteria, await getCategories(deal, locale))
  const { total, pages } = result
  return pageMetadata({
    locale,
    title: criteria.page > 1 ? t('list.title', { title, page: criteria.page, pages, count: total }) : title,
    description:
      query === '' || total === 0
        ? t(deal === 'sale' ? 'list.description_sale' : 'list.description_rent', { count: total })
        : t('list.description_of', { title, count: total }),
    alternates: alternatesOf(canonicalSearch(criteria, total)),
    isIndexed: isIndexedSearch(criteria, total),
    // Words for the whole list, not for a search in it.
    seo: query === '' ? page?.seo : undefined,
  })
}

export async function ListScreen({ locale, deal, recordId, query }: ListScreenProps & { query: string }) {
  const asked = referencesPageOf(deal, query)
  if (asked !== null) return <ReferencesScreen locale={locale} deal={deal} page={asked} />
  const target = await getTextTarget(deal, query, locale)
  if (target) {
    cachePage([listTag('sale'), listTag('rent')])
    return redirect(target)
  }
  const { criteria, result } = await getSearch(deal, query, locale)
  const [page, beside, register] = await Promise.all([
    recordId === null ? null : getPage(recordId, locale),
    getBeside(deal, query, locale),
    getKnownPage(registerPage, locale),
  ])
  const { references, relaxations } = beside
  cachePage(
    [
      ...searchTags(criteria),
      ...[...result.cards, ...references].map(({ id }) => listingTag(id)),
      // What lies beside a short list changes with homes that are not in it.
      ...(references.length + relaxations.length > 0 ? [listTag(deal)] : []),
      ...[categoriesTag, featuredTag],
      ...(register ? [entryTag(register.entry)] : []),
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
          references={references}
          relaxations={relaxations}
          registerHref={register?.path ?? null}
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
