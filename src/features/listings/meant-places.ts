import type { SearchCriteria } from '@/domain/search/criteria'
import type { Locale } from '@/i18n/locales'
import { placesNamed } from '@/i18n/place-names'
import { nearPlaces } from '@/i18n/place-suggestions'

export interface MeantPlace {
  name: string
  /** The same search there. */
  criteria: SearchCriteria
}

/** What a visitor may have meant by places that nobody knows. */
export function meantPlaces(criteria: SearchCriteria, locale: Locale): MeantPlace[] {
  const { places } = criteria
  const unknown = places.filter(({ city, zip }) => city && !zip && placesNamed(city).length === 0)
  return unknown.flatMap((place) =>
    nearPlaces(place.city ?? '', locale).flatMap(({ name, place: near }) => {
      const others = places.filter((other) => other !== place)
      return near ? [{ name, criteria: { ...criteria, places: [...others, near], page: 1 } }] : []
    }),
  )
}
