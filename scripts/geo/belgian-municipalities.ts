import { currentNis, missingPlaces, officialNames, populationCorrections } from './merged-municipalities'
import type { Municipality, Postcode, Region } from './place-file'
import { groupNames, municipalityOfZip } from './place-postcodes'
import { groupBy, nameKey, readPlaces, readZips } from './read-geonames'
import { ownNames, translatedNames } from './translated-names'

type Seat = {
  name: string
  alternates: string[]
  lat: number
  lng: number
  province: string
  code: string
  population: number
}

export function belgianMunicipalities(): Municipality[] {
  const seats = [...readSeats(), ...missingPlaces.map((place) => ({ ...place, alternates: [] }))]
  const rows = readZips('BE')
  const names = groupNames(rows)
  const codeOfZip = municipalityOfZip(rows, seats)
  const byCode = groupBy(seats, (seat) => seat.code)
  return [...byCode].sort().map(([code, own]) => {
    const largest = own.reduce((best, seat) => (seat.population > best.population ? seat : best))
    const zips = [...codeOfZip].filter(([, owner]) => owner === code).map(([zip]) => zip)
    const given = officialNames[code] ?? largest.name
    const name = ownNames[given] ?? given
    return {
      code,
      name,
      translations: translatedNames[name],
      // Zwijndrecht came from the province of Antwerp.
      province: code === '46030' ? 'VOV' : largest.province,
      region: regionOf(largest.province),
      country: 'BE',
      population: largest.population,
      zips: toPostcodes(zips, names, own, name),
    }
  })
}

function readSeats(): Seat[] {
  return readPlaces(['BE']).map((place) => ({
    name: place.name,
    alternates: place.alternates,
    lat: place.lat,
    lng: place.lng,
    province: place.admin2,
    // One row carries no municipality: it lies in Landen.
    code: currentNis(place.admin4 || '24059'),
    population: populationCorrections[place.name] ?? place.population,
  }))
}

function toPostcodes(
  zips: string[],
  names: Map<string, string[]>,
  seats: Seat[],
  municipality: string,
): Postcode[] {
  const ownKeys = [municipality, ...Object.values(translatedNames[municipality] ?? {})].map(nameKey)
  const namesOf = (zip: string) => names.get(zip) ?? []
  const matches = new Map(zips.map((zip) => [zip, seats.filter((seat) => isNamed(seat, namesOf(zip)))]))
  // A city with many postcodes is counted once: each code gets its share.
  const share = (seat: Seat) =>
    seat.population / [...matches.values()].filter((found) => found.includes(seat)).length
  return zips.map((zip) => {
    const found = matches.get(zip) ?? []
    const points = found.length > 0 ? found : seats
    const main = points.reduce((best, seat) => (seat.population > best.population ? seat : best))
    const population = found.reduce((sum, seat) => sum + share(seat), 0)
    const spelled = namesOf(zip).map((name) =>
      ownKeys.includes(nameKey(name)) ? municipality : (ownNames[name] ?? lowerConnectives(name)),
    )
    return {
      zip,
      names: spelled,
      lat: main.lat,
      lng: main.lng,
      population: Math.max(300, Math.round(population)),
    }
  })
}

/** The source writes Hermalle-Sous-Argenteau. */
function lowerConnectives(name: string): string {
  const connectives =
    /-(Sous|Sur|Lez|Le|La|Les|En|De|Du|Des|Au|Aux|Et|L|Devant|Ten|Ter|Op|Den|Aan|In|Bij|Van|à)(?=-)/g
  return name.replace(connectives, (word) => word.toLowerCase())
}

function isNamed(seat: Seat, names: string[]): boolean {
  const keys = names.map(nameKey)
  return [seat.name, ...seat.alternates].some((name) => keys.includes(nameKey(name)))
}

function regionOf(province: string): Region {
  if (province === 'BRU') return 'brussels'
  return province.startsWith('V') ? 'flanders' : 'wallonia'
}
