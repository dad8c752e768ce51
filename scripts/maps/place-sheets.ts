import { readFileSync } from 'node:fs'

import { municipalityKey } from '../geo/municipality-records'
import { groupBy } from '../geo/read-geonames'
import { belgianSeats, luxembourgSeats } from '../geo/seats'
import { readGround, type Town } from './map-files'
import { lastZoom, point, type Sheet } from './sheet'

interface SiteMunicipality {
  key: string
  names: Record<string, string>
  point: [number, number]
}

/** So many towns are named from afar, so many more half way. */
const known = { far: 40, half: 160 }
const brussels = '21004'
const leastPeople = 900

/** Stations, and the names of towns and quarters. */
export function placeSheets(towns: readonly Town[]): Sheet[] {
  const rows = JSON.parse(readFileSync('src/i18n/municipalities.json', 'utf8')) as SiteMunicipality[]
  const named = townPoints(rows)
  const sheet = (from: number, features: GeoJSON.Feature[]): Sheet => ({
    layer: 'places',
    from,
    to: lastZoom,
    features,
  })
  return [
    { layer: 'stations', from: 11, to: lastZoom, features: stationPoints() },
    sheet(6, named.slice(0, known.far)),
    sheet(8, named.slice(known.far, known.half)),
    sheet(9, named.slice(known.half)),
    sheet(12, quarterPoints(towns, rows)),
  ]
}

function stationPoints(): GeoJSON.Feature[] {
  return readGround('stations').map(([names, lng, lat, stops]) =>
    point(
      {
        name: names[''] ?? names['fr'] ?? '',
        ...(names['fr'] && { name_fr: names['fr'] }),
        ...(names['nl'] && { name_nl: names['nl'] }),
        rank: stops > 250 ? 1 : stops > 80 ? 2 : 3,
      },
      [lng, lat],
    ),
  )
}

/** Largest first; the communes around Brussels stand behind the city that they belong to. */
function townPoints(rows: readonly SiteMunicipality[]): GeoJSON.Feature[] {
  const seats = groupBy([...belgianSeats(), ...luxembourgSeats()], ({ code }) => municipalityKey(code))
  const people = (key: string) => (seats.get(key) ?? []).reduce((sum, { population }) => sum + population, 0)
  const weight = ({ key }: SiteMunicipality) =>
    key === brussels ? 1e6 : isOfBrussels(key) ? Math.min(people(key), 45_000) : people(key)
  return rows
    .toSorted((a, b) => weight(b) - weight(a))
    .map(({ names: { nl: name = '', ...others }, point: at }, rank) => {
      const translated = Object.entries(others).filter(([, text]) => text !== name)
      const names = Object.fromEntries(translated.map(([language, text]) => [`name_${language}`, text]))
      return point({ kind: 'town', name, ...names, rank }, at)
    })
}

/** Villages and quarters of the covered towns at their own points; in Brussels they are the communes. */
function quarterPoints(towns: readonly Town[], rows: readonly SiteMunicipality[]): GeoJSON.Feature[] {
  const codes = new Set(towns.flatMap(({ nis }) => nis))
  const townNames = new Set(rows.filter(({ key }) => codes.has(key)).flatMap(({ names }) => Object.values(names)))
  const villages = belgianSeats()
    .filter(({ code, population }) => codes.has(code) && population >= leastPeople)
    .filter(({ code, name }) => !isOfBrussels(code) && !townNames.has(name))
    .map(({ name, population, lng, lat }) =>
      point({ kind: 'quarter', name, rank: 1000 - Math.min(900, Math.round(population / 100)) }, [lng, lat]),
    )
  const quarters = readGround('luxembourg-quarters').map(([name, lng, lat]) =>
    point({ kind: 'quarter', name, rank: 1000 }, [lng, lat]),
  )
  return [...villages, ...quarters]
}

function isOfBrussels(key: string): boolean {
  return /^21\d{3}$/.test(key)
}
