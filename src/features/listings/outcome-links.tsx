import type { Deal } from '@/domain/listing/listing'
import { criteriaFor } from '@/domain/search/criteria'
import { listPath } from '@/i18n/listing-paths'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { listHref } from './list-href'

export interface OutcomeLinksProps {
  locale: Locale
  deal: Deal
  place?: { city: string; zip: string }
}

/** A home that cannot be had any more is never a dead end. */
export function OutcomeLinks({ locale, deal, place }: OutcomeLinksProps) {
  const t = translator(locale)
  const isSale = deal === 'sale'
  return (
    <ul className="mt-3 grid gap-1">
      {place && (
        <li>
          <a
            href={listHref(locale, { ...criteriaFor(deal), places: [place] })}
            className="inline-flex min-h-11 items-center"
          >
            {t(isSale ? 'outcome.see_for_sale_in' : 'outcome.see_for_rent_in', { city: place.city })}
          </a>
        </li>
      )}
      <li>
        <a href={listPath(locale, deal)} className="inline-flex min-h-11 items-center">
          {t(isSale ? 'outcome.see_all_for_sale' : 'outcome.see_all_for_rent')}
        </a>
      </li>
    </ul>
  )
}
