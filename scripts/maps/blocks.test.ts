import { expect, test } from 'vitest'

import { encodeLine } from '@/testing/maps/a-line'

import { blocksOf } from './blocks'
import type { StreetRow } from './map-files'


const street = (streetClass: number, ...line: [number, number][]): StreetRow => [
  'Straat',
  0,
  streetClass,
  [encodeLine(line)],
]
const west = 4.7
const east = 4.702
const middle = 4.701
const south = 50.88
const north = 50.881

test('two blocks lie between streets that cross, and a dead end is no border', () => {
  const blocks = blocksOf([
    street(3, [west, south], [middle, south], [east, south], [east, north], [middle, north], [west, north], [west, south]),
    street(3, [middle, south], [middle, north]),
    street(4, [west, south], [4.7003, 50.8805]),
  ])
  expect(blocks).toHaveLength(2)
  for (const { ring, squareMetres } of blocks) {
    expect(ring).toHaveLength(5)
    expect(ring.at(-1)).toEqual(ring[0])
    expect(squareMetres).toBeGreaterThan(7500)
    expect(squareMetres).toBeLessThan(8000)
  }
})

test('a motorway encloses nothing, nor do streets that do not meet', () => {
  const ring: [number, number][] = [[west, south], [east, south], [east, north], [west, north], [west, south]]
  expect(blocksOf([street(5, ...ring)])).toEqual([])
  expect(blocksOf([street(3, ...ring.slice(0, 4))])).toEqual([])
})
