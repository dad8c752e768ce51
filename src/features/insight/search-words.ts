import { words } from '@/cms/words'
import { sumText } from '@/domain/euro'
import type { Language, PerLanguage } from '@/domain/language'
import type { Deal } from '@/domain/listing/listing'
import { elsewhere, severalPlaces, severalTypes } from '@/domain/visit/seen'
import { municipalityByKey, provinceByKey } from '@/i18n/places/municipalities'

import type { CountedSearch } from './read/read-searches'

export const dealWords: Record<Deal, PerLanguage<string>> = {
  sale: words({ nl: 'Te koop', fr: 'À vendre', en: 'For sale', de: 'Zu verkaufen' }),
  rent: words({ nl: 'Te huur', fr: 'À louer', en: 'For rent', de: 'Zu vermieten' }),
}

const text = {
  several: words({
    nl: 'meerdere plaatsen',
    fr: 'plusieurs lieux',
    en: 'several places',
    de: 'mehrere Orte',
  }),
  elsewhere: words({
    nl: 'een plaats buiten onze lijst',
    fr: 'un lieu hors de notre liste',
    en: 'a place outside our list',
    de: 'ein Ort außerhalb unserer Liste',
  }),
  province: words({
    nl: '{name} (provincie)',
    fr: '{name} (province)',
    en: '{name} (province)',
    de: '{name} (Provinz)',
  }),
  canton: words({
    nl: '{name} (kanton)',
    fr: '{name} (canton)',
    en: '{name} (canton)',
    de: '{name} (Kanton)',
  }),
  types: words({ nl: 'meerdere types', fr: 'plusieurs types', en: 'several types', de: 'mehrere Arten' }),
  type: words({ nl: 'type {id}', fr: 'type {id}', en: 'type {id}', de: 'Art {id}' }),
  from: words({ nl: 'vanaf {price}', fr: 'à partir de {price}', en: 'from {price}', de: 'ab {price}' }),
  to: words({ nl: 'tot {price}', fr: 'jusqu’à {price}', en: 'up to {price}', de: 'bis {price}' }),
  bedroom: words({
    nl: '1 slaapkamer of meer',
    fr: '1 chambre ou plus',
    en: '1 bedroom or more',
    de: 'mindestens 1 Schlafzimmer',
  }),
  bedrooms: words({
    nl: '{n} slaapkamers of meer',
    fr: '{n} chambres ou plus',
    en: '{n} bedrooms or more',
    de: 'mindestens {n} Schlafzimmer',
  }),
  more: words({
    nl: 'met andere wensen',
    fr: 'avec d’autres souhaits',
    en: 'with other wishes',
    de: 'mit weiteren Wünschen',
  }),
}

/** A place by its key. */
export function placeText(place: string, language: Language): string {
  if (place === severalPlaces) return text.several[language]
  if (place === elsewhere) return text.elsewhere[language]
  const province = provinceByKey(place)
  // The region of Brussels says by its name what it is.
  if (province?.key === 'BE-BRU') return province.names[language]
  if (province)
    return (province.country === 'LU' ? text.canton : text.province)[language].replace(
      '{name}',
      province.names[language],
    )
  return municipalityByKey(place)?.names[language] ?? place
}

/** A search in words, part by part. */
export function searchParts(search: Omit<CountedSearch, 'now' | 'before'>, language: Language): string[] {
  const { deal, place, typeId, typeName, priceFrom, priceTo, bedrooms, hasMore } = search
  const price = (euro: number) => sumText(euro * 100, language, { isWhole: true })
  const type =
    typeId === severalTypes
      ? text.types[language]
      : (typeName ?? text.type[language].replace('{id}', String(typeId)))
  return [
    dealWords[deal][language],
    ...(place === '' ? [] : [placeText(place, language)]),
    ...(typeId === 0 ? [] : [type]),
    ...(priceFrom === 0 ? [] : [text.from[language].replace('{price}', price(priceFrom))]),
    ...(priceTo === 0 ? [] : [text.to[language].replace('{price}', price(priceTo))]),
    ...(bedrooms === 0 ? [] : [bedroomsText(bedrooms, language)]),
    ...(hasMore ? [text.more[language]] : []),
  ]
}

function bedroomsText(bedrooms: number, language: Language): string {
  if (bedrooms === 1) return text.bedroom[language]
  return text.bedrooms[language].replace('{n}', String(bedrooms))
}
