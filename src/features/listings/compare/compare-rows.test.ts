import { expect, test } from 'vitest'

import { locales } from '@/i18n/locales'

import { aPage } from '@/testing/homes/ads'
import type { ListingPageData } from '../page/find-listing'
import legalFacts from '../../../../demo/content/legal-facts.json'
import { aCostedListingPage } from '@/testing/records/a-listing-page'
import { compareRows } from './compare-rows'

/** A house in Gent; a test names only what matters to it. */
function aHome(given: Partial<ListingPageData> = {}): ListingPageData {
  return aPage({
    ...{ kind: 'house', typeId: 1, typeName: 'Huis', priceCents: 37_000_000, priceUnit: 1 },
    ...{ bedrooms: 3, bathrooms: 1, livingSquareMetres: 164, plotSquareMetres: 512, hasGarden: true },
    ...{ constructionYear: 1978, energyKwh: 238, energyLabel: 'C' },
    facts: { cadastralIncome: 1234, pScore: 'A', gScore: 'B' },
    ...given,
  })
}

const settings = { ignoredMarquees: [7], hideCity: false }
const rowsOf = (...homes: ListingPageData[]) => compareRows(homes, { locale: 'nl', settings })
const row = (label: string, ...homes: ListingPageData[]) =>
  rowsOf(...homes).find((one) => one.label === label)

test('two homes stand beside each other, fact by fact', () => {
  const rows = rowsOf(aHome(), aHome({ bedrooms: 4, priceCents: 41_000_000, livingSquareMetres: 1200 }))
  expect(rows.map(({ label, values }) => [label, ...values])).toEqual([
    ['Prijs', '€\u00a0370.000', '€\u00a0410.000'],
    ['Plaats', '9000\u00a0Gent', '9000\u00a0Gent'],
    ['Type pand', 'Huis', 'Huis'],
    ['Bewoonbare oppervlakte', '164 m²', '1.200 m²'],
    ['Grondoppervlakte', '512 m²', '512 m²'],
    ['Prijs per m²', '€\u00a02.256', '€\u00a0342'],
    ['Slaapkamers', '3', '4'],
    ['Badkamers', '1', '1'],
    ['Bouwjaar', '1978', '1978'],
    ['Energielabel', 'C', 'C'],
    ['EPC-waarde (kengetal)', '238 kWh/m²/jaar', '238 kWh/m²/jaar'],
    ['Kadastraal inkomen (KI)', '€\u00a01.234', '€\u00a01.234'],
    ['Tuin', 'Ja', 'Ja'],
    ['P-score (perceel)', 'A', 'A'],
    ['G-score (gebouw)', 'B', 'B'],
  ])
})

test('a row says whether the homes differ; what one of them does not know is a difference too', () => {
  expect(row('Plaats', aHome(), aHome())?.isDifferent).toBe(false)
  expect(row('Slaapkamers', aHome(), aHome({ bedrooms: 2 }))?.isDifferent).toBe(true)
  expect(row('Tuin', aHome(), aHome({ hasGarden: false }))).toMatchObject({
    values: ['Ja', null],
    isDifferent: true,
  })
})

test('a row of which no home knows anything is left out', () => {
  const bare = { bathrooms: null, facts: {}, hasGarden: false }
  const labels = rowsOf(aHome(bare), aHome(bare)).map(({ label }) => label)
  expect(labels).not.toContain('Badkamers')
  expect(labels).not.toContain('Kadastraal inkomen (KI)')
  expect(labels).not.toContain('Tuin')
})

test.each([
  { why: 'not published', home: { isPricePublished: false } },
  { why: 'replaced by its marquee', home: { marqueeId: 7, marqueeName: 'Verkocht onder voorwaarde' } },
  { why: 'that of a sold home', home: { status: 'sold' } },
  { why: 'the lowest of several', home: { priceUnit: 7 } },
  { why: 'a rent', home: { deal: 'rent' } },
  {
    why: 'the bouquet of an annuity',
    home: { annuity: { bouquetCents: 15_900_000, rentCents: 61_000, occupancy: 'free' } },
  },
] satisfies { why: string; home: Partial<ListingPageData> }[])(
  'a price that is $why gives no price per square metre',
  ({ home }) => {
    expect(row('Prijs per m²', aHome(home), aHome())?.values).toEqual([null, '€\u00a02.256'])
  },
)

