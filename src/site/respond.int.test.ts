import { afterAll, beforeAll, expect, test } from 'vitest'

import type { Database } from '@/database/connection'
import { storeListings } from '@/features/listings/store/store-listings'
import { aListing } from '@/testing/records/a-listing'
import { openPayload, type TestPayload } from '@/testing/records/a-payload'
import { asWeb } from '@/testing/site/as-web'

import { siteUrl } from './data/site'
import { createSite } from './site-app'

let cms: TestPayload
let web: Database
let home: string

beforeAll(async () => {
  cms = await openPayload()
  await storeListings(cms.db, [aListing({ id: 1 })])
  web = asWeb()
  home = new URL((await ask('/property/1/')).headers.get('Location') ?? '', siteUrl).pathname
})
afterAll(async () => {
  await web.$client.end()
  await cms.close()
})

const site = createSite()
const ask = (path: string, headers: Record<string, string> = {}) =>
  Promise.resolve(site.request(`${siteUrl}${path}`, { headers }))

const publicPages = () => ['/nl/', '/fr/a-vendre/', '/de/forms/contact/', '/en/regions/?deal=sale', home]

test('a page is sent whole: its length is told, and a name that changes with its bytes', async () => {
  const names = new Set<string>()
  for (const path of publicPages()) {
    const answer = await ask(path)
    const bytes = await answer.arrayBuffer()
    expect([path, answer.status, answer.headers.get('Content-Length')]).toEqual([
      path,
      200,
      String(bytes.byteLength),
    ])
    expect(answer.headers.get('ETag')).toMatch(/^"[\w-]{27}"$/)
    names.add(answer.headers.get('ETag') ?? '')
    const again = await ask(path)
    expect(again.headers.get('ETag')).toBe(answer.headers.get('ETag'))
  }
  expect(names.size).toBe(publicPages().length)
})

test('a page that is known already is not sent again, with the headers it would have', async () => {
  for (const path of publicPages()) {
    const first = await ask(path)
    const tag = first.headers.get('ETag') ?? ''
    for (const known of [tag, `W/${tag}`, `"another", W/${tag}`]) {
      const answer = await ask(path, { 'If-None-Match': known })
      expect([answer.status, await answer.text()]).toEqual([304, ''])
      expect(answer.headers.get('Content-Length')).toBeNull()
      for (const name of ['ETag', 'Cache-Control', 'xkey', 'Content-Security-Policy'])
        expect(answer.headers.get(name)).toBe(first.headers.get(name))
    }
  }
})

test('another page than the known one is sent, and one that does not exist is never 304', async () => {
  expect((await ask('/nl/', { 'If-None-Match': '"another"' })).status).toBe(200)
  const missing = await ask('/nl/nergens/')
  const tag = missing.headers.get('ETag') ?? ''
  expect((await ask('/nl/nergens/', { 'If-None-Match': tag })).status).toBe(404)
})

test('who asks for the head alone gets the length without the page', async () => {
  const whole = await ask('/nl/te-koop/')
  const head = await site.request(`${siteUrl}/nl/te-koop/`, { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
  for (const name of ['Content-Length', 'ETag', 'Cache-Control'])
    expect(head.headers.get(name)).toBe(whole.headers.get(name))
})

test('only pages that are everybody’s say what may be fetched ahead', async () => {
  const rules = async (path: string) => (await ask(path)).headers.get('Speculation-Rules')
  for (const path of publicPages())
    expect([path, await rules(path)]).toEqual([path, '"/speculation-rules.json"'])
  const others = [
    '/nl/login/',
    '/nl/forms/appointment/?home=1',
    '/nl/request/a.b.c/',
    '/nl/my-data/abc/',
    '/nl/map/',
    '/nl/count/',
  ]
  for (const path of others) expect([path, await rules(path)]).toEqual([path, null])
})
