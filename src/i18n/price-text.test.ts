import { expect, test } from 'vitest'

import type { ListingPrice } from '@/domain/listing/price/price'
import { rentUnit } from '@/domain/listing/price/rent-period'

import { locales } from './locales'
import { pinText, priceParts, priceText } from './price-text'

const sale = (cents: number, unitText: string | null = null): ListingPrice => ({
  kind: 'sale',
  cents,
  unitText,
})
const rent = (cents: number, unitText: string | null = null): ListingPrice => ({
  kind: 'rent',
  cents,
  ...rentUnit(unitText),
})
const from = (cents: number, toCents: number | null = null): ListingPrice => ({
  kind: 'from',
  cents,
  toCents,
  per: null,
})
const annuity: ListingPrice = {
  kind: 'annuity',
  bouquetCents: 15_900_000,
  rentCents: 61_000,
  occupancy: 'occupied',
}

/** Every space looks alike here; which of them may break is tested with the amounts. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ')

// Coverage: 9.23, 9.24, 9.26.
test.each<{ price: ListingPrice; texts: string[] }>([
  { price: sale(35_000_000), texts: ['€ 350.000', '€ 350 000', '€350,000', '€ 350.000'] },
  { price: sale(9_500, '/m²'), texts: ['€ 95/m²', '€ 95/m²', '€95/m²', '€ 95/m²'] },
  { price: rent(95_000), texts: ['€ 950/maand', '€ 950/mois', '€950/month', '€ 950/Monat'] },
  {
    price: rent(1_200_000, 'per annum'),
    texts: ['€ 12.000/jaar', '€ 12 000/an', '€12,000/year', '€ 12.000/Jahr'],
  },
  {
    price: rent(30_000, '/week'),
    texts: ['€ 300/week', '€ 300/semaine', '€300/week', '€ 300/Woche'],
  },
  { price: rent(6_000, '/nacht'), texts: ['€ 60/dag', '€ 60/jour', '€60/day', '€ 60/Tag'] },
  {
    price: rent(95_000, '/mois + charges'),
    texts: ['€ 950/mois + charges', '€ 950/mois + charges', '€950/mois + charges', '€ 950/mois + charges'],
  },
  { price: rent(9_500, '/m²'), texts: ['€ 95/m²', '€ 95/m²', '€95/m²', '€ 95/m²'] },
  {
    price: { kind: 'from', cents: 95_000, toCents: null, per: 'month' },
    texts: ['Vanaf € 950/maand', 'À partir de € 950/mois', 'From €950/month', 'Ab € 950/Monat'],
  },
  {
    price: from(35_000_000, 41_500_000),
    texts: ['Vanaf € 350.000', 'À partir de € 350 000', 'From €350,000', 'Ab € 350.000'],
  },
  {
    price: from(35_000_000),
    texts: ['Vanaf € 350.000', 'À partir de € 350 000', 'From €350,000', 'Ab € 350.000'],
  },
  {
    price: { kind: 'on-demand' },
    texts: ['Prijs op aanvraag', 'Prix sur demande', 'Price on request', 'Preis auf Anfrage'],
  },
  { price: { kind: 'closed', status: 'sold' }, texts: ['Verkocht', 'Vendu', 'Sold', 'Verkauft'] },
  { price: { kind: 'marquee', name: 'Nieuw' }, texts: locales.map(() => 'Nieuw') },
  { price: { kind: 'hidden' }, texts: ['', '', '', ''] },
  {
    price: annuity,
    texts: [
      'Lijfrente · bouquet € 159.000 + € 610/maand',
      'Viager · bouquet € 159 000 + € 610/mois',
      'Life annuity · lump sum €159,000 + €610/month',
      'Leibrente · Anzahlung € 159.000 + € 610/Monat',
    ],
  },
  {
    price: { ...annuity, rentCents: null },
    texts: [
      'Lijfrente · bouquet € 159.000 + rente',
      'Viager · bouquet € 159 000 + rente',
      'Life annuity · lump sum €159,000 + monthly payments',
      'Leibrente · Anzahlung € 159.000 + Rente',
    ],
  },
  {
    price: { ...annuity, bouquetCents: null },
    texts: [
      'Lijfrente · € 610/maand',
      'Viager · € 610/mois',
      'Life annuity · €610/month',
      'Leibrente · € 610/Monat',
    ],
  },
])('$price reads $texts', ({ price, texts }) => {
  expect(locales.map((locale) => plain(priceText(price, locale)))).toEqual(texts)
})

test.each([
  {
    occupancy: 'occupied',
    starts: ['Lijfrente (bezet) ·', 'Viager occupé ·', 'Life annuity (occupied) ·', 'Leibrente (bewohnt) ·'],
  },
  {
    occupancy: 'free',
    starts: ['Lijfrente (vrij) ·', 'Viager libre ·', 'Life annuity (vacant) ·', 'Leibrente (frei) ·'],
  },
  { occupancy: null, starts: ['Lijfrente ·', 'Viager ·', 'Life annuity ·', 'Leibrente ·'] },
] as const)('with room for it, an annuity says that the home is $occupancy', ({ occupancy, starts }) => {
  const texts = locales.map((locale) => priceText({ ...annuity, occupancy }, locale, 'full'))
  expect(texts.map((text, index) => text.startsWith(starts[index] ?? '-'))).toEqual([true, true, true, true])
})

test('among rows that write it out, a rent has its period in words', () => {
  const text = (unitText: string) =>
    locales.map((locale) => plain(priceText(rent(95_000, unitText), locale, 'words')))
  expect(text('/maand')).toEqual(['€ 950 per maand', '€ 950 par mois', '€950 per month', '€ 950 pro Monat'])
  expect(text('/jaar')).toEqual(['€ 950 per jaar', '€ 950 par an', '€950 per year', '€ 950 pro Jahr'])
  expect(text('/week')[3]).toBe('€ 950 pro Woche')
  expect(text('/dag')[1]).toBe('€ 950 par jour')
})

test('with room for it, the lowest of several prices is told with the highest', () => {
  const text = (price: ListingPrice) => locales.map((locale) => plain(priceText(price, locale, 'full')))
  expect(text(from(28_900_000, 41_500_000))).toEqual([
    '€ 289.000 – € 415.000',
    '€ 289 000 – € 415 000',
    '€289,000 – €415,000',
    '€ 289.000 – € 415.000',
  ])
  expect(text(from(28_900_000))[0]).toBe('Vanaf € 289.000')
})

test('the parts of a price have the amount apart, and the spaces that belong between them', () => {
  expect(priceParts(annuity, 'en')).toEqual({
    before: 'Life annuity · lump sum ',
    amount: '€159,000',
    after: ' + €610/month',
  })
  expect(priceParts(rent(95_000), 'en')).toEqual({ before: '', amount: '€950', after: '/month' })
  expect(priceParts(from(95_000), 'en')).toEqual({
    before: 'From ',
    amount: '€950',
    after: '',
  })
  expect(priceParts({ kind: 'hidden' }, 'en')).toBeNull()
})

test.each<{ price: ListingPrice; pins: string[] }>([
  { price: sale(35_000_000), pins: ['€ 350k', '€ 350 k', '€350k', '€ 350 Tsd.'] },
  { price: sale(34_950_000), pins: ['€ 350k', '€ 350 k', '€350k', '€ 350 Tsd.'] },
  { price: sale(125_000_000), pins: ['€ 1,25 mln', '€ 1,25 M', '€1.25m', '€ 1,25 Mio.'] },
  { price: sale(99_990_000), pins: ['€ 1 mln', '€ 1 M', '€1m', '€ 1 Mio.'] },
  { price: rent(125_000), pins: ['€ 1.250', '€ 1 250', '€1,250', '€ 1.250'] },
  {
    price: from(35_000_000),
    pins: ['v.a. € 350k', 'dès € 350 k', 'from €350k', 'ab € 350 Tsd.'],
  },
  {
    price: annuity,
    pins: ['€ 159k + € 610/mnd', '€ 159 k + € 610/mois', '€159k + €610/month', '€ 159 Tsd. + € 610/Monat'],
  },
  {
    price: { ...annuity, rentCents: null },
    pins: ['Lijfrente', 'Viager', 'Life annuity', 'Leibrente'],
  },
  { price: { kind: 'on-demand' }, pins: ['Op aanvraag', 'Sur demande', 'On request', 'Auf Anfrage'] },
  { price: { kind: 'closed', status: 'sold' }, pins: ['Verkocht', 'Vendu', 'Sold', 'Verkauft'] },
  {
    price: { kind: 'marquee', name: 'Verkocht onder opschortende voorwaarde' },
    pins: locales.map(() => 'Verkocht onder op…'),
  },
  { price: { kind: 'hidden' }, pins: ['', '', '', ''] },
])('the pin of $price reads $pins', ({ price, pins }) => {
  expect(locales.map((locale) => plain(pinText(price, locale)))).toEqual(pins)
})
