import { ArrowDown, ArrowUp } from 'lucide-react'

import { type UnitSort, type UnitView, unitSorts } from '@/domain/listing/unit-view'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

export interface UnitSortProps {
  view: UnitView
  hrefOf: (view: UnitView) => string
  locale: Locale
  hasFloors: boolean
  hasPlans: boolean
}

/** The headings of the ledger; each orders it by its column. */
export function UnitTableHead(props: UnitSortProps) {
  const { view, hasPlans, locale } = props
  return (
    <thead role="rowgroup" className="max-md:hidden">
      <tr role="row">
        {sortsOf(props).map((sort) => (
          <th
            key={sort}
            role="columnheader"
            scope="col"
            aria-sort={sort === view.sort ? (view.isDescending ? 'descending' : 'ascending') : undefined}
            className={`align-bottom font-normal ${isFigure(sort) ? 'pr-3 text-right lg:pr-8' : 'text-left'}`}
          >
            <SortLink {...props} sort={sort} />
          </th>
        ))}
        {hasPlans && (
          <th role="columnheader" scope="col" className="text-right">
            <span className="sr-only">{translator(locale)('section.plan')}</span>
          </th>
        )}
      </tr>
    </thead>
  )
}

/** The same on a phone, where the ledger has no columns. */
export function UnitSortLinks(props: UnitSortProps) {
  return (
    <nav
      aria-labelledby="sort-units"
      className="mt-2 flex flex-wrap items-center gap-x-5 md:hidden print:hidden"
    >
      <span id="sort-units" className="text-ink-soft text-sm">
        {translator(props.locale)('search.sort_by')}
      </span>
      {sortsOf(props).map((sort) => (
        <SortLink key={sort} {...props} sort={sort} />
      ))}
    </nav>
  )
}

/** Turns the order round when the list stands in it already. */
function SortLink({ view, hrefOf, locale, sort }: UnitSortProps & { sort: UnitSort }) {
  const t = translator(locale)
  const isChosen = sort === view.sort
  const isDescending = isChosen && !view.isDescending
  const column = t(`project.${sort}`)
  const Arrow = view.isDescending ? ArrowDown : ArrowUp
  return (
    <a
      href={hrefOf({ ...view, sort, isDescending })}
      rel="nofollow"
      aria-label={t(isDescending ? 'project.sort_descending' : 'project.sort_ascending', { column })}
      aria-current={isChosen ? 'true' : undefined}
      className="text-ink-soft aria-[current]:text-ink hover:text-brick inline-flex min-h-11 items-center gap-1 text-sm no-underline hover:underline aria-[current]:font-medium"
    >
      {column}
      {isChosen && <Arrow aria-hidden strokeWidth={1.5} className="size-4" />}
    </a>
  )
}

function sortsOf({ hasFloors }: UnitSortProps): UnitSort[] {
  return unitSorts.filter((sort) => sort !== 'floor' || hasFloors)
}

function isFigure(sort: UnitSort): boolean {
  return sort !== 'unit' && sort !== 'status'
}
