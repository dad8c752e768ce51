import { type Deal, deals } from '@/domain/listing/listing'
import type { SearchCriteria } from '@/domain/search/criteria'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import { listLink } from '../list/list-href'

/** Buying or renting are two lists, so two links; what can be asked of both goes along. */
export function DealLinks({ locale, criteria }: { locale: Locale; criteria: SearchCriteria }) {
  const t = translator(locale)
  const linkTo = (deal: Deal) =>
    listLink(locale, {
      ...criteria,
      ...(deal !== criteria.deal && {
        priceMinEuro: undefined,
        priceMaxEuro: undefined,
        reference: undefined,
      }),
      deal,
      page: 1,
    })
  return (
    <div>
      <p className="font-medium">{t('search.goal')}</p>
      <ul className="border-edge mt-2 flex rounded border">
        {deals.map((deal) => (
          <li key={deal} className="border-edge grow not-first:border-l">
            <a
              {...linkTo(deal)}
              aria-current={deal === criteria.deal ? 'true' : undefined}
              className="bg-sheet text-ink hover:text-brick aria-[current]:bg-bluestone aria-[current]:text-paper aria-[current]:chosen-of-many flex min-h-11.5 items-center justify-center px-4 no-underline"
            >
              {t(deal === 'sale' ? 'search.buy' : 'search.rent')}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
