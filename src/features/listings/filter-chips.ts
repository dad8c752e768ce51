import type { SearchCriteria } from '@/domain/search/criteria'
import { euroText } from '@/domain/listing/price'
import { cityTitle } from '@/domain/place/city'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'

import type { CategoryName } from './list-categories'

export interface FilterChip {
  text: string
  /** The same search without this filter. */
  without: SearchCriteria
}

/** What is set beyond the deal, in the visitor's words. */
export function filterChips(
  criteria: SearchCriteria,
  categories: CategoryName[],
  locale: Locale,
): FilterChip[] {
  const t = translator(locale)
  const { places, typeIds } = criteria
  const chips: FilterChip[] = [
    ...places.map((place) => ({
      text: [place.zip, place.city && cityTitle(place.city)].filter(Boolean).join(' '),
      without: { ...criteria, places: places.filter((other) => other !== place) },
    })),
    ...typeIds.map((typeId) => ({
      text: categories.find(({ id }) => id === typeId)?.name ?? String(typeId),
      without: { ...criteria, typeIds: typeIds.filter((other) => other !== typeId) },
    })),
  ]
  const add = (text: string | 0 | undefined, field: keyof SearchCriteria) => {
    if (text) chips.push({ text, without: { ...criteria, [field]: undefined } })
  }
  const { reference, priceMinEuro, priceMaxEuro, bedroomsMin, bedroomsMax, garagesMin, parkingsMin } =
    criteria
  add(reference && t('listing.reference', { reference }), 'reference')
  add(priceMinEuro && t('list.price_from', { amount: euro(priceMinEuro) }), 'priceMinEuro')
  add(priceMaxEuro && t('list.price_to', { amount: euro(priceMaxEuro) }), 'priceMaxEuro')
  add(bedroomsMin && t('list.bedrooms_from', { count: bedroomsMin }), 'bedroomsMin')
  add(bedroomsMax && t('list.bedrooms_to', { count: bedroomsMax }), 'bedroomsMax')
  add(garagesMin && t('fact.garages', { count: garagesMin }), 'garagesMin')
  add(parkingsMin && t('fact.parkings', { count: parkingsMin }), 'parkingsMin')
  add(criteria.hasGarden ? t('flag.garden') : undefined, 'hasGarden')
  add(criteria.hasTerrace ? t('flag.terrace') : undefined, 'hasTerrace')
  return chips
}

function euro(amount: number): string {
  return euroText(amount * 100) ?? ''
}
