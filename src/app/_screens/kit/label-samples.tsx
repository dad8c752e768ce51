import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { type Price, PriceTag } from '@/ui/price-tag'
import { Ribbon } from '@/ui/ribbon'

import { KitSample, KitSection } from './kit-section'

export function LabelSamples({ locale }: { locale: Locale }) {
  const t = translator(locale)
  const prices: Price[] = [
    { amount: '€ 389.000' },
    { amount: '€ 1.245.000', before: t('price.starting_from') },
    { amount: '€ 1.150', after: t('unit.per_month') },
    { word: t('price.on_demand') },
    { word: t('status.sold') },
  ]
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

function Prices({ prices, isLarge }: { prices: Price[]; isLarge?: boolean }) {
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
