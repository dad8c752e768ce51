import type { CountryCode } from '@/domain/place/country'
import { bareZip } from '@/domain/place/zip'

import { municipalities, type MunicipalityRecord, municipalityOfZip } from './municipalities'
import { homonyms, type Place, places } from './place-names'
import { slug } from '../paths/slug'

const luxembourgByName = new Map(
  municipalities
    .filter(({ country }) => country === 'LU')
    .flatMap((one) => Object.values(one.names).map((name) => [slug(name), one])),
)

/** The municipality a home is in. In Luxembourg, with a postal code per street, the name of the town says more. */
export function municipalityOf(home: {
  country: CountryCode
  zip: string
  city: string
}): MunicipalityRecord | undefined {
  const { country, zip, city } = home
  const byZip = municipalityOfZip(country, bareZip(zip))
  return country === 'LU' ? (namedIn(country, city) ?? byZip) : (byZip ?? namedIn(country, city))
}

/** `undefined` outside Belgium and Luxembourg. */
export function municipalityOfPlace(place: Place): MunicipalityRecord | undefined {
  const whole = place.municipality ?? place
  if (whole.country === 'LU') return whole.names.map((name) => luxembourgByName.get(slug(name))).find(Boolean)
  return whole.zips.map((zip) => municipalityOfZip(whole.country, zip)).find(Boolean)
}

function namedIn(country: CountryCode, city: string): MunicipalityRecord | undefined {
  const [place] = homonyms(city).filter((one) => one.country === country)
  return place && municipalityOfPlace(place)
}

const placesByKey = new Map(
  places
    .filter(({ municipality }) => !municipality)
    .map((place) => [municipalityOfPlace(place)?.key, place] as const),
)

/** The place that a municipality's key stands for. */
export function placeOfMunicipality(key: string): Place | undefined {
  return placesByKey.get(key)
}
