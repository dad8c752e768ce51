import { officialNames } from './merged-municipalities'
import type { Municipality, Postcode, Region } from '../../simulator/data/place-file'
import { groupNames, municipalityOfZip } from './place-postcodes'
import { groupBy, nameKey, readZips } from './read-geonames'
import { belgianSeats, largest, type Seat } from './seats'
import { ownNames, translatedNames } from './translated-names'

export function belgianMunicipalities(): Municipality[] {
  const seats = belgianSeats()
  const rows = readZips('BE')
  const names = groupNames(rows)
  const codeOfZip = municipalityOfZip(rows, seats)
  const byCode = groupBy(seats, (seat) => seat.code)
  return [...byCode].sort().map(([code, own]) => {
    const main = largest(own)
    const zips = [...codeOfZip].filter(([, owner]) => owner === code).map(([zip]) => zip)
    const given = officialNames[code] ?? main.name
    const name = ownNames.BE[given] ?? given
    return {
      code,
      name,
      translations: translatedNames[name],
      // Zwijndrecht came from the province of Antwerp.
      province: code === '46030' ? 'VOV' : main.province,
      region: regionOf(main.province),
      country: 'BE',
      population: main.population,
      zips: toPostcodes(zips, names, own, name),
    }
  })
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
    const main = largest(points)
    const population = found.reduce((sum, seat) => sum + share(seat), 0)
    const spelled = namesOf(zip).map((name) =>
      ownKeys.includes(nameKey(name)) ? municipality : (ownNames.BE[name] ?? lowerConnectives(name)),
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
