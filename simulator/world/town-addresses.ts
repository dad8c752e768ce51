import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'

import { hash } from '../seed/hash'
import { type Place, places } from './places'
import type { Address } from './streets'

/** The towns whose streets the map draws. */
export const townNames = [
  'Antwerpen',
  "Braine-l'Alleud",
  'Brugge',
  'Bruxelles',
  'Gent',
  'Halle',
  'Leuven',
  'Liège',
  'Luxembourg',
  'Mons',
  'Namur',
  'Nivelles',
  'Rixensart',
  'Roeselare',
] as const
export type TownName = (typeof townNames)[number]

/** An address on a street that exists: place, street and point belong together. */
export type TownAddress = Address & { place: Place }

type AddressRow = [
  municipality: string,
  zip: string,
  street: string,
  secondName: string | 0,
  lng: number,
  lat: number,
]

const rows = JSON.parse(
  gunzipSync(readFileSync(new URL('../../maps/demo-addresses.json.gz', import.meta.url))).toString(),
) as AddressRow[]

const placeOf = new Map(
  places.map((place) => [`${place.municipality.code} ${place.zip}`, inTown(place)] as const),
)

/** Which of a postcode's villages a street lies in is not known: where there are several, it is called by its town. */
function inTown(place: Place): Place {
  const { municipality, zip } = place
  const isKnown = municipality.zips.find((postcode) => postcode.zip === zip)?.names.length === 1
  return isKnown ? place : { ...place, name: municipality.name }
}

/** Every town's addresses; only in Brussels has a street a second name, the Dutch one. */
export const addressesOfTowns: ReadonlyMap<TownName, readonly TownAddress[]> = Map.groupBy(
  rows.map(([municipality, zip, street, secondName, lng, lat]) => ({
    place: placeOf.get(`${municipality} ${zip}`)!,
    street: { nl: secondName || street, fr: street },
    lat,
    lng,
  })),
  ({ place }) => townOf(place)!,
)

/** A few are kept for projects, so that none stands where a home stands. */
export function isForProjects(address: TownAddress): boolean {
  return hash(Math.round(address.lat * 1e5), Math.round(address.lng * 1e5)) % 12 === 0
}

/** The nineteen communes of Brussels are one town. */
export function townOf({ region, municipality }: Place): TownName | undefined {
  if (region === 'brussels') return 'Bruxelles'
  return townNames.find((name) => name === municipality.name)
}

export function distanceKm(a: { lat: number; lng: number }, b: { lat: number; lng: number }): number {
  const east = (a.lng - b.lng) * Math.cos((a.lat * Math.PI) / 180)
  return Math.hypot(a.lat - b.lat, east) * 111.2
}
