import { afterAll, beforeAll, expect, test } from 'vitest'

import { cacheSecret, startCache, type TestCache } from '@/testing/int-cache'

let cache: TestCache

beforeAll(async () => {
  cache = await startCache((_, response) => response.end('page'), {
    PURGE_NETWORKS: '!127.0.0.5 127.0.0.4/31',
  })
})
afterAll(() => cache.stop())

const purge = async (from: string, secret = cacheSecret) => {
  const headers = { Host: 'www.agency.example', 'X-Purge-Secret': secret, 'X-Purge-Tags': 'listing-1' }
  return (await cache.ask('/', { method: 'PURGE', from, headers })).status
}

test('only named hosts purge, and only with the secret', async () => {
  expect(await purge('127.0.0.4')).toBe(200)
  expect(await purge('127.0.0.4', 'guessed')).toBe(403)
  expect(await purge('127.0.0.1')).toBe(403)
})

test('one address can be left out of a network', async () => {
  expect(await purge('127.0.0.5')).toBe(403)
})
