import type { Deal } from '@/domain/listing/listing'
import { criteriaFor, type PlaceCriterion } from '@/domain/search/criteria'
import { criteriaToQuery } from '@/domain/search/criteria-url'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import type { ComboboxItem } from '@/ui/form/combobox-item'

import { totalWords } from '../list/count-words'
import type { CountedPlace, PlaceAnswer } from '../quick-search/search-places'
import { placeText, provinceText } from './place-chips'

/** Where the place box asks while a visitor types. */
export function placesHref(locale: Locale, deal: Deal): string {
  return `/${locale}/places/?deal=${deal}`
}

/** What the place box shows: those meant for sure, then near spellings under a heading of their own. */
export function placeItems(answer: PlaceAnswer, { locale, deal }: { locale: Locale; deal: Deal }) {
  const t = translator(locale)
  const itemOf = (counted: CountedPlace): ComboboxItem => {
    const { name, within, place, province, homes } = counted
    return {
      ...(place ? placeItem(place) : { name: 'province', value: province ?? '' }),
      label: province ? provinceText(province, locale) : name,
      hint: [within, totalWords(homes[deal], { locale, deal })].filter(Boolean).join(' · '),
    }
  }
  const near = answer.didYouMean.map((place) => ({ ...itemOf(place), heading: t('filter.did_you_mean') }))
  return [...answer.exact.map(itemOf), ...near]
}

export function placeItem(place: PlaceCriterion): ComboboxItem {
  const query = new URLSearchParams(criteriaToQuery({ ...criteriaFor('sale'), places: [place] }))
  return { name: 'city', value: query.get('city') ?? '', label: placeText(place) }
}
