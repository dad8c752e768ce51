import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { HeartButton } from '@/ui/heart-button.client'
import { KeyFacts } from '@/ui/key-facts'
import { PriceTag } from '@/ui/price-tag'

import { keyFacts } from './detail/key-facts'
import type { ListingPageData } from './find-listing'
import type { ListingSettings } from './listing-settings'
import { priceLabelOf } from './listing-words'

export interface ListingHeaderProps {
  listing: ListingPageData
  locale: Locale
  settings: ListingSettings
  title: string
  address: string
}

/** What it is, where, for how much, and its few large figures. */
export function ListingHeader({ listing, locale, settings, title, address }: ListingHeaderProps) {
  const t = translator(locale)
  const price = priceLabelOf(listing, { locale, settings })
  return (
    <>
      <header className="flex flex-wrap items-end justify-between gap-x-12 gap-y-4">
        <div>
          <h1>{title}</h1>
          <p className="text-ink-soft mt-2 text-lg">{address}</p>
        </div>
        <div className="flex items-center gap-3">
          {price && <PriceTag price={price} size="large" />}
          <span className="print:hidden">
            <HeartButton id={listing.id} label={t('favourites.keep', { home: title })} />
          </span>
        </div>
      </header>
      <div data-print-figures className="mt-6 md:mt-8 print:mt-3">
        <KeyFacts facts={keyFacts(listing, locale)} />
      </div>
    </>
  )
}