test('an unpublished price is said to be on request, and is not in the table', () => {
  const [price, ...rows] = rowsOf(aHome({ isPricePublished: false }), aHome({ isPricePublished: false }))
  expect(price?.values).toEqual(['Prijs op aanvraag', 'Prijs op aanvraag'])
  expect(JSON.stringify([price, ...rows])).not.toContain('370')
})

test('P- and G-scores are Flemish: elsewhere they say nothing', () => {
  expect(row('P-score (perceel)', aHome(), aHome({ zip: '1000', city: 'Brussel' }))?.values).toEqual([
    'A',
    null,
  ])
})

test('prices follow the reader’s language', () => {
  const prices = locales.map((locale) => compareRows([aHome()], { locale, settings })[0]?.values[0])
  expect(prices.map((price) => price?.replaceAll(/\s/g, ' '))).toEqual([
    '€ 370.000',
    '€ 370 000',
    '€370,000',
    '€ 370.000',
  ])
})

test('areas follow the reader’s language', () => {
  const english = compareRows([aHome({ plotSquareMetres: 1512 })], { locale: 'en', settings })
  expect(english.flatMap(({ values }) => values)).toContain('1,512 m²')
})

test('an amount keeps its cents, its decimals and its period', () => {
  const facts = { cadastralIncome: 1234.56, chargesOwner: 85.5, surfaceGarden: 120.5 }
  const sold = aHome({ energyKwh: 237.61, facts })
  expect(row('EPC-waarde (kengetal)', sold)?.values).toEqual(['237,61 kWh/m²/jaar'])
  expect(row('Kadastraal inkomen (KI)', sold)?.values).toEqual(['€\u00a01.234,56'])
  expect(row('Lasten van de eigenaar', sold)?.values).toEqual(['€\u00a085,50 per maand'])
  expect(row('Tuin', sold)?.values).toEqual(['120,5 m²'])
})

test('cadastral income is Belgian: elsewhere it is not told', () => {
  const abroad = aHome({ country: 'LU', zip: '1315', city: 'Luxembourg' })
  expect(row('Kadastraal inkomen (KI)', aHome(), abroad)?.values).toEqual(['€\u00a01.234', null])
})

test('what is no dwelling has a total surface', () => {
  const shop = aHome({ kind: 'retail', livingSquareMetres: 90 })
  expect(row('Totale oppervlakte', shop)?.values).toEqual(['90 m²'])
  expect(row('Bewoonbare oppervlakte', shop)).toBeUndefined()
})

test('what homes cost in the usual way of buying stands beside each other, where their pages say it', () => {
  const reviewed = legalFacts.map((fact) => ({ ...fact, reviewedAt: '2026-10-01T12:00:00.000Z' }))
  const law = { legalFacts: reviewed, date: new Date('2026-11-15T10:00:00Z') }
  const homes = [aCostedListingPage({}), aCostedListingPage({ isPricePublished: false })]
  const valuesOf = (label: string) =>
    compareRows(homes, { locale: 'nl', settings, law }).find((one) => one.label === label)?.values
  expect(valuesOf('Te voorzien bij de akte')).toEqual([
    expect.stringMatching(/^€\u00a0[\d.]+ \(Enige eigen woning\)$/),
    null,
  ])
  expect(valuesOf('Per jaar, geraamd')).toEqual([expect.stringMatching(/^€\u00a0[\d.]+$/), null])
  expect(compareRows(homes, { locale: 'nl', settings }).map(({ label }) => label)).not.toContain(
    'Te voorzien bij de akte',
  )
})
