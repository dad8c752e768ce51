import { type Reads, rows } from '@/database/query'
import { int, text } from '@/database/row'
import { bareZip, zipCountry } from '@/domain/place/zip'
import type { PlaceCriterion } from '@/domain/search/criteria'
import type { Locale } from '@/i18n/locales'
import { criterionOf, placesIn } from '@/i18n/places/place-criteria'
import { matchPlaces } from '@/i18n/places/place-match'
import { type Place, placeName, places } from '@/i18n/places/place-names'
import { slug } from '@/i18n/paths/slug'

import { cityTownsSql, livedPlacesSql, type PlaceProbe, zipTownsSql } from './quick-search.sql'
import type { TypedText } from './typed-text'

/** More places than this say that the visitor is not done typing. */
const mostPlaces = 5
const zipText = /^([bl])?[- ]*(\d{2,5})$/i

/** The places that a typed name or postal code means, best first; those without homes only when there is no other. */
export async function findPlaces(db: Reads, { text: typed, language }: TypedText): Promise<PlaceCriterion[]> {
  const [, letter, digits] = zipText.exec(typed) ?? []
  if (digits) {
    const towns = await findTowns(db, digits, letter)
    return placesIn(language, towns.length > 0 ? towns : municipalitiesWithZip(digits, language))
  }
  const matched = matchPlaces(typed)
  if (matched.length > 0) {
    const shown = matched.length > 1 ? await withHomes(db, matched) : matched
    return shown.slice(0, mostPlaces).map((place) => criterionFor(place, typed, language))
  }
  const key = slug(typed)
  return key.length < 3 || /^\d/.test(key) ? [] : rows(db, { city: text }, cityTownsSql(key, mostPlaces))
}

/** Luxembourg's codes stand in the data with and without their letter. */
async function findTowns(db: Reads, digits: string, letter = ''): Promise<PlaceCriterion[]> {
  const country = zipCountry(`${letter}1000`)
  const ask = (before: string) =>
    rows(
      db,
      { zip: text, city: text, country: text },
      zipTownsSql(before + digits.padEnd(4, '0'), before + digits.padEnd(5, '9'), mostPlaces * 2),
    )
  const towns = (await Promise.all([ask(''), ask('L-')])).flat()
  const byPlace = new Map(
    towns
      .filter((town) => !country || town.country === country)
      .map(({ zip, city, country: own }) => [`${own} ${bareZip(zip)}`, { zip: bareZip(zip), city }]),
  )
  return [...byPlace.values()].sort((a, b) => a.zip.localeCompare(b.zip)).slice(0, mostPlaces)
}

function municipalitiesWithZip(zip: string, language: Locale): PlaceCriterion[] {
  return places
    .filter(({ municipality, zips }) => !municipality && zips.includes(zip))
    .map((place) => ({ city: placeName(place, language), zip }))
}

/** "9000 Gent" means that part of Gent. */
function criterionFor(place: Place, text: string, language: Locale): PlaceCriterion {
  const zip = /\d{4}/.exec(text)?.[0]
  return zip && place.zips.includes(zip)
    ? { city: placeName(place, language), zip }
    : criterionOf(place, language)
}

async function withHomes(db: Reads, matched: Place[]): Promise<Place[]> {
  const lived = await rows(db, { position: int }, livedPlacesSql(matched.flatMap(probesOf)))
  const positions = new Set(lived.map(({ position }) => position))
  return positions.size > 0 ? matched.filter((_, position) => positions.has(position)) : matched
}

/** A village often shares its postal code: only a home that names it is there for sure. */
function probesOf({ country, zips, cityKeys, municipality }: Place, position: number): PlaceProbe[] {
  const probe = { position, country, zip: null, cityKey: null }
  if (country !== 'BE') return cityKeys.map((cityKey) => ({ ...probe, cityKey }))
  if (!municipality) return zips.map((zip) => ({ ...probe, zip }))
  return zips.flatMap((zip) => cityKeys.map((cityKey) => ({ ...probe, zip, cityKey })))
}
