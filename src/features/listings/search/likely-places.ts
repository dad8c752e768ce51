import type { SearchCriteria } from '@/domain/search/criteria'
import type { Locale } from '@/i18n/locales'
import { placesNamed } from '@/i18n/places/place-names'
import { nearPlaces, suggestPlaces } from '@/i18n/places/place-suggestions'

export interface LikelyPlace {
  name: string
  /** The same search there. */
  criteria: SearchCriteria
}

const mostMeant = 3

/** What a visitor may have meant by places that nobody knows. */
export function likelyPlaces(criteria: SearchCriteria, locale: Locale): LikelyPlace[] {
  const { places } = criteria
  const unknown = places.filter(
    ({ city, zip }) => city && !/\d/.test(city) && !zip && placesNamed(city).length === 0,
  )
  return unknown.flatMap((place) =>
    placesMeantBy(place.city ?? '', locale).map(({ name, place: near }) => {
      const others = places.filter((other) => other !== place)
      return { name, criteria: { ...criteria, places: [...others, near], page: 1 } }
    }),
  )
}

/** First those that are only written shorter, such as St-Gillis. */
function placesMeantBy(city: string, locale: Locale) {
  return [...suggestPlaces(city, locale), ...nearPlaces(city, locale)]
    .flatMap(({ name, place }) => (place ? [{ name, place }] : []))
    .slice(0, mostMeant)
}
