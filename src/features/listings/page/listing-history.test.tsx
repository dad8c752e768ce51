import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import type { HistoryEntry } from '@/domain/listing/history'
import type { Locale } from '@/i18n/locales'
import { aListingPage } from '@/testing/records/a-listing-page'

import { ListingHistory } from './listing-history'

const now = new Date('2026-11-16T12:00:00Z')
const history: HistoryEntry[] = [
  { at: '2026-11-01T10:00:00Z', status: 'available', priceCents: 35_000_000, isFirstSync: false },
  { at: '2026-11-06T10:00:00Z', status: 'available', priceCents: 33_500_000, isFirstSync: false },
  { at: '2026-11-12T10:00:00Z', status: 'under-option', priceCents: 33_500_000, isFirstSync: false },
]
const page = (given: Parameters<typeof aListingPage>[0], locale: Locale = 'nl') =>
  renderToStaticMarkup(
    <ListingHistory listing={aListingPage({ history, ...given })} locale={locale} now={now} />,
  )
const lines = (html: string) =>
  [...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, line]) =>
    line?.replaceAll(/<[^>]*>/g, '').replaceAll(/\s/g, ' '),
  )

test('the line tells since when, what happened and how many days, in the language of the page', () => {
  expect(lines(page({}))).toEqual([
    'Online sinds 1 november 2026',
    '6 november 2026: prijs verlaagd van € 350.000 naar € 335.000',
    '12 november 2026: in optie',
    '15 dagen online',
  ])
  expect(lines(page({}, 'fr'))[1]).toBe('6 novembre 2026 : prix baissé de € 350 000 à € 335 000')
})

const facts = (html: string) =>
  [...html.matchAll(/data-fact="([^"]*)">([^<]*)</g)].map(([, key, amount]) => `${key}: ${amount}`)

test('each former price is named by the day from which it held, and the last is that of the home', () => {
  const later: HistoryEntry = { ...history[2]!, at: '2026-11-14T10:00:00Z', priceCents: 32_000_000 }
  const told = [
    'price/first: €\u00a0350.000',
    'price/2026-11-06: €\u00a0335.000',
    'price/2026-11-06: €\u00a0335.000',
  ]
  expect(facts(page({ history: [...history, later] }))).toEqual([...told, 'price: €\u00a0320.000'])
})

test('an amount of before a home became an annuity is not its price', () => {
  const annuity = { bouquetCents: 15_900_000, rentCents: 61_000, occupancy: 'occupied' } as const
  expect(facts(page({ annuity, priceCents: null }))).toEqual([
    'price/first: €\u00a0350.000',
    'price/2026-11-06: €\u00a0335.000',
  ])
})

test('a home that was there before we were says "at least"', () => {
  const first = history.slice(0, 1).map((entry) => ({ ...entry, isFirstSync: true }))
  expect(lines(page({ history: first }))).toEqual([
    'Zeker sinds 1 november 2026 online',
    'minstens 15 dagen online',
  ])
})

test('of many events the first and the last five are told', () => {
  const many = Array.from({ length: 12 }, (_, index) => ({
    ...history[0]!,
    at: `2026-10-${index + 10}T10:00:00Z`,
    priceCents: (400 - index) * 100_000,
  }))
  const told = lines(page({ history: many }))
  expect(told).toHaveLength(7)
  expect(told[0]).toContain('10 oktober')
  expect(told[5]).toContain('21 oktober')
})

test.each([
  ['is hidden', { isPriceShown: false }],
  ['is on request', { priceCents: null }],
  [
    'was never published of a home that is sold',
    { isPriceShown: false, isPricePublished: false, status: 'sold' },
  ],
] as const)('nothing is told where the price %s', (_, given) => {
  expect(page(given)).toBe('')
})

test('a sold home keeps its dates and tells no amount', () => {
  const html = page({ isPriceShown: false, status: 'sold' })
  expect(lines(html)).toContain('Online sinds 1 november 2026')
  expect(html).not.toContain('€')
})
