import { gunzipSync, gzipSync } from 'node:zlib'

import { zxyToTileId } from 'pmtiles'
import { expect, test } from 'vitest'

import type { MapPoint } from '@/domain/search/map-message'

import { cutTiles } from '../../../../../scripts/maps/cut-tiles'
import { areas, lines, point as place } from '../../../../../scripts/maps/sheet'
import { mapColours } from '../map-colours'
import { coverageOf } from '../streets/coverage'
import { encodeLine } from '@/testing/maps/a-line'
import { renderHomeMap, type HomeMapNeeds } from './render-home-map'
import { wordLength } from './map-glyphs'

const home: MapPoint = [4.35712, 50.84523]
const far: MapPoint = [5.45571, 50.00263]
const street = (name: string, second: string, lat: number) =>
  lines({ class: 3, name, name_nl: second }, [
    [
      [4.34, lat],
      [4.37, lat],
    ],
  ])
const road = (properties: Record<string, string>, lat: number) =>
  lines(properties, [
    [
      [4.34, lat],
      [4.37, lat],
    ],
  ])
const features = [street('Rue Neuve', 'Nieuwstraat', 50.84523), street('Rue Haute', 'Hoogstraat', 50.8465)]
const tiles = new Map(
  cutTiles([
    { layer: 'streets', from: 14, to: 14, features },
    {
      layer: 'places',
      from: 9,
      to: 9,
      features: [
        place({ kind: 'town', name: 'Sint-Huibrechts', name_fr: 'Saint-Hubert', rank: 50 }, [5.4, 50.05]),
      ],
    },
  ]).map(({ id, packed }) => [id, packed]),
)
const coverage = coverageOf([
  encodeLine([
    [4.2, 50.7],
    [4.5, 50.7],
    [4.5, 50.95],
    [4.2, 50.95],
    [4.2, 50.7],
  ]),
])

const tileOf = (known: ReadonlyMap<number, Buffer>) => async (z: number, x: number, y: number) => {
  const packed = known.get(zxyToTileId(z, x, y))
  return packed ? gunzipSync(packed) : null
}

const draw = (given: Partial<HomeMapNeeds> = {}) =>
  renderHomeMap({
    tiles: { readTile: tileOf(tiles), schema: 'own' },
    coverage,
    point: home,
    municipalityKey: '21004',
    isPointExact: true,
    locale: 'nl',
    ...given,
  })

/** Words are shapes: how many letters there are tells which word was drawn. */
const wordsIn = (svg: string) =>
  [...svg.matchAll(/<g transform="translate\([^"]*">((?:<use [^>]*>)+)<\/g>/g)].map(
    ([, uses = '']) => uses.split('<use').length - 1,
  )

