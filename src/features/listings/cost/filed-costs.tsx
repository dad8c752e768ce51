import { translator } from '@/i18n/messages'
import { FactRows } from '@/ui/page/fact-list'

import { type DetailNeeds, type DetailRow, detailRows } from '../detail/detail-rows'
import type { ListingPageData } from '../page/find-listing'
import { dayText } from './cost-text'
import { rowsAmongCosts } from './listing-costs'

interface FiledCostsProps extends DetailNeeds {
  listing: ListingPageData
}

/** What the agency sends of taxes and costs, of a home for sale for which nothing can be calculated. */
export function FiledCosts({ listing, ...needs }: FiledCostsProps) {
  const rows = filedCostRows(listing, needs)
  if (rows.length === 0) return null
  const t = translator(needs.locale)
  return (
    <section id="cost" className="mt-9 md:mt-12">
      <h2>{t('cost.filed')}</h2>
      <FactRows rows={rows} className="mt-5 lg:columns-2 lg:gap-x-12 lg:border-b-0" />
      <p className="text-ink-soft mt-2 text-sm">
        {t('cost.filed_note', { date: dayText(listing.changedAt, needs.locale) })}
      </p>
    </section>
  )
}

export function filedCostRows(listing: ListingPageData, needs: DetailNeeds): DetailRow[] {
  if (listing.deal !== 'sale') return []
  return detailRows('financial', listing, needs).filter(({ id }) => rowsAmongCosts.includes(id))
}
