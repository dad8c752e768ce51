import { expect, test } from 'vitest'

import type { Platform } from '@/platforms/platform'
import { aListing } from '@/testing/a-listing'

import { withoutLongClosed } from './without-long-closed'

const now = new Date('2026-06-01')
const records = [
  aListing({ id: 1, status: 'sold', changedAt: new Date('2025-05-01') }),
  aListing({ id: 2, status: 'sold', changedAt: new Date('2026-05-01') }),
  aListing({ id: 3, status: 'available', changedAt: new Date('2020-01-01') }),
].map((value) => ({ ok: true as const, value }))
const refused = { ok: false as const, platformId: '4', reason: 'no number', record: {} }

const platform = {
  name: 'pretend',
  listListings: () => Promise.resolve({ records: [...records, refused], rows: 4, total: 9 }),
  listListingsById: () => Promise.resolve([...records, refused]),
} as unknown as Platform

const idsOf = (found: { ok: boolean; value?: { id: number } }[]) =>
  found.map(({ value }) => value?.id ?? null)

test('a home sold more than a year ago is not there, however it is asked for; its row still counts', async () => {
  const shown = withoutLongClosed(platform, now)
  const page = await shown.listListings({ offset: 0, limit: 10 })
  expect(idsOf(page.records)).toEqual([2, 3, null])
  expect([page.rows, page.total]).toEqual([4, 9])
  expect(idsOf(await shown.listListingsById([1, 2, 3, 4]))).toEqual([2, 3, null])
})
