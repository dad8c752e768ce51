import type { AmountKey } from '@/domain/listing/facts/amount-key'

import type { FactAmounts } from './shown-amounts'

interface OfferedPrice {
  price?: number
  minPrice?: number
  priceComponent?: { price: number }[]
}

/** What search engines read of a home, from the markup of its page. */
export function amountsInJsonLd(html: string): FactAmounts[] {
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}'
  const { offers = {}, mainEntity = {} } = JSON.parse(data) as {
    offers?: OfferedPrice & { priceSpecification?: OfferedPrice }
    mainEntity?: Partial<Record<string, number>> & { floorSize?: { value: number } }
  }
  const say = (key: AmountKey, amount: number | undefined): FactAmounts[] =>
    amount === undefined ? [] : [{ key, amounts: [amount], place: 'JSON-LD' }]
  const { priceComponent: parts, price, minPrice } = offers.priceSpecification ?? {}
  return [
    ...say('price', offers.price),
    ...say('price', price ?? minPrice),
    ...(parts ? [{ key: 'price', amounts: parts.map((part) => part.price), place: 'JSON-LD' }] : []),
    ...say('livingSquareMetres', mainEntity.floorSize?.value),
    ...say('bedrooms', mainEntity.numberOfBedrooms),
    ...say('bathrooms', mainEntity.numberOfBathroomsTotal),
    ...say('constructionYear', mainEntity.yearBuilt),
  ]
}
