import type { CountryCode } from '@/domain/place/country'
import { bareZip, zipCountry, zipForms } from '@/domain/place/zip'
import type { PlaceCriterion, SearchCriteria } from '@/domain/search/criteria'

import type { Locale } from '../locales'
import { municipalityByKey, provinceByKey } from './municipalities'
import { homonyms, type Place, placeName, placesNamed } from './place-names'
import { slug } from '../paths/slug'

/** Homes are in an area by their postal code or by the town they name; Belgian and Luxembourg codes overlap. */
export interface PlaceArea {
  zips?: string[]
  cityKeys?: string[]
  country?: CountryCode
}

/** Where the homes of a place are, in whichever language it is named. */
export function placeAreas({ city = '', zip }: PlaceCriterion): PlaceArea[] {
  if (zip) return [{ zips: zipForms(zip), country: zipCountry(zip) ?? countryOf(city, zip) }]
  const found = placesNamed(city)
  return found.length > 0 ? found.map(areaOf) : [{ cityKeys: [slug(city)] }]
}

/** As few areas as say the same: an index answers one list of codes at once, but not several alternatives. */
export function joinedAreas(areas: PlaceArea[]): PlaceArea[] {
  const kinds = Map.groupBy(areas, ({ country, zips }) => `${country} ${zips ? 'zips' : 'cities'}`)
  return [...kinds.values()].map((alike) => {
    const joined = (part: 'zips' | 'cityKeys') => [...new Set(alike.flatMap((area) => area[part] ?? []))]
    const country = alike[0]?.country
    return alike[0]?.zips ? { zips: joined('zips'), country } : { cityKeys: joined('cityKeys'), country }
  })
}

function areaOf({ country, zips, cityKeys }: Place): PlaceArea {
  return country === 'BE' ? { zips, country } : { cityKeys, country }
}

/** A search with its places named in a language: one address in each language for the same homes. */
export function criteriaIn(locale: Locale, criteria: SearchCriteria): SearchCriteria {
  return { ...criteria, ...knownRegions(criteria), places: placesIn(locale, criteria.places) }
}

/** Keys that are in no table, and municipalities of a chosen province, say nothing. */
function knownRegions(criteria: SearchCriteria): Pick<SearchCriteria, 'provinces' | 'municipalities'> {
  const provinces = criteria.provinces.filter((key) => provinceByKey(key))
  const municipalities = criteria.municipalities.filter((key) => {
    const one = municipalityByKey(key)
    return one && !provinces.includes(one.province)
  })
  return { provinces, municipalities }
}

export function placesIn(locale: Locale, places: PlaceCriterion[]): PlaceCriterion[] {
  return places.map((place) => namedIn(locale, place))
}

/** The criterion that means just this place. */
export function criterionOf(place: Place, locale: Locale): PlaceCriterion {
  const isVillage = place.municipality !== undefined
  const [zip] = place.zips
  if (isVillage && place.zips.length === 1) return { city: placeName(place, locale), zip }
  const own = [placeName(place, locale), place.name].find((name) => isOnly(place, placesNamed(name)))
  return own ? { city: own } : { city: place.name, ...(zip && { zip }) }
}

function namedIn(locale: Locale, { city = '', zip }: PlaceCriterion): PlaceCriterion {
  const [place, ...others] = zip ? withZip(city, zip) : placesNamed(city)
  if (!place || others.length > 0) return { ...(city && { city }), ...(zip && { zip }) }
  return zip ? { city: placeName(place, locale), zip } : criterionOf(place, locale)
}

function countryOf(city: string, zip: string): CountryCode | undefined {
  const countries = new Set(withZip(city, zip).map(({ country }) => country))
  return countries.size === 1 ? [...countries][0] : undefined
}

function withZip(city: string, zip: string): Place[] {
  return homonyms(city).filter(({ country, zips }) => country !== 'BE' || zips.includes(bareZip(zip)))
}

function isOnly(place: Place, found: readonly Place[]): boolean {
  return found.length === 1 && found[0] === place
}
