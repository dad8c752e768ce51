import { inAllLanguages, type PerLanguage } from '@/domain/language'
import type { CountryCode } from '@/domain/place/country'

import municipalityRecords from '../municipalities.json'
import provinceRecords from '../provinces.json'

type HomeCountry = 'BE' | 'LU'

/** A Belgian municipality or a Luxembourg commune, as `npm run generate` writes it. */
export interface MunicipalityRecord {
  /** NIS code in Belgium, LU-canton-commune in Luxembourg. */
  key: string
  country: HomeCountry
  province: string
  names: PerLanguage<string>
  /** All of a Belgian municipality's; in Luxembourg, with one per street, most of them. */
  zips: string[]
  /** Longitude and latitude of its largest place. */
  point: [lng: number, lat: number]
}

/** A Belgian province, the Brussels region or a Luxembourg canton. */
export interface ProvinceRecord {
  key: string
  country: HomeCountry
  names: PerLanguage<string>
}

// The compiler reads the files as lists and plain texts, and in the full languages only.
export const municipalities = (
  municipalityRecords as readonly unknown[] as readonly MunicipalityRecord[]
).map(named)
export const provinces = (provinceRecords as readonly unknown[] as readonly ProvinceRecord[]).map(named)

/** The files have the names in the full languages; the others read those. */
function named<One extends { names: PerLanguage<string> }>(one: One): One {
  return { ...one, names: inAllLanguages(one.names) }
}

const municipalitiesByKey = new Map(municipalities.map((one) => [one.key, one]))
const provincesByKey = new Map(provinces.map((one) => [one.key, one]))
const byProvince = Map.groupBy(municipalities, ({ province }) => province)
const byZip = new Map(municipalities.flatMap((one) => one.zips.map((zip) => [zipKey(one.country, zip), one])))

export function municipalityByKey(key: string): MunicipalityRecord | undefined {
  return municipalitiesByKey.get(key)
}

export function provinceByKey(key: string): ProvinceRecord | undefined {
  return provincesByKey.get(key)
}

export function municipalitiesOfProvince(province: string): readonly MunicipalityRecord[] {
  return byProvince.get(province) ?? []
}

/** Luxembourg's postal codes have four digits too, so the country must be known. */
export function municipalityOfZip(country: CountryCode, zip: string): MunicipalityRecord | undefined {
  return byZip.get(zipKey(country, zip))
}

function zipKey(country: CountryCode, zip: string): string {
  return `${country} ${zip}`
}
