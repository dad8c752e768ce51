import { luxembourgNames } from './merged-municipalities'
import type { Municipality, Postcode } from '../../simulator/data/place-file'
import { groupBy, nameKey, readCommuneNames, readZips } from './read-geonames'
import { largest, luxembourgSeats, type Seat } from './seats'
import { ownNames, translatedNames } from './translated-names'

/** The capital alone has two thousand postcodes, one per street: `mostZips` takes a sample of them. */
export function luxembourgCommunes({ mostZips }: { mostZips: number }): Municipality[] {
  const places = luxembourgSeats()
  const communeNames = readCommuneNames()
  const zips = zipsByPlace()
  return [...groupBy(places, (seat) => seat.code)].sort().map(([code, own]) => {
    const main = largest(own)
    const given = luxembourgNames[code] ?? communeNames.get(code) ?? main.name
    const name = ownNames.LU[given] ?? given
    return {
      code,
      name,
      translations: translatedNames[name],
      province: main.province,
      region: 'luxembourg',
      country: 'LU',
      population: main.population,
      zips: sample(
        own.flatMap((place) => postcodesOf(place, zips)),
        mostZips,
      ),
    }
  })
}

function zipsByPlace(): Map<string, string[]> {
  const zips = new Map<string, string[]>()
  for (const row of readZips('LU')) {
    const key = nameKey(row.place_name)
    zips.set(key, [...(zips.get(key) ?? []), row.postal_code.replace('L-', '')])
  }
  return zips
}

function postcodesOf(place: Seat, zips: Map<string, string[]>): Postcode[] {
  // Villages elsewhere are called Erpeldange too, and have postcodes of their own.
  const name = ownNames.LU[place.name] ?? place.name
  const codes =
    [name, place.name, ...place.alternates].map((one) => zips.get(nameKey(one))).find(Boolean) ?? []
  const population = Math.max(200, Math.round(place.population / Math.max(1, codes.length)))
  return codes.map((zip) => ({
    zip,
    names: [name],
    lat: place.lat,
    lng: place.lng,
    population,
  }))
}

function sample(postcodes: Postcode[], most: number): Postcode[] {
  if (postcodes.length <= most) return postcodes
  const total = postcodes.reduce((sum, postcode) => sum + postcode.population, 0)
  return Array.from({ length: most }, (_, n) => {
    const postcode = postcodes[Math.floor(((n + 0.5) * postcodes.length) / most)]!
    return { ...postcode, population: Math.round(total / most) }
  })
}
