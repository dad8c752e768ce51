import type { ListingPrice } from '@/domain/listing/price/price'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { type PriceParts, priceParts } from '@/i18n/price-text'
import { PriceTag } from '@/ui/card/price-tag'
import { Ribbon } from '@/ui/card/ribbon'

import { KitSample, KitSection } from '../kit-section'

export function LabelSamples({ locale }: { locale: Locale }) {
  const t = translator(locale)
  const prices = (
    [
      { kind: 'sale', cents: 38_900_000, unitText: null },
      { kind: 'from', cents: 124_500_000, toCents: null, per: null },
      { kind: 'rent', cents: 115_000, per: 'month', unitText: null },
      { kind: 'annuity', bouquetCents: 15_900_000, rentCents: 61_000, occupancy: 'occupied' },
      { kind: 'on-demand' },
      { kind: 'closed', status: 'sold' },
    ] satisfies ListingPrice[]
  ).flatMap((price) => priceParts(price, locale, 'full') ?? [])
  return (
    <KitSection title={t('kit.labels.title')} note={t('kit.labels.note')}>
      <KitSample title={t('kit.labels.price')}>
        <Prices prices={prices} />
      </KitSample>
      <KitSample title={t('kit.labels.price_large')}>
        <Prices prices={prices} isLarge />
      </KitSample>
      <KitSample title={t('kit.labels.ribbons')}>
        <div className="flex flex-wrap gap-3">
          <Ribbon tone="new" text={t('status.new')} />
          <Ribbon tone="open" text={t('status.under_option')} />
          <Ribbon tone="news" text={t('status.price_drop')} />
          <Ribbon tone="closed" text={t('status.sold')} />
          <Ribbon tone="closed" text={t('status.rented')} />
          <Ribbon tone="closed" text={t('status.sold_subject_to')} />
        </div>
      </KitSample>
    </KitSection>
  )
}

function Prices({ prices, isLarge }: { prices: PriceParts[]; isLarge?: boolean }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-10 gap-y-4">
      {prices.map((price) => (
        <PriceTag
          key={'word' in price ? price.word : price.amount}
          price={price}
          size={isLarge ? 'large' : 'card'}
        />
      ))}
    </div>
  )
}
