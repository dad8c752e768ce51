import { translator } from '@/i18n/messages'
import { referencesPath } from '@/i18n/references-path'
import { Pagination } from '@/ui/pagination'

import { CardGrid, type CardGridProps } from './card-grid'
import type { FilterNeeds } from './filters/filter-needs'
import { ListFilters } from './filters/list-filters'
import { listHref } from './list-href'
import { isShort } from './list-relaxations'
import { listTitle } from './list-title'
import { ListMap } from './map/list-map'
import { meantPlaces } from './meant-places'
import { ListMemory } from './neighbours/list-memory'
import type { ListingCard } from './search-listings'
import type { FacetedResult } from './search-with-facets'
import { SortLinks } from './sort-links'
import { EmptyList, WiderSearch, type WiderSearchProps } from './wider-search'

export interface ListPageProps
  extends
    FilterNeeds,
    Pick<CardGridProps, 'hosts' | 'settings'>,
    Pick<WiderSearchProps, 'relaxations' | 'registerHref'> {
  result: FacetedResult
  /** Homes that were sold or rented lately. */
  references: ListingCard[]
}

export function ListPage(props: ListPageProps) {
  const { locale, criteria, result, categories, settings } = props
  const t = translator(locale)
  const { total, pages } = result
  return (
    <>
      <h1>{listTitle(locale, criteria, categories)}</h1>
      <p className="text-ink-soft figures mt-2">
        {t('list.count', { count: total })}
        {pages > 1 && <> · {t('list.page_of', { page: criteria.page, pages })}</>}
      </p>
      <ListFilters locale={locale} criteria={criteria} result={result} categories={categories} />
      <ListMap
        locale={locale}
        criteria={criteria}
        settings={settings}
        start={total > 1 && <SortLinks locale={locale} criteria={criteria} />}
      >
        <FoundHomes {...props} />
      </ListMap>
      <References {...props} />
    </>
  )
}

function FoundHomes(props: ListPageProps) {
  const { locale, criteria, result } = props
  const t = translator(locale)
  const { cards, total, pages } = result
  if (cards.length === 0)
    return <EmptyList {...props} deal={criteria.deal} meant={meantPlaces(criteria, locale)} />
  return (
    <section aria-labelledby="results">
      <h2 id="results" className="sr-only">
        {t('list.results_label')}
      </h2>
      <CardGrid {...props} cards={cards} isFirst />
      <ListMemory locale={locale} criteria={criteria} total={total} />
      <Pagination
        locale={locale}
        page={criteria.page}
        pages={pages}
        hrefOf={(page) => listHref(locale, { ...criteria, page })}
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
        <a href={referencesPath(locale, criteria.deal)} className="inline-flex min-h-11 items-center">
          {t(criteria.deal === 'sale' ? 'list.all_sold' : 'list.all_rented')}
        </a>
      </p>
    </section>
  )
}
