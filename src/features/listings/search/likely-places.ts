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

/** What a visitor may have meant by the first place that nobody knows. */
export function likelyPlaces(criteria: SearchCriteria, locale: Locale): LikelyPlace[] {
  const { places } = criteria
  const [place] = unknownPlaces(criteria)
  if (!place) return []
  return placesMeantBy(place.city ?? '', locale).map(({ name, place: near }) => {
    const others = places.filter((other) => other !== place)
    return { name, criteria: { ...criteria, places: [...others, near], page: 1 } }
  })
}

/** Places of a search that have a name and are in no table. */
export function unknownPlaces({ places }: Pick<SearchCriteria, 'places'>): PlaceCriterion[] {
  return places.filter(
    ({ city, zip }) => city && !/^\d+$/.test(city) && !zip && placesNamed(city).length === 0,
  )
}

/** The search as a page names it: not after a place that nobody knows. */
export function namedSearch(criteria: SearchCriteria, unknown: PlaceCriterion | undefined): SearchCriteria {
  return { ...criteria, places: criteria.places.filter(({ city }) => !unknown || city !== unknown.city) }
}

/** First those that are only written shorter, such as St-Gillis. */
function placesMeantBy(city: string, locale: Locale) {
  return [...suggestPlaces(city, locale), ...nearPlaces(city, locale)]
    .flatMap(({ name, place }) => (place ? [{ name, place }] : []))
    .slice(0, mostMeant)
}
