import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import type { Database } from '@/database/connection'
import { env } from '@/env'
import { storeListings } from '@/features/listings/store/store-listings'
import { storeTypes } from '@/testing/home-types'
import { aListing } from '@/testing/records/a-listing'
import { openPayload, type TestPayload } from '@/testing/records/a-payload'
import { asWeb } from '@/testing/site/as-web'

import { cutTiles } from '../../scripts/maps/cut-tiles'
import { packArchive } from '../../scripts/maps/pack-archive'
import { lines } from '../../scripts/maps/sheet'
import { siteUrl } from './data/site'
import { createSite } from './site-app'

let cms: TestPayload
let web: Database
const folder = mkdtempSync(path.join(tmpdir(), 'gevel-home-map-'))
const site = createSite()
const location = { latitude: 51.053987, longitude: 3.720123 }
const address = aListing().address

beforeAll(async () => {
  const street = lines({ class: 3, name: 'Veldstraat' }, [
    [
      [3.7201, 51.04],
      [3.7201, 51.06],
    ],
  ])
  const archive = packArchive(cutTiles([{ layer: 'streets', from: 13, to: 14, features: [street] }]), {
    minZoom: 6,
    maxZoom: 14,
    bounds: [2.3, 49.35, 6.75, 51.75],
    metadata: {},
  })
  writeFileSync(path.join(folder, 'streets.pmtiles'), archive)
  Object.assign(env, { MAP_ARCHIVE: path.join(folder, 'streets.pmtiles') })
  cms = await openPayload()
  await storeTypes(cms.db)
  await store({ id: 1 })
  web = asWeb()
})
afterAll(async () => {
  await web.$client.end()
  await cms.close()
  rmSync(folder, { recursive: true })
})

const store = (given: Parameters<typeof aListing>[0]) =>
  storeListings(cms.db, [aListing({ location, ...given })])
const ask = (asked: string) => Promise.resolve(site.request(`${siteUrl}${asked}`))

async function page(id: number): Promise<string> {
  const led = await ask(`/property/${id}/`)
  return (await ask(new URL(led.headers.get('location') ?? '', siteUrl).pathname)).text()
}

const pictureIn = (html: string) => /\/maps\/nl\/[\w-]+\.svg/.exec(html)?.[0] ?? ''

// Coverage: 1.50, 2.95.
test('the page of a home has its map as a picture, for its print too, and nothing of the map besides', async () => {
  const html = await page(1)
  const picture = pictureIn(html)
  expect(picture).toMatch(/^\/maps\/nl\/1-[\w-]{16}\.svg$/)
  expect(html.split(picture).length - 1).toBe(2)
  expect(html).toContain('loading="lazy"')
  expect(html).not.toContain('<iframe')
  expect(html).toContain('https://www.openstreetmap.org/copyright')
  const answer = await ask(picture)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(answer.headers.get('xkey')?.split(' ')).toContain('listing-1')
  expect(answer.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
  const svg = await answer.text()
  expect(svg).toMatch(/^<svg .*<path id="s3" d="M.*#9c3f26.*<\/svg>$/s)
})

test('once the address is hidden the old picture leads to one that shows a circle elsewhere', async () => {
  await store({ id: 2 })
  const before = pictureIn(await page(2))
  await store({ id: 2, address: { ...address, isPublished: false } })
  const html = await page(2)
  const after = pictureIn(html)
  expect(after).not.toBe(before)
  const led = await ask(before)
  expect(led.status).toBe(307)
  expect(led.headers.get('cache-control')).toBe('no-store')
  expect(led.headers.get('location')).toBe(after)
  const svg = await (await ask(after)).text()
  expect(svg).not.toContain('#9c3f26')
  expect(svg).toMatch(/<circle r="\d{3}"/)
  for (const trace of ['51.0539', '3.7201']) expect(html + svg + after).not.toContain(trace)
})

test('a home that is somebody’s has no map, and no address finds one', async () => {
  await store({ id: 3, status: 'sold' })
  expect(pictureIn(await page(3))).toBe('')
  for (const asked of ['/maps/nl/3-aaaaaaaaaaaaaaaa.svg', '/maps/nl/999-aaaaaaaaaaaaaaaa.svg']) {
    const answer = await ask(asked)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('cache-control')).toContain('s-maxage=60')
  }
  for (const asked of [
    '/maps/xx/1-aaaaaaaaaaaaaaaa.svg',
    '/maps/nl/1.svg',
    '/maps/nl/1-aaaaaaaaaaaaaaaa.png',
  ])
    expect((await ask(asked)).status).toBe(404)
})

test('a list has its map as a picture beside it, of what visitors may know, and caches lose it with the list', async () => {
  await store({ id: 2, address: { ...address, isPublished: false } })
  const html = await (await ask('/nl/te-koop/?city=Gent')).text()
  const [picture = ''] = /\/maps\/nl\/list\.svg\?[^"]+/.exec(html) ?? []
  const answer = await ask(picture.replaceAll('&amp;', '&'))
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
  expect(answer.headers.get('cache-control')).toContain('s-maxage=300')
  expect(answer.headers.get('x-robots-tag')).toBe('noindex')
  const list = await ask('/nl/map-data/?city=Gent&deal=sale')
  expect(answer.headers.get('xkey')).toBe(list.headers.get('xkey'))
  const svg = await answer.text()
  expect(svg).toMatch(/^<svg .*<\/svg>$/s)
  for (const trace of ['51.0539', '3.7201']) expect(svg).not.toContain(trace)
  expect((await ask('/maps/nl/list.svg')).status).toBe(404)
  expect((await ask('/maps/xx/list.svg?deal=sale')).status).toBe(404)
})
