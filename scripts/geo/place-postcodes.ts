import { postcodeExceptions } from './merged-municipalities'
import { nameKey, type ZipRow } from './read-geonames'

export type Seat = { name: string; alternates: string[]; province: string; code: string }

const lastZipOfProvince: [number, string][] = [
  [1300, 'BRU'],
  [1500, 'WBR'],
  [2000, 'VBR'],
  [3000, 'VAN'],
  [3500, 'VBR'],
  [4000, 'VLI'],
  [5000, 'WLG'],
  [6000, 'WNA'],
  [6600, 'WHT'],
  [7000, 'WLX'],
  [8000, 'WHT'],
  [9000, 'VWV'],
  [10000, 'VOV'],
]

export function provinceOfZip(zip: string): string {
  return lastZipOfProvince.find(([end]) => Number(zip) < end)?.[1] ?? 'VOV'
}

/** Belgian postcode to municipality code, by place name within the province; the rest inherit from a neighbouring code. */
export function municipalityOfZip(rows: ZipRow[], seats: Seat[]): Map<string, string> {
  const byName = indexBy(seats, (seat) => [seat.name])
  const byAlternate = indexBy(seats, (seat) => seat.alternates)
  const names = groupNames(rows)
  const zips = [...names.keys()].sort()
  const found = new Map<string, string>()
  for (const zip of zips) {
    const code =
      postcodeExceptions[zip] ?? mostNamed(names.get(zip) ?? [], provinceOfZip(zip), byName, byAlternate)
    if (code) found.set(zip, code)
  }
  return inherit(zips, found)
}

export function groupNames(rows: ZipRow[]): Map<string, string[]> {
  const names = new Map<string, string[]>()
  for (const row of rows) names.set(row.postal_code, [...(names.get(row.postal_code) ?? []), row.place_name])
  return names
}

function mostNamed(names: string[], province: string, ...indexes: Map<string, Seat[]>[]): string | undefined {
  const votes = new Map<string, number>()
  for (const name of names) {
    const seats = indexes
      .map((index) => (index.get(nameKey(name)) ?? []).filter((seat) => seat.province === province))
      .find((candidates) => candidates.length > 0)
    const codes = new Set((seats ?? []).map((seat) => seat.code))
    const [code] = codes
    if (codes.size === 1 && code) votes.set(code, (votes.get(code) ?? 0) + 1)
  }
  return [...votes].sort((a, b) => b[1] - a[1])[0]?.[0]
}

function inherit(zips: string[], found: Map<string, string>): Map<string, string> {
  const complete = new Map<string, string>()
  zips.forEach((zip, position) => {
    const own = found.get(zip)
    const lower = zips
      .slice(0, position)
      .reverse()
      .find((other) => sameProvince(other, zip) && complete.has(other))
    const higher = zips.slice(position + 1).find((other) => sameProvince(other, zip) && found.has(other))
    const code = own ?? complete.get(lower ?? '') ?? found.get(higher ?? '')
    if (code) complete.set(zip, code)
  })
  return complete
}

function sameProvince(a: string, b: string): boolean {
  return provinceOfZip(a) === provinceOfZip(b)
}

function indexBy(seats: Seat[], namesOf: (seat: Seat) => string[]): Map<string, Seat[]> {
  const index = new Map<string, Seat[]>()
  for (const seat of seats) {
    for (const name of namesOf(seat)) {
      const key = nameKey(name)
      if (key) index.set(key, [...(index.get(key) ?? []), seat])
    }
  }
  return index
}
