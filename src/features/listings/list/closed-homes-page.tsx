import type { Deal } from '@/domain/listing/listing'
import { listPath } from '@/i18n/paths/listing-paths'
import { translator } from '@/i18n/messages'
import { closedHomesPath } from '@/i18n/paths/closed-homes-path'
import { ButtonLink } from '@/ui/button'
import { EmptyState } from '@/ui/page/empty-state'
import { Pagination } from '@/ui/page/pagination'

import { CardGrid, type CardGridProps } from './card-grid'

export interface ClosedHomesPageProps extends CardGridProps {
  deal: Deal
  page: number
  pages: number
  total: number
}

/** What an agency shows of its work. */
export function ClosedHomesPage({ deal, page, pages, total, ...grid }: ClosedHomesPageProps) {
  const { locale } = grid
  const t = translator(locale)
  const words = deal === 'sale' ? 'sold' : 'rented'
  const toAvailable = <ButtonLink href={listPath(locale, deal)}>{t('list.to_available')}</ButtonLink>
  return (
    <>
      <h1>{t(`list.${words}_title`)}</h1>
      <p className="measure text-ink-soft mt-3 text-lg">{t(`list.${words}_text`)}</p>
      <p className="text-ink-soft figures mt-2">
        {t('list.count', { count: total })}
        {pages > 1 && <> · {t('list.page_of', { page, pages })}</>}
      </p>
      {total === 0 ? (
        <EmptyState title={t('list.empty_title')} text="" actions={toAvailable} />
      ) : (
        <section aria-labelledby="results">
          <h2 id="results" className="sr-only">
            {t('list.results_label')}
          </h2>
          <CardGrid {...grid} isFirst />
          <Pagination
            locale={locale}
            page={page}
            pages={pages}
            hrefOf={(other) => closedHomesPath(locale, deal, other)}
          />
          <p className="mt-10">{toAvailable}</p>
        </section>
      )}
    </>
  )
}
