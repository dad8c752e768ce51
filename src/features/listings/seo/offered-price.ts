import type { CompoundPriceSpecification, Offer, UnitPriceSpecification } from 'schema-dts'

import type { Annuity } from '@/domain/listing/price/annuity'
import type { ListingPrice } from '@/domain/listing/price/price'
import type { RentPeriod } from '@/domain/listing/price/rent-period'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

export type SingleOffer = Extract<Offer, { '@type': 'Offer' }>

const priceCurrency = 'EUR'

/** The codes of UN/CEFACT. */
const unitCodes: Record<RentPeriod, string> = { day: 'DAY', week: 'WEE', month: 'MON', year: 'ANN' }

/** The price of an offer as schema.org words it; nothing where the page shows no amount. */
export function offeredPrice(
  price: ListingPrice,
  locale: Locale,
): Pick<SingleOffer, 'price' | 'priceCurrency' | 'priceSpecification'> {
  switch (price.kind) {
    case 'sale':
      if (price.unitText === null) return { price: price.cents / 100, priceCurrency }
      return { priceSpecification: unitPrice(price.cents, { unitText: price.unitText }) }
    case 'rent': {
      const { cents, per, unitText } = price
      if (per === null) return { priceSpecification: unitPrice(cents, { unitText: unitText ?? undefined }) }
      return {
        ...{ price: cents / 100, priceCurrency },
        priceSpecification: unitPrice(cents, { unitCode: unitCodes[per] }),
      }
    }
    case 'from':
      return {
        priceSpecification: {
          ...(price.per === null
            ? ({ '@type': 'PriceSpecification' } as const)
            : ({ '@type': 'UnitPriceSpecification', unitCode: unitCodes[price.per] } as const)),
          minPrice: price.cents / 100,
          ...(price.toCents !== null && { maxPrice: price.toCents / 100 }),
          priceCurrency,
        },
      }
    case 'annuity':
      return { priceSpecification: annuityPrice(price, locale) }
    default:
      return {}
  }
}

/** Two sums that are both paid. An offer has no `price` then: a machine would take the bouquet for it. */
function annuityPrice({ bouquetCents, rentCents }: Annuity, locale: Locale): CompoundPriceSpecification {
  const t = translator(locale)
  const component = (type: 'Downpayment' | 'Installment', name: string) => ({
    name,
    priceComponentType: `https://schema.org/${type}` as const,
  })
  return {
    '@type': 'CompoundPriceSpecification',
    name: t('price.annuity'),
    priceCurrency,
    priceComponent: [
      bouquetCents !== null && unitPrice(bouquetCents, component('Downpayment', t('annuity.bouquet'))),
      rentCents !== null &&
        unitPrice(rentCents, { ...component('Installment', t('annuity.rent')), unitCode: unitCodes.month }),
    ].filter((part) => part !== false),
  }
}

type UnitPrice = Extract<UnitPriceSpecification, object>

function unitPrice(cents: number, more: Partial<UnitPrice>): UnitPrice {
  return { '@type': 'UnitPriceSpecification', price: cents / 100, priceCurrency, ...more }
}
