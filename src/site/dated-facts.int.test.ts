import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'

import type { Database } from '@/database/connection'
import { storeListings } from '@/features/listings/store/store-listings'
import { storeTypes } from '@/testing/home-types'
import { wordsIn } from '@/testing/markup'
import { make } from '@/testing/records/a-document'
import { aListing } from '@/testing/records/a-listing'
import { openPayload, type TestPayload } from '@/testing/records/a-payload'
import { asWeb } from '@/testing/site/as-web'

import { siteUrl } from './data/site'
import { createSite } from './site-app'

let cms: TestPayload
let web: Database

/** Midnight in Brussels, from which the new rates hold. */
const change = Date.parse('2026-12-31T23:00:00.000Z')

beforeAll(async () => {
  cms = await openPayload()
  const { payload, db } = cms
  await storeTypes(db)
  await storeListings(db, [
    aListing({ id: 1, energy: { kwhPerSquareMetre: 520, labelText: 'F' } }),
    aListing({ id: 2, deal: 'rent', price: { cents: 100_000, isPublished: true, isFrom: false } }),
  ])
  const dated = [
    { key: 'rental-deposit', unit: 'month', before: 3, after: 2 },
    { key: 'renovation-term', unit: 'year', before: 6, after: 5 },
    { key: 'registration-duty', unit: 'percent', before: 12, after: 10 },
  ]
  for (const { key, unit, before, after } of dated) {
    const fact = { key, unit, region: 'flanders', reviewer: 'An', reviewedAt: '2026-02-01' }
    await make(payload, 'legal-facts', { ...fact, value: before, validFrom: '2026-01-01' })
    await make(payload, 'legal-facts', { ...fact, value: after, validFrom: '2027-01-01' })
  }
  const loan = { 'loan-own-funds': [20, 'percent'], 'loan-term': [25, 'year'], 'loan-rate': [3.4, 'percent'] }
  for (const [key, [value, unit]] of Object.entries(loan)) {
    const fact = { key, value, unit, region: 'belgium', validFrom: '2026-01-01' }
    await make(payload, 'legal-facts', { ...fact, reviewer: 'An', reviewedAt: '2026-02-01' })
  }
  web = asWeb()
})
afterEach(() => {
  vi.useRealTimers()
})
afterAll(async () => {
  await web.$client.end()
  await cms.close()
})

const site = createSite()

async function pageAt(moment: number, path: string): Promise<{ words: string; seconds: number }> {
  vi.useFakeTimers({ toFake: ['Date'], now: moment })
  const answer = await site.request(`${siteUrl}${path}`)
  expect([path, answer.status]).toEqual([path, 200])
  const [, seconds] = /\bs-maxage=(\d+)/.exec(answer.headers.get('Cache-Control') ?? '') ?? []
  return { words: wordsIn(await answer.text()), seconds: Number(seconds) }
}

async function addressOf(id: number): Promise<string> {
  const answer = await site.request(`${siteUrl}/property/${id}/`)
  return answer.headers.get('Location')?.replace(siteUrl, '') ?? ''
}

// Coverage: 9.51, 9.58.
test.each([
  ['home to let', () => addressOf(2), '3 maanden huur', '2 maanden huur'],
  ['form about a home to let', () => '/nl/forms/visit/?home=2', '3 maanden huur', '2 maanden huur'],
  ['home that must be renovated', () => addressOf(1), 'binnen 6 jaar', 'binnen 5 jaar'],
  ['what a home costs', () => addressOf(1), '€ 42.000', '€ 35.000'],
])(
  '%s: a rate that begins without a save is on the page within an hour',
  async (_, address, before, after) => {
    const path = await address()
    const last = await pageAt(change - 1000, path)
    expect(last.words).toContain(before)
    expect(last.words).not.toContain(after)
    const first = await pageAt(change, path)
    expect(first.words).toContain(after)
    expect(first.words).not.toContain(before)
    // No save purges the page that was kept just before: its time is over within the hour.
    expect(last.seconds).toBeGreaterThan(0)
    expect(last.seconds).toBeLessThanOrEqual(3600)
  },
)

test('a loan is calculated without JavaScript for what the address asks, and no cache keeps that page', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: change - 1000 })
  const path = await addressOf(1)
  const asked = '?loan-own-funds=50.000&loan-years=20&loan-rate=3&utm_source=x'
  const [usual, own] = await Promise.all(
    [path, path + asked].map((each) => site.request(`${siteUrl}${each}`)),
  )
  expect(wordsIn(await usual!.text())).toMatch(/€\s1\.387/)
  const html = await own!.text()
  expect(wordsIn(html)).toMatch(/€\s1\.664/)
  const [form = ''] = /<form[^>]*id="loan"[^>]*>/.exec(html) ?? []
  expect(form).toContain('method="get"')
  expect(form).toContain('action="#loan"')
  expect(html).toContain('value="50.000"')
  expect(own!.headers.get('Cache-Control')).toBe('private, no-cache')
  expect(usual!.headers.get('Cache-Control')).toContain('s-maxage')
})
