import type { PictureHosts } from '@/domain/media/picture-url'
import type { Deal } from '@/domain/listing/listing'
import { type SearchCriteria, searchSorts } from '@/domain/search/criteria'
import { criteriaToQuery } from '@/domain/search/criteria-url'
import { listPath } from '@/i18n/listing-paths'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { Pagination } from '@/ui/pagination'

import type { CategoryName } from './list-categories'
import { ListingCard } from './listing-card'
import type { SearchResult } from './search-listings'

export interface ListPageProps {
  locale: Locale
  criteria: SearchCriteria
  result: SearchResult
  categories: CategoryName[]
  hosts: PictureHosts
}

export function ListPage({ locale, criteria, result, categories, hosts }: ListPageProps) {
  const t = translator(locale)
  const { cards, total, pages } = result
  return (
    <>
      <h1>{listTitle(locale, criteria, categories)}</h1>
      <p className="text-ink-soft figures mt-2">
        {t('list.count', { count: total })}
        {pages > 1 && <> · {t('list.page_of', { page: criteria.page, pages })}</>}
      </p>
      <Filters locale={locale} criteria={criteria} result={result} categories={categories} />
      {cards.length === 0 ? (
        <EmptyList locale={locale} criteria={criteria} />
      ) : (
        <section aria-label={t('list.results_label')}>
          <ul className="mt-8 grid gap-x-8 gap-y-12 md:grid-cols-2 lg:grid-cols-3">
            {cards.map((card, index) => (
              <li key={card.id}>
                <ListingCard card={card} locale={locale} hosts={hosts} isEager={index < 3} />
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

export function listHref(locale: Locale, criteria: SearchCriteria): string {
  const query = criteriaToQuery(criteria)
  return listPath(locale, criteria.deal) + (query && `?${query}`)
}

function Filters({ locale, criteria, result, categories }: Omit<ListPageProps, 'hosts'>) {
  const t = translator(locale)
  return (
    <form
      action={listPath(locale, criteria.deal)}
      className="border-line mt-6 flex flex-wrap items-end gap-4 border-y py-4"
    >
      <label className="grid grow gap-1 text-sm md:grow-0">
        {t('search.city')}
        <input
          name="city"
          defaultValue={criteria.places.map(({ city, zip }) => [city, zip].filter(Boolean).join('|'))[0]}
          className="border-line bg-sheet h-11 border px-3 text-base"
        />
      </label>
      <label className="grid grow gap-1 text-sm md:grow-0">
        {t('search.type')}
        <select
          name="type"
          defaultValue={String(criteria.typeIds[0] ?? '')}
          className="border-line bg-sheet h-11 border px-3 text-base"
        >
          <option value="">{t('list.all_types')}</option>
          {categories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name} ({result.perType.get(id) ?? 0})
            </option>
          ))}
        </select>
      </label>
      <label className="grid grow gap-1 text-sm md:grow-0">
        {t('search.sort_by')}
        <select
          name="sort"
          defaultValue={criteria.sort}
          className="border-line bg-sheet h-11 border px-3 text-base"
        >
          {searchSorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(`sort.${sort}`)}
            </option>
          ))}
        </select>
      </label>
      <button
        type="submit"
        className="bg-brick text-sheet hover:bg-brick-deep h-11 cursor-pointer rounded px-5"
      >
        {t('list.apply')}
      </button>
    </form>
  )
}

function EmptyList({ locale, criteria }: { locale: Locale; criteria: SearchCriteria }) {
  const t = translator(locale)
  const deal: Deal = criteria.deal
  return (
    <section className="mt-12 max-w-[68ch]">
      <h2>{t('list.empty_title')}</h2>
      <p className="mt-3">{t(deal === 'sale' ? 'list.empty_sale' : 'list.empty_rent')}</p>
      <p className="mt-3">
        <a href={listPath(locale, deal)}>{t('list.empty_show_all')}</a>
      </p>
    </section>
  )
}
