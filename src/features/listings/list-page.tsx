import type { PictureHosts } from '@/domain/media/picture-url'
import type { SearchCriteria } from '@/domain/search/criteria'
import { listPath } from '@/i18n/listing-paths'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { ButtonLink } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { Pagination } from '@/ui/pagination'

import type { CategoryName } from './list-categories'
import { ListFilters } from './list-filters'
import { listHref } from './list-href'
import { ListingCard } from './listing-card'
import type { ListingSettings } from './listing-settings'
import type { SearchResult } from './search-listings'

export interface ListPageProps {
  locale: Locale
  criteria: SearchCriteria
  result: SearchResult
  categories: CategoryName[]
  hosts: PictureHosts
  settings: ListingSettings
}

export function ListPage({ locale, criteria, result, categories, hosts, settings }: ListPageProps) {
  const t = translator(locale)
  const { cards, total, pages } = result
  return (
    <>
      <h1>{listTitle(locale, criteria, categories)}</h1>
      <p className="text-ink-soft figures mt-2">
        {t('list.count', { count: total })}
        {pages > 1 && <> · {t('list.page_of', { page: criteria.page, pages })}</>}
      </p>
      <ListFilters locale={locale} criteria={criteria} result={result} categories={categories} />
      {cards.length === 0 ? (
        <EmptyList locale={locale} criteria={criteria} />
      ) : (
        <section aria-labelledby="results">
          <h2 id="results" className="sr-only">
            {t('list.results_label')}
          </h2>
          <ul className="mt-8 grid gap-x-6 gap-y-10 md:grid-cols-2 lg:grid-cols-3 lg:gap-x-8 lg:gap-y-12">
            {cards.map((card, index) => (
              <li key={card.id}>
                <ListingCard
                  card={card}
                  locale={locale}
                  settings={settings}
                  hosts={hosts}
                  isEager={index === 0}
                />
              </li>
            ))}
          </ul>
          <Pagination
            locale={locale}
            page={criteria.page}
            pages={pages}
            hrefOf={(page) => listHref(locale, { ...criteria, page })}
          />
        </section>
      )}
    </>
  )
}

export function listTitle(
  locale: Locale,
  { deal, places, typeIds }: SearchCriteria,
  categories: CategoryName[],
): string {
  const t = translator(locale)
  const city = places.map((place) => place.city ?? place.zip).join(', ')
  const type = categories.find(({ id }) => typeIds.length === 1 && id === typeIds[0])?.name
  const suffix = deal === 'sale' ? 'for_sale' : 'for_rent'
  if (type && city) return t(`list.type_${suffix}_in`, { type, city })
  if (type) return t(`list.type_${suffix}`, { type })
  if (city) return t(`list.${suffix}_in`, { city })
  return t(`list.${suffix}`)
}

function EmptyList({ locale, criteria }: Pick<ListPageProps, 'locale' | 'criteria'>) {
  const t = translator(locale)
  const { deal } = criteria
  return (
    <EmptyState
      title={t('list.empty_title')}
      text={t(deal === 'sale' ? 'list.empty_sale' : 'list.empty_rent')}
      actions={<ButtonLink href={listPath(locale, deal)}>{t('list.empty_show_all')}</ButtonLink>}
    />
  )
}
