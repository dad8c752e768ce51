import { cityTitle } from '@/domain/place/city'
import type { PlaceCriterion, SearchCriteria } from '@/domain/search/criteria'
import { isMapView, type SearchArea } from '@/domain/search/search-area'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/messages'
import { municipalityByKey, provinceByKey } from '@/i18n/places/municipalities'

export interface FilterChip {
  text: string
  /** The same search without this filter. */
  without: SearchCriteria
  /** Stands with its way off in a field of the line too. */
  isInLine?: boolean
}

export function placeChips(criteria: SearchCriteria, locale: Locale): FilterChip[] {
  const { places, municipalities, provinces, area } = criteria
  return [
    ...places.map((place) => ({
      text: placeText(place),
      without: { ...criteria, places: places.filter((other) => other !== place) },
      isInLine: true,
    })),
    ...municipalities.map((key) => ({
      text: municipalityByKey(key)?.names[locale] ?? key,
      without: { ...criteria, municipalities: municipalities.filter((other) => other !== key) },
    })),
    ...provinces.map((key) => ({
      text: provinceText(key, locale),
      without: { ...criteria, provinces: provinces.filter((other) => other !== key) },
    })),
    ...(area ? [{ text: areaText(area, locale), without: { ...criteria, area: null } }] : []),
  ]
}

export function placeText({ zip, city }: PlaceCriterion): string {
  return [zip, city && cityTitle(city)].filter(Boolean).join(' ')
}

/** Antwerp is a city and a province; the Brussels region says by its name what it is. */
export function provinceText(key: string, locale: Locale): string {
  const t = translator(locale)
  const name = provinceByKey(key)?.names[locale] ?? key
  if (key === 'BE-BRU') return name
  return t('filter.region', { name, kind: t(key.startsWith('LU-') ? 'regions.canton' : 'regions.province') })
}

export function areaText(area: SearchArea, locale: Locale): string {
  const t = translator(locale)
  if (area.kind === 'circle') return t('filter.area_circle', { km: area.radiusKm })
  return t(isMapView(area) ? 'filter.area_view' : 'filter.area_drawn')
}
