import { deals } from '@/domain/listing/listing'
import { criteriaFor, type SearchCriteria, searchSorts } from '@/domain/search/criteria'
import { criteriaToQuery } from '@/domain/search/criteria-url'
import { listPath } from '@/i18n/listing-paths'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { Button } from '@/ui/button'
import { Chip } from '@/ui/chip'
import { Field } from '@/ui/field'
import { Select } from '@/ui/select'
import { SheetButton } from '@/ui/sheet-button.client'

import { filterChips } from './filter-chips'
import type { CategoryName } from './list-categories'
import { listHref } from './list-href'
import type { SearchResult } from './search-listings'

export interface ListFiltersProps {
  locale: Locale
  criteria: SearchCriteria
  result: SearchResult
  categories: CategoryName[]
}

const bedroomChoices = [1, 2, 3, 4, 5]

/** One line of fields; on a phone a sheet behind a button. What is set stands below, each with its way off. */
export function ListFilters(props: ListFiltersProps) {
  const { locale, criteria, categories } = props
  const t = translator(locale)
  const chips = filterChips(criteria, categories, locale)
  return (
    <div className="mt-6 print:hidden">
      <div className="border-line hidden border-y py-5 md:block noscript:block">
        <FilterForm {...props} idPrefix="" />
      </div>
      <SheetButton
        className="md:hidden noscript:hidden"
        text={chips.length > 0 ? `${t('search.filters')} (${chips.length})` : t('search.filters')}
        title={t('search.filters')}
        words={{ close: t('common.close') }}
      >
        <FilterForm {...props} idPrefix="sheet-" />
      </SheetButton>
      {chips.length > 0 && (
        <ul aria-label={t('search.active_filters')} className="mt-4 flex flex-wrap gap-2">
          {chips.map(({ text, without }) => (
            <li key={text} className="max-w-full">
              <Chip
                text={text}
                removeText={t('search.remove_filter', { name: text })}
                href={listHref(locale, { ...without, page: 1 })}
              />
            </li>
          ))}
          <li>
            <a href={listPath(locale, criteria.deal)} className="inline-flex min-h-11 items-center px-2">
              {t('search.clear_filters')}
            </a>
          </li>
        </ul>
      )}
    </div>
  )
}

function FilterForm({
  locale,
  criteria,
  result,
  categories,
  idPrefix,
}: ListFiltersProps & { idPrefix: string }) {
  const t = translator(locale)
  const { deal, typeIds, priceMaxEuro, bedroomsMin, sort } = criteria
  return (
    <form
      action={listPath(locale, deal)}
      className="grid gap-x-4 gap-y-5 md:grid-cols-3 lg:grid-cols-[auto_1.3fr_1.2fr_1fr_1fr_1.2fr_auto] lg:items-end"
    >
      <DealLinks locale={locale} criteria={criteria} />
      <Field
        id={`${idPrefix}city`}
        name="q"
        label={t('search.city')}
        placeholder={t('list.place_example')}
        autoComplete="off"
      />
      {unseen(criteria).map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <Select
        id={`${idPrefix}type`}
        name="type"
        label={t('search.type')}
        defaultValue={String(typeIds[0] ?? '')}
        emptyText={t('list.all_types')}
        options={categories.map(({ id, name }) => ({
          value: String(id),
          text: `${name} (${result.perType.get(id) ?? 0})`,
        }))}
      />
      <Field
        id={`${idPrefix}price-max`}
        name="price-max"
        label={t(deal === 'sale' ? 'search.price_max' : 'search.rent_max')}
        prefix="€"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={priceMaxEuro}
      />
      <Select
        id={`${idPrefix}bedrooms-min`}
        name="bedrooms-min"
        label={t('property.bedrooms')}
        defaultValue={String(bedroomsMin ?? '')}
        emptyText={t('common.all')}
        options={bedroomChoices.map((count) => ({ value: String(count), text: `${count}+` }))}
      />
      <Select
        id={`${idPrefix}sort`}
        name="sort"
        label={t('search.sort_by')}
        defaultValue={sort}
        options={searchSorts.map((value) => ({ value, text: t(`sort.${value}`) }))}
      />
      <Button type="submit" className="min-h-12 self-end">
        {t('search.show_results', { count: result.total })}
      </Button>
    </form>
  )
}

/** What is set but has no field of its own goes along unseen; only its chip takes it off. */
function unseen(criteria: SearchCriteria): [string, string][] {
  const { sort, page } = criteriaFor(criteria.deal)
  const rest = { ...criteria, typeIds: criteria.typeIds.slice(1), sort, page }
  return [
    ...new URLSearchParams(criteriaToQuery({ ...rest, priceMaxEuro: undefined, bedroomsMin: undefined })),
  ]
}

/** Buying or renting are two lists, so two links; what can be asked of both goes along. */
function DealLinks({ locale, criteria }: Pick<ListFiltersProps, 'locale' | 'criteria'>) {
  const t = translator(locale)
  const { places, typeIds, bedroomsMin } = criteria
  return (
    <div>
      <p className="font-medium">{t('search.goal')}</p>
      <ul className="border-edge mt-2 flex rounded border">
        {deals.map((deal) => (
          <li key={deal} className="border-edge grow not-first:border-l">
            <a
              href={listHref(locale, { deal, places, typeIds, bedroomsMin, sort: 'newest', page: 1 })}
              aria-current={deal === criteria.deal ? 'true' : undefined}
              className="bg-sheet text-ink hover:text-brick aria-[current]:bg-bluestone aria-[current]:text-paper flex min-h-11.5 items-center justify-center px-4 no-underline"
            >
              {t(deal === 'sale' ? 'search.buy' : 'search.rent')}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
