import type { SearchCriteria } from '@/domain/search/criteria'

import { municipalitiesOfProvince } from './municipalities'
import { municipalityOfPlace } from './municipality-of'
import { type PlaceArea, placeAreas } from './place-criteria'
import { placesNamed } from './place-names'

/** Every home in one of these fits: as few lists of alternatives as say the same. */
export interface SearchedPlaces {
  municipalityKeys: string[]
  provinceKeys: string[]
  /** Parts of municipalities, and places we do not know. */
  areas: PlaceArea[]
}

/** Where the homes of a search are, whichever way its places are given; a place within another adds nothing. */
export function searchedPlaces({
  places,
  municipalities,
  provinces,
}: Pick<SearchCriteria, 'places' | 'municipalities' | 'provinces'>): SearchedPlaces {
  const keys = new Set(municipalities)
  const areas: PlaceArea[] = []
  for (const place of places) {
    const whole = place.zip
      ? []
      : placesNamed(place.city ?? '').map((one) => !one.municipality && municipalityOfPlace(one))
    if (whole.length > 0 && whole.every((one) => one)) whole.forEach((one) => one && keys.add(one.key))
    else areas.push(...placeAreas(place))
  }
  const inProvinces = new Set(provinces.flatMap(municipalitiesOfProvince).map(({ key }) => key))
  return {
    municipalityKeys: [...keys].filter((key) => !inProvinces.has(key)),
    provinceKeys: provinces,
    areas,
  }
}
