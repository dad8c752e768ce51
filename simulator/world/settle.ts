import { hash } from '../seed/hash'
import type { MainType } from './main-types'
import type { Place } from './places'
import type { Address } from './streets'
import {
  addressesOfTowns,
  distanceKm,
  isForProjects,
  type TownAddress,
  type TownName,
  townNames,
  townOf,
} from './town-addresses'

/** Where the home or project of an index stands. */
export type Settlement = (index: number) => { place: Place; address: Address }

/** What was drawn in the wide world. */
type Drawn = { key: number; place: Place; type?: MainType }

type Seats = Record<TownName, number>

/** Of 240 homes as many in each town as an agency of both countries might have. */
export const homeSeats: Seats = {
  Bruxelles: 64,
  Luxembourg: 37,
  Antwerpen: 32,
  Gent: 32,
  Leuven: 14,
  Brugge: 14,
  Liège: 14,
  Namur: 12,
  Mons: 6,
  Roeselare: 4,
  Halle: 3,
  Nivelles: 3,
  "Braine-l'Alleud": 3,
  Rixensart: 2,
}

/** Of 12 projects. */
export const projectSeats: Seats = {
  Bruxelles: 1,
  Luxembourg: 2,
  Antwerpen: 2,
  Gent: 1,
  Leuven: 0,
  Brugge: 0,
  Liège: 2,
  Namur: 1,
  Mons: 1,
  Roeselare: 1,
  Halle: 0,
  Nivelles: 1,
  "Braine-l'Alleud": 0,
  Rixensart: 0,
}

const rural = new Set(['farm', 'farmland', 'villa', 'warehouse', 'plot'])
/** Rural homes stand in the outer share of a town. */
const outerShare = 0.3
const neighbours = 12

const middles = new Map(
  [...addressesOfTowns].map(([town, addresses]) => {
    const mean = (value: (address: TownAddress) => number) =>
      addresses.reduce((sum, address) => sum + value(address), 0) / addresses.length
    return [town, { lat: mean(({ lat }) => lat), lng: mean(({ lng }) => lng) }]
  }),
)

/**
 * Every home moves to the town nearest to where it was drawn that still has a seat, and whoever was drawn in one stays.
 * Each round of seats is dealt by itself, so that an index stands at the same address however many homes there are.
 */
export function settle(
  seats: Seats,
  kind: 'homes' | 'projects',
  drawnAt: (index: number) => Drawn,
): Settlement {
  const size = Object.values(seats).reduce((sum, count) => sum + count)
  const rounds = new Map<number, TownAddress[]>()
  return (index) => {
    const round = Math.floor(index / size)
    let addresses = rounds.get(round)
    if (!addresses) {
      const drawn = Array.from({ length: size }, (_, at) => drawnAt(round * size + at))
      addresses = addressesFor(drawn, townsFor(drawn, seats), kind)
      rounds.set(round, addresses)
    }
    const address = addresses[index - round * size]!
    return { place: address.place, address }
  }
}

function townsFor(drawn: Drawn[], seats: Seats): TownName[] {
  const left = { ...seats }
  const towns: TownName[] = []
  const moves = drawn
    .flatMap((home, at) => townNames.map((town) => ({ at, town, cost: costOf(home, town) })))
    .sort((a, b) => a.cost - b.cost || a.at - b.at)
  for (const { at, town } of moves) {
    if (towns[at] || left[town] === 0) continue
    towns[at] = town
    left[town]--
  }
  return towns
}

/** Kilometres, and as if far away what would change a home's country or language. Rural homes go first, but not to Brussels. */
function costOf(home: Drawn, town: TownName): number {
  const { place } = home
  if (townOf(place) === town) return 0
  const { region, countryId } = addressesOfTowns.get(town)![0]!.place
  const kilometres = distanceKm(place, middles.get(town)!)
  if ((countryId === 50) === (place.countryId === 10)) return 10_000 + kilometres
  if (region !== 'brussels' && region !== place.region) return 1000 + kilometres
  if (isRural(home)) return region === 'brussels' ? 300 + kilometres : kilometres / 100
  // There are not seats enough in Wallonia, so most of Brussels' are for its homes.
  return region === 'brussels' && place.region === 'flanders' ? 60 + kilometres : kilometres
}

function addressesFor(drawn: Drawn[], towns: TownName[], kind: 'homes' | 'projects'): TownAddress[] {
  const addresses: TownAddress[] = []
  const taken = new Set<TownAddress>()
  const order = drawn
    .map((home, at) => ({ home, at, town: towns[at]! }))
    // First whoever stays where it was drawn, then whoever needs room.
    .sort((a, b) => rankOf(a) - rankOf(b) || a.at - b.at)
  for (const { home, at, town } of order) {
    const free = addressesOfTowns
      .get(town)!
      .filter((address) => !taken.has(address) && isForProjects(address) === (kind === 'projects'))
    const fitting = fittingAddresses(free, home, town)
    const chosen = fitting[hash(home.key, 46) % fitting.length]!
    taken.add(chosen)
    addresses[at] = chosen
  }
  return addresses
}

function rankOf({ home, town }: { home: Drawn; town: TownName }): number {
  if (townOf(home.place) === town) return 0
  return isRural(home) ? 1 : 2
}

function isRural({ type }: Drawn): boolean {
  return type !== undefined && rural.has(type.key)
}

function fittingAddresses(free: TownAddress[], home: Drawn, town: TownName): TownAddress[] {
  const sameZip = free.filter(({ place }) => place.index === home.place.index)
  if (sameZip.length > 0) return sameZip
  const isStaying = townOf(home.place) === town
  if (!isStaying && !isRural(home)) return free
  const from = isStaying ? home.place : middles.get(town)!
  const near = free.toSorted((a, b) => distanceKm(a, from) - distanceKm(b, from))
  return isStaying ? near.slice(0, neighbours) : near.slice(-Math.ceil(free.length * outerShare))
}
