import type { ReactNode } from 'react'

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
        <section aria-labelledby="results">
          <h2 id="results" className="sr-only">
            {t('list.results_label')}
          </h2>
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
      <Field id="city" label={t('search.city')}>
        <input
          id="city"
          name="city"
          defaultValue={criteria.places.map(({ city, zip }) => [city, zip].filter(Boolean).join('|'))[0]}
          className={control}
        />
      </Field>
      <Field id="type" label={t('search.type')}>
        <select id="type" name="type" defaultValue={String(criteria.typeIds[0] ?? '')} className={control}>
          <option value="">{t('list.all_types')}</option>
          {categories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name} ({result.perType.get(id) ?? 0})
            </option>
          ))}
        </select>
      </Field>
      <Field id="sort" label={t('search.sort_by')}>
        <select id="sort" name="sort" defaultValue={criteria.sort} className={control}>
          {searchSorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(`sort.${sort}`)}
            </option>
          ))}
        </select>
      </Field>
      <button
        type="submit"
        className="bg-brick text-sheet hover:bg-brick-deep h-11 cursor-pointer rounded px-5"
      >
        {t('list.apply')}
      </button>
    </form>
  )
}

const control = 'border-line bg-sheet h-11 w-full min-w-0 border px-3 text-base'

function Field({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <div className="grid min-w-0 grow basis-40 gap-1 md:max-w-64">
      <label htmlFor={id} className="text-sm">
        {label}
      </label>
      {children}
    </div>
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
