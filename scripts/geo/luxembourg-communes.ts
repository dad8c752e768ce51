import { currentCommune, luxembourgNames } from './merged-municipalities'
import type { Municipality, Postcode } from './place-file'
import { type GeoPlace, groupBy, nameKey, readCommuneNames, readPlaces, readZips } from './read-geonames'
import { ownNames, translatedNames } from './translated-names'

/** The capital alone has two thousand postcodes, one per street: a sample is enough to look right. */
const zipsPerCommune = 10

export function luxembourgCommunes(): Municipality[] {
  const places = readPlaces(['LU'])
  const communeNames = readCommuneNames()
  const zips = zipsByPlace()
  return [...groupBy(places, communeOf)].sort().map(([code, own]) => {
    const largest = own.reduce((best, place) => (place.population > best.population ? place : best))
    const given = luxembourgNames[code] ?? communeNames.get(code) ?? largest.name
    const name = ownNames[given] ?? given
    return {
      code,
      name,
      translations: translatedNames[name],
      province: `LU-${code.split('.')[0]}`,
      region: 'luxembourg',
      country: 'LU',
      population: largest.population,
      zips: sample(own.flatMap((place) => postcodesOf(place, zips))),
    }
  })
}

function communeOf(place: GeoPlace): string {
  return currentCommune(`${place.admin1}.${place.admin2}`)
}

function zipsByPlace(): Map<string, string[]> {
  const zips = new Map<string, string[]>()
  for (const row of readZips('LU')) {
    const key = nameKey(row.place_name)
    zips.set(key, [...(zips.get(key) ?? []), row.postal_code.replace('L-', '')])
  }
  return zips
}

function postcodesOf(place: GeoPlace, zips: Map<string, string[]>): Postcode[] {
  const codes = [place.name, ...place.alternates].map((name) => zips.get(nameKey(name))).find(Boolean) ?? []
  const population = Math.max(200, Math.round(place.population / Math.max(1, codes.length)))
  return codes.map((zip) => ({
    zip,
    names: [ownNames[place.name] ?? place.name],
    lat: place.lat,
    lng: place.lng,
    population,
  }))
}

function sample(postcodes: Postcode[]): Postcode[] {
  if (postcodes.length <= zipsPerCommune) return postcodes
  const total = postcodes.reduce((sum, postcode) => sum + postcode.population, 0)
  return Array.from({ length: zipsPerCommune }, (_, n) => {
    const postcode = postcodes[Math.floor(((n + 0.5) * postcodes.length) / zipsPerCommune)]!
    return { ...postcode, population: Math.round(total / zipsPerCommune) }
  })
}
