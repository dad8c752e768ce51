import type { ReactNode } from 'react'

import { alertAnchor } from '@/domain/search/alert-anchor'
import type { PlaceCriterion } from '@/domain/search/criteria'
import { isFollowed } from '@/domain/search/indexed-search'
import type { HomeType } from '@/i18n/landing-types'
import { translator } from '@/i18n/messages'
import { closedHomesPath } from '@/i18n/paths/closed-homes-path'
import { behaviour } from '@/ui/island/behaviour'
import { Pagination } from '@/ui/page/pagination'

import { CardGrid, type CardGridProps } from './card-grid'
import { countedSearch } from '../counted-search'
import { countWords } from './count-words'
import { FilterButton } from '../filters/filter-button'
import type { FilterNeeds } from '../filters/filter-needs'
import { ListFilters } from '../filters/list-filters'
import { LandingLinkList } from '../landing/landing-link-list'
import { listLinks } from '../landing/landing-links'
import { listLink } from './list-href'
import { isShort } from '../search/list-relaxations'
import { listTitle } from './list-title'
import { ListMap } from '../map/list-map'
import { namedSearch } from '../search/likely-places'
import { ListMemory } from '../neighbours/list-memory'
import type { ListingCard } from '../search/search-listings'
import type { FacetedResult } from '../search/search-with-facets'
import { SortLinks } from './sort-links'
import type { SwipeCardsOptions } from './swipe-cards.client'
import { EmptyList, WiderSearch, type WiderSearchProps } from './wider-search'

export interface ListPageProps
  extends
    FilterNeeds,
    Pick<CardGridProps, 'hosts' | 'settings'>,
    Pick<WiderSearchProps, 'relaxations' | 'meant'> {
  result: FacetedResult
  /** Homes that were sold or rented lately. */
  references: ListingCard[]
  /** With which the list leads to landing pages. */
  types: readonly HomeType[]
  landing?: LandingParts
  /** A place that nobody knows, in a search that finds nothing. */
  unknown?: PlaceCriterion
  /** Where a visitor asks to be notified of homes that come into this list. */
  keepInformed: ReactNode
}

/** What a landing page says instead of a list. */
export interface LandingParts {
  title: string
  /** In place of the count. */
  intro: ReactNode
  hrefOf: (page: number) => string
}

export function ListPage(props: ListPageProps) {
  const { locale, criteria, result, categories, settings, landing, keepInformed, unknown, unread } = props
  const t = translator(locale)
  const { listed, pages } = result
  const counted = countedSearch(criteria, result.cards.length === 0 ? 0 : listed)
  const counting = counted && behaviour('count-view', counted)
  const pageWords = pages > 1 && t('list.page_of', { page: criteria.page, pages })
  return (
    <>
      <ListMap
        locale={locale}
        criteria={criteria}
        settings={settings}
        head={
          <>
            <h1 {...(unknown && counting)}>
              {landing?.title ?? listTitle(locale, namedSearch(criteria, unknown), categories)}
            </h1>
            {landing ? (
              <div {...counting}>{landing.intro}</div>
            ) : (
              !unknown && (
                <p className="text-ink-soft figures mt-2" {...counting}>
                  {countWords(result, { locale, criteria })}
                  {pageWords && <> · {pageWords}</>}
                </p>
              )
            )}
            {unread && <p className="mt-2">{t('quick_search.not_understood', { words: unread })}</p>}
            {listed > 0 && (
              <a href={`#${alertAnchor}`} className="inline-flex min-h-11 items-center print:hidden">
                {t('list_demand.submit')}
              </a>
            )}
          </>
        }
        filters={
          <ListFilters
            locale={locale}
            criteria={criteria}
            result={result}
            categories={categories}
            unread={unread}
          />
        }
        start={
          <>
            <FilterButton locale={locale} criteria={criteria} categories={categories} />
            {listed > 1 && <SortLinks locale={locale} criteria={criteria} unread={unread} />}
          </>
        }
      >
        <FoundHomes {...props} unknown={unknown?.city} />
      </ListMap>
      {/* Nobody can be notified of homes in a place that does not exist. */}
      {!unknown && keepInformed}
      <Ways {...props} />
      <References {...props} />
    </>
  )
}

/** From a list of one place to its types, from a list of one type to its places. */
function Ways({ locale, criteria, result, types, landing }: ListPageProps) {
  const ways = landing ? null : listLinks(criteria, result, { locale, types })
  if (!ways) return null
  const t = translator(locale)
  const title = ways.city === null ? t('landing.by_town') : t('landing.by_type', { city: ways.city })
  return <LandingLinkList id="landings" title={title} links={ways.links} locale={locale} />
}

function FoundHomes(props: ListPageProps & Pick<WiderSearchProps, 'unknown'>) {
  const { locale, criteria, result, landing, unread } = props
  const t = translator(locale)
  const { cards, total, listed, pages } = result
  if (cards.length === 0) return <EmptyList {...props} deal={criteria.deal} />
  return (
    <section
      aria-labelledby="results"
      {...behaviour<SwipeCardsOptions>('swipe-cards', { dataHref: `/${locale}/card-pictures/` })}
    >
      <h2 id="results" className="sr-only">
        {t('list.results_label')}
      </h2>
      <CardGrid {...props} cards={cards} isFirst />
      <ListMemory locale={locale} criteria={criteria} total={listed} />
      <Pagination
        locale={locale}
        page={criteria.page}
        pages={pages}
        hrefOf={landing?.hrefOf ?? ((page) => listLink(locale, { ...criteria, page }, unread).href)}
        isFollowed={landing !== undefined || (isFollowed(criteria) && !unread)}
      />
      {isShort(total) && <WiderSearch {...props} deal={criteria.deal} />}
    </section>
  )
}

function References(props: ListPageProps) {
  const { locale, criteria, references } = props
  if (references.length === 0) return null
  const t = translator(locale)
  return (
    <section aria-labelledby="references" className="border-line mt-16 border-t pt-6">
      <h2 id="references">{t(criteria.deal === 'sale' ? 'list.sold_recently' : 'list.rented_recently')}</h2>
      <CardGrid {...props} cards={references} />
      <p className="mt-8">
        <a href={closedHomesPath(locale, criteria.deal)} className="inline-flex min-h-11 items-center">
          {t(criteria.deal === 'sale' ? 'list.all_sold' : 'list.all_rented')}
        </a>
      </p>
    </section>
  )
}
