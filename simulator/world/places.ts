import { readFileSync } from 'node:fs'

import type { Municipality, Region } from '../data/place-file'
import { hash } from '../seed/hash'
import type { Random } from '../seed/random'
import type { Language } from './language'

export type { Region }

export type Setting = 'city' | 'town' | 'village'

/** One postcode as a place where homes stand. */
export type Place = {
  index: number
  zip: string
  /** Village or quarter, in the place's own language. */
  name: string
  municipality: Municipality
  region: Region
  countryId: 10 | 50 | 33
  lat: number
  lng: number
  setting: Setting
  isGermanSpeaking: boolean
  /** Dearer or cheaper than its province, around 1. */
  priceFactor: number
}

const countryIds = { BE: 10, LU: 50, FR: 33 } as const
const germanSpeaking = new Set([
  '63001',
  '63012',
  '63013',
  '63023',
  '63040',
  '63048',
  '63061',
  '63067',
  '63087',
])
const dearMunicipalities: Record<string, number> = {
  31043: 2.1,
  35029: 1.6,
  38025: 1.25,
  44064: 1.7,
  38014: 1.35,
  25119: 1.5,
  25091: 1.2,
  25050: 1.25,
  23062: 1.35,
  24104: 1.4,
  21016: 1.15,
  21009: 1.2,
  21019: 1.25,
  21012: 0.75,
  21001: 0.8,
  44021: 1.25,
  11002: 1.05,
  24062: 1.3,
  31005: 1.15,
}

const municipalities = JSON.parse(
  readFileSync(new URL('../data/places.json', import.meta.url), 'utf8'),
) as Municipality[]

export const places: readonly Place[] = municipalities
  .flatMap((municipality) => municipality.zips.map((zip) => ({ municipality, zip })))
  .map(({ municipality, zip }, index) => ({
    index,
    zip: zip.zip,
    name: zip.names.includes(municipality.name) ? municipality.name : (zip.names[0] ?? municipality.name),
    municipality,
    region: municipality.region,
    countryId: countryIds[municipality.country],
    lat: zip.lat,
    lng: zip.lng,
    setting: settingOf(municipality),
    isGermanSpeaking: germanSpeaking.has(municipality.code),
    priceFactor:
      dearMunicipalities[municipality.code] ?? 0.88 + (hash(municipality.zips[0]!.lat * 1e5, 31) % 25) / 100,
  }))

const inhabitants = municipalities.flatMap((municipality) => municipality.zips.map((zip) => zip.population))
const tables = { 10: cumulative(10), 50: cumulative(50), 33: cumulative(33) }

/** A place of that country, as likely as its number of inhabitants. */
export function drawPlace(random: Random, countryId: Place['countryId']): Place {
  const { indexes, sums } = tables[countryId]
  const wanted = random.next() * sums[sums.length - 1]!
  let low = 0
  let high = sums.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if (sums[middle]! > wanted) high = middle
    else low = middle + 1
  }
  return places[indexes[low]!]!
}

/** The municipality's or quarter's name in a language, as a text would write it. */
export function placeName(place: Place, language: Language): string {
  const { municipality, name } = place
  if (name !== municipality.name) return brusselsQuarters[name]?.[language] ?? name
  return municipality.translations?.[language] ?? name
}

export const provinceCodes = [...new Set(municipalities.map((municipality) => municipality.province))]
const municipalityCodes = new Map(municipalities.map((municipality, n) => [municipality.code, n]))

/** Ids of the region tree: provinces from 1, municipalities from 101. */
export function provinceId(place: Place): number {
  return provinceCodes.indexOf(place.municipality.province) + 1
}

export function municipalityId(place: Place): number {
  return 101 + municipalityCodes.get(place.municipality.code)!
}

const brusselsQuarters: Record<string, Partial<Record<Language, string>>> = { Laeken: { nl: 'Laken' } }

function settingOf(municipality: Municipality): Setting {
  if (municipality.region === 'brussels' || municipality.population > 60_000) return 'city'
  return municipality.population > 15_000 ? 'town' : 'village'
}

function cumulative(countryId: Place['countryId']) {
  const own = places.filter((place) => place.countryId === countryId)
  let sum = 0
  // Below one, so that the largest cities do not take every home of a small demo.
  const sums = Float64Array.from(own, (place) => (sum += (inhabitants[place.index] ?? 0) ** 0.8))
  return { indexes: own.map((place) => place.index), sums }
}
