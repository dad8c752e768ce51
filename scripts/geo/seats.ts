import { currentCommune, currentNis, missingPlaces, populationCorrections } from './merged-municipalities'
import { readPlaces } from './read-geonames'

/** A town or village of a municipality. */
export type Seat = {
  name: string
  alternates: string[]
  lat: number
  lng: number
  province: string
  code: string
  population: number
}

export function belgianSeats(): Seat[] {
  const known = readPlaces(['BE']).map((place) => ({
    name: place.name,
    alternates: place.alternates,
    lat: place.lat,
    lng: place.lng,
    province: place.admin2,
    // One row carries no municipality: it lies in Landen.
    code: currentNis(place.admin4 || '24059'),
    population: populationCorrections[place.name] ?? place.population,
  }))
  return [...known, ...missingPlaces.map((place) => ({ ...place, alternates: [] }))]
}

export function luxembourgSeats(): Seat[] {
  return readPlaces(['LU']).map((place) => {
    const code = currentCommune(`${place.admin1}.${place.admin2}`)
    const { name, alternates, lat, lng, population } = place
    return { name, alternates, lat, lng, population, code, province: `LU-${code.split('.')[0]}` }
  })
}

export function largest<Item extends { population: number }>(items: Item[]): Item {
  return items.reduce((best, item) => (item.population > best.population ? item : best))
}
