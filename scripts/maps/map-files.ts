import { readdirSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'

import { decodeLine } from '@/features/listings/map/streets/polyline'

/** Where the files lie from which the map is made; maps/LICENSE says whose they are. */
export const mapFolder = 'maps'

/** Lines are encoded: see decodeLine. */
export type Line = [lng: number, lat: number][]
export type StreetRow = [name: string, secondName: string | 0, streetClass: number, lines: string[]]
export type SquareRow = [name: string, secondName: string | 0, rings: string[]]

export interface Town {
  town: string
  /** Keys of its municipalities as the simulator knows them: NIS codes, canton.commune in Luxembourg. */
  nis: string[]
  boundary: string[]
  streets: StreetRow[]
  squares: SquareRow[]
}

export interface AreasAndLines {
  areas: string[][]
  lines: string[]
}

export interface GroundFiles {
  'brussels-communes': [code: string, rings: string[]][]
  'brussels-green': AreasAndLines
  'brussels-water': AreasAndLines
  'flanders-waterways': [name: string, metres: number, line: string][]
  land: string[][]
  'luxembourg-buildings': string[]
  'luxembourg-quarters': [name: string, lng: number, lat: number][]
  'luxembourg-roads': [number: string, lines: string[]][]
  rivers: string[]
  stations: [names: Record<string, string>, lng: number, lat: number, stops: number][]
}

export const linesOf = (texts: readonly string[]): Line[] => texts.map(decodeLine)

export function readTowns(): Town[] {
  return readdirSync(`${mapFolder}/streets`)
    .sort()
    .map((file) => readPacked(`streets/${file}`) as Town)
}

export function readGround<Name extends keyof GroundFiles>(name: Name): GroundFiles[Name] {
  return readPacked(`ground/${name}.json.gz`) as GroundFiles[Name]
}

export function readCoverage(): string[] {
  const towns = JSON.parse(readFileSync(`${mapFolder}/coverage.json`, 'utf8')) as { border: string[] }[]
  return towns.flatMap(({ border }) => border)
}

function readPacked(file: string): unknown {
  return JSON.parse(gunzipSync(readFileSync(`${mapFolder}/${file}`)).toString())
}
