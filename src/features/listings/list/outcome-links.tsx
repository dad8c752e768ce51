import type { Deal } from '@/domain/listing/listing'
import { criteriaFor } from '@/domain/search/criteria'
import { listPath } from '@/i18n/paths/listing-paths'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { type Town, townName } from '@/i18n/places/town-name'

import { listHref } from './list-href'

/** Pages of the site on which a visitor can go on; those it has. */
export interface OutcomePages {
  register?: string
  valuation?: string
  contact?: string
}

export interface OutcomeLinksProps {
  locale: Locale
  deal: Deal
  place?: Town
  pages?: OutcomePages
  /** Beside each other, where they are not all that the page has. */
  isInline?: boolean
}

/** A home that cannot be had any more is never a dead end. */
export function OutcomeLinks({ locale, deal, place, pages = {}, isInline = false }: OutcomeLinksProps) {
  const t = translator(locale)
  const isSale = deal === 'sale'
  const links = [
    place?.city && {
      href: listHref(locale, { ...criteriaFor(deal), places: [{ city: place.city, zip: place.zip }] }),
      text: t(isSale ? 'outcome.see_for_sale_in' : 'outcome.see_for_rent_in', {
        city: townName(place, locale),
      }),
    },
    {
      href: listPath(locale, deal),
      text: t(isSale ? 'outcome.see_all_for_sale' : 'outcome.see_all_for_rent'),
    },
    pages.register && { href: pages.register, text: t('outcome.keep_informed') },
    pages.valuation && { href: pages.valuation, text: t('outcome.ask_valuation') },
    pages.contact && { href: pages.contact, text: t('outcome.contact_us') },
  ].filter((link) => typeof link === 'object')
  return (
    <ul className={`mt-3 print:hidden ${isInline ? 'flex flex-wrap gap-x-8' : 'grid gap-1'}`}>
      {links.map(({ href, text }) => (
        <li key={href}>
          <a href={href} className="inline-flex min-h-11 items-center">
            {text}
          </a>
        </li>
      ))}
    </ul>
  )
}
