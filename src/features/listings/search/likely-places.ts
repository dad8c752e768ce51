import type { PlaceCriterion, SearchCriteria } from '@/domain/search/criteria'
import type { Locale } from '@/i18n/locales'
import { placesNamed } from '@/i18n/places/place-names'
import { nearPlaces, suggestPlaces } from '@/i18n/places/place-suggestions'

export interface LikelyPlace {
  name: string
  /** The same search there. */
  criteria: SearchCriteria
}

export interface CountedLikelyPlace extends LikelyPlace {
  /** What that search finds. */
  count: number
}

const mostMeant = 3

/** What a visitor may have meant by places that nobody knows. */
export function likelyPlaces(criteria: SearchCriteria, locale: Locale): LikelyPlace[] {
  const { places } = criteria
  return unknownPlaces(criteria).flatMap((place) =>
    placesMeantBy(place.city ?? '', locale).map(({ name, place: near }) => {
      const others = places.filter((other) => other !== place)
      return { name, criteria: { ...criteria, places: [...others, near], page: 1 } }
    }),
  )
}

/** Places of a search that have a name and are in no table. */
export function unknownPlaces({ places }: Pick<SearchCriteria, 'places'>): PlaceCriterion[] {
  return places.filter(
    ({ city, zip }) => city && !/^\d+$/.test(city) && !zip && placesNamed(city).length === 0,
  )
}

/** The search as a page names it: one that finds nothing is not called after a place that nobody knows. */
export function namedSearch(criteria: SearchCriteria, total: number): SearchCriteria {
  if (total > 0) return criteria
  const unknown = unknownPlaces(criteria)
  return { ...criteria, places: criteria.places.filter((place) => !unknown.includes(place)) }
}

/** First those that are only written shorter, such as St-Gillis. */
function placesMeantBy(city: string, locale: Locale) {
  return [...suggestPlaces(city, locale), ...nearPlaces(city, locale)]
    .flatMap(({ name, place }) => (place ? [{ name, place }] : []))
    .slice(0, mostMeant)
}
