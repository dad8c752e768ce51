import { expect } from '@playwright/test'

import { query } from './leads'

/**
 * Waits until the cache has heard of every change of what all pages show. It is told twice, the second time half a
 * minute later: what an earlier journey changed would else take a page out of the cache that this one looks for there.
 */
export async function cacheAtRest(): Promise<void> {
  await expect
    .poll(() => query("select tag from http_cache.purge where tag = 'shell'"), {
      timeout: 60_000,
      intervals: [500],
    })
    .toEqual([])
}
