import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import type { Municipality } from './place-file'

const places = JSON.parse(readFileSync(new URL('places.json', import.meta.url), 'utf8')) as Municipality[]
const of = (country: string) => places.filter((place) => place.country === country)

test('the file has every municipality, commune and Belgian postcode of today', () => {
  expect(of('BE')).toHaveLength(565)
  expect(of('LU')).toHaveLength(100)
  expect(new Set(of('BE').flatMap((place) => place.zips.map((zip) => zip.zip))).size).toBe(1146)
  expect(places.filter((place) => place.zips.length === 0)).toEqual([])
})

test('the region of a Belgian postcode agrees with its municipality', () => {
  const regionOf = (zip: number) => (zip < 1300 ? 'brussels' : zip < 1500 || (zip >= 4000 && zip < 8000) ? 'wallonia' : 'flanders')
  const wrong = of('BE').flatMap((place) => place.zips.filter((zip) => regionOf(Number(zip.zip)) !== place.region).map((zip) => zip.zip))
  expect(wrong).toEqual([])
})

test.each([
  { zip: '9000', name: 'Gent', fr: 'Gand' },
  { zip: '1050', name: 'Ixelles', nl: 'Elsene' },
  { zip: '4000', name: 'Liège', nl: 'Luik', de: 'Lüttich' },
])('$zip is $name, with its other names', ({ zip, name, ...names }) => {
  const place = of('BE').find((candidate) => candidate.zips.some((postcode) => postcode.zip === zip))
  expect(place?.name).toBe(name)
  expect(place?.translations).toMatchObject(names)
})
