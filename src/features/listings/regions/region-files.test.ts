import { gzipSync } from 'node:zlib'

import { expect, test } from 'vitest'

import { municipalities, provinces } from '@/i18n/places/municipalities'

import { findRegionFile, regionFileHref } from './region-files'
import paths from './region-paths.json'
import topology from './region-topology.json'

test.each(['paths.json', 'topology.json', 'outline.svg'] as const)(
  '%s is found by its address and stays under 60 kB',
  (name) => {
    const file = findRegionFile(regionFileHref(name).replace('/regions/', ''))
    expect(file?.isCurrent).toBe(true)
    expect(gzipSync(file?.body ?? '').length).toBeLessThan(60_000)
  },
)

test('an address of an earlier build still answers, but is not current', () => {
  expect(findRegionFile('paths-000000000000.json')?.isCurrent).toBe(false)
})

test.each(['paths.json', 'paths-0.json', 'other-000000000000.json', 'outline-000000000000.json', '../env'])(
  '%s is not there',
  (name) => {
    expect(findRegionFile(name)).toBeNull()
  },
)

test('every municipality and every province is drawn, in both files', () => {
  const keys = municipalities.map(({ key }) => key).sort()
  const drawn = paths.provinces.flatMap((province) => province.municipalities)
  expect(drawn.map(([key]) => key).sort()).toEqual(keys)
  expect(drawn.filter(([, path]) => !/^M\d/.test(String(path)))).toEqual([])
  expect(topology.objects.municipalities.geometries.map(({ id }) => id).sort()).toEqual(keys)
  const provinceKeys = provinces.map(({ key }) => key).sort()
  expect(paths.provinces.map(({ key }) => key).sort()).toEqual(provinceKeys)
  expect(topology.objects.provinces.geometries.map(({ id }) => id).sort()).toEqual(provinceKeys)
})