test('a published address has the sign of a home, any other a circle of 400 m', async () => {
  const exact = await draw()
  expect(exact).toContain('#9c3f26')
  expect(exact).not.toMatch(/<circle r="\d{2,}/)
  const approximate = await draw({ isPointExact: false })
  expect(approximate).not.toContain('#9c3f26')
  const [, radius] = /<circle r="(\d+)"/.exec(approximate) ?? []
  // Two units in a pixel, of 3.72 m at zoom 13.7.
  expect(Number(radius)).toBeGreaterThan(205)
  expect(Number(radius)).toBeLessThan(225)
})

test('streets are named in the language of the page, in letters of our own', async () => {
  const dutch = await draw()
  expect(dutch).not.toContain('<text')
  expect(dutch).not.toContain('font')
  expect(wordsIn(dutch)).toEqual(expect.arrayContaining(['Nieuwstraat'.length, 'Hoogstraat'.length]))
  expect(wordsIn(await draw({ locale: 'fr' }))).toEqual(
    expect.arrayContaining(['RueNeuve'.length, 'RueHaute'.length]),
  )
})

test('where there are no streets it shows the municipality among its neighbours', async () => {
  const svg = await draw({ point: far, locale: 'fr' })
  expect(wordsIn(svg)).toContain('Saint-Hubert'.length)
  expect(wordsIn(svg)).toContain('©OpenStreetMap'.length)
})

const bothNames = { name: 'Rue Neuve - Nieuwstraat', 'name:fr': 'Rue Neuve', 'name:nl': 'Nieuwstraat' }
/** As Protomaps cuts them: other layers, other properties, and more of everything. */
const protomaps = new Map(
  cutTiles([
    {
      layer: 'roads',
      from: 14,
      to: 14,
      features: [
        road({ kind: 'minor_road', kind_detail: 'residential', ...bothNames }, 50.84523),
        road({ kind: 'path', kind_detail: 'sidewalk', name: 'Stoep' }, 50.8456),
        road({ kind: 'rail', kind_detail: 'rail', name: 'Spoorlijn' }, 50.846),
      ],
    },
    {
      layer: 'water',
      from: 14,
      to: 14,
      features: [
        areas({ kind: 'lake' }, [
          [
            [
              [4.3565, 50.8445],
              [4.3585, 50.8445],
              [4.3585, 50.8449],
              [4.3565, 50.8445],
            ],
          ],
        ]),
      ],
    },
  ]).map(({ id, packed }) => [id, packed]),
)

test('an archive of Protomaps is drawn as ours is', async () => {
  const source = { readTile: tileOf(protomaps), schema: 'protomaps' as const }
  const dutch = await draw({ tiles: source, coverage: null })
  expect(wordsIn(dutch)).toContain('Nieuwstraat'.length)
  expect(wordsIn(await draw({ tiles: source, coverage: null, locale: 'fr' }))).toContain('RueNeuve'.length)
  expect(wordsIn(dutch)).not.toContain('Stoep'.length)
  expect(wordsIn(dutch)).not.toContain('Spoorlijn'.length)
  expect(dutch).toContain('<path id="s3"')
  expect(dutch).toContain(`<path fill="${mapColours.water}"`)
  // Read under our names it holds nothing.
  expect(await draw({ tiles: { ...source, schema: 'own' }, coverage: null })).not.toContain('<path id="s3"')
})

/** The path of the municipality that stands out. */
const standingOut = (svg: string) => /<path fill="#9c3f26" [^>]* d="([^"]+)"/.exec(svg)?.[1]

test('where there are no streets the home’s own municipality stands out, and no other', async () => {
  const libin = standingOut(await draw({ point: far, municipalityKey: '84035' }))
  const bare = await draw({ point: far, municipalityKey: null })
  expect(libin).toMatch(/^M-?\d/)
  expect(standingOut(await draw({ point: far, municipalityKey: '84059' }))).not.toBe(libin)
  expect(standingOut(bare)).toBeUndefined()
  expect(standingOut(await draw())).toBeUndefined()
})

/** A short street so many pixels left of the home and below it, or above. */
const shortStreet = (below: number) => {
  const metresPerPixel = 1.452
  const lat = home[1] - (below * metresPerPixel) / 111_320
  const ends = [-180, -80].map((left): MapPoint => [home[0] + (left * metresPerPixel) / 70_300, lat])
  const features = [lines({ class: 3, name: 'Kadestraat' }, [ends])]
  const cut = cutTiles([{ layer: 'streets', from: 14, to: 14, features }])
  return new Map(cut.map(({ id, packed }) => [id, packed]))
}

test('no street is named where a phone has the scale, and scale and credit lie on paper', async () => {
  const near = (below: number) =>
    draw({ tiles: { readTile: tileOf(shortStreet(below)), schema: 'own' }, coverage: null })
  expect(wordsIn(await near(-108))).toContain('Kadestraat'.length)
  const covered = await near(108)
  expect(wordsIn(covered)).not.toContain('Kadestraat'.length)
  expect(covered.split(`<path fill="${mapColours.paper}" fill-opacity=".85"`)).toHaveLength(3)
})

test('it is the same each time, small, and no number in it is the point', async () => {
  const svg = await draw()
  expect(await draw()).toBe(svg)
  expect(gzipSync(svg).length).toBeLessThan(6000)
  for (const trace of ['4.357', '50.845', '435712', '5084523']) expect(svg).not.toContain(trace)
})

test('letters stand as near to each other as in the font', () => {
  expect(wordLength('Ve', 'sans', 100)).toBeLessThan(
    wordLength('V', 'sans', 100) + wordLength('e', 'sans', 100),
  )
  expect(wordLength('Liège', 'sans', 10)).toBeGreaterThan(20)
})
