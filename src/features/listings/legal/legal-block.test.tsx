import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { type Deal, deals } from '@/domain/listing/listing'
import type { Region } from '@/domain/place/region'
import { type Locale, locales } from '@/i18n/locales'
import { headingsIn, wordsIn } from '@/testing/markup'

import { EnergySection } from '../energy/energy-section'
import type { ListingPageData } from '../page/find-listing'
import { LegalBlock } from './legal-block'
import { legalRows } from './legal-rows'
import { requiredTexts } from './required-texts'
import { legalAdRows } from '@/testing/homes/ad-rows'
import { aLegalAd, aPage, someNeeds } from '@/testing/homes/ads'

const regions: Region[] = ['flanders', 'brussels', 'wallonia', 'luxembourg']
const everyAd = regions.flatMap((region) =>
  deals.flatMap((deal) => locales.map((locale): [Region, Deal, Locale] => [region, deal, locale])),
)

const render = (listing: ListingPageData, locale: Locale = 'nl', given = {}) =>
  renderToStaticMarkup(<LegalBlock listing={listing} {...someNeeds(locale, given)} />)

/** No-break spaces read as spaces, and entities as the characters they stand for. */
const read = (html: string) =>
  wordsIn(html).replaceAll('&#x27;', "'").replaceAll('&amp;', '&').replaceAll(/\s+/g, ' ')

const rowsIn = (html: string) =>
  [...html.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/gs)].map(([, label, value]) => [
    // The question mark and what it opens are for who asks.
    read(label!.replaceAll(/<button.*$/gs, '')).trim(),
    read(value!),
  ])

const valueOf = (listing: ListingPageData, name: string, given = {}) =>
  legalRows(listing, someNeeds('nl', given))
    .find((row) => row.name === name)
    ?.lines.map(({ text }) => text)

test.each(everyAd)(
  'an advertisement in %s for %s shows in %s what its law asks, row by row',
  (region, deal, locale) => {
    const expected = legalAdRows[region][deal].map((row) => row[locale])
    expect(rowsIn(render(aLegalAd(region, deal, locale), locale))).toEqual(expected)
  },
)

test.each(everyAd)(
  'every required text of an advertisement in %s for %s in %s can be read',
  (region, deal, locale) => {
    const listing = aLegalAd(region, deal, locale)
    const needs = someNeeds(locale)
    const page = read(
      renderToStaticMarkup(
        <>
          <EnergySection listing={listing} {...needs} />
          <LegalBlock listing={listing} {...needs} />
        </>,
      ),
    )
    const texts = requiredTexts(listing, needs)
    const together = read(texts.join(' '))
    for (const row of legalAdRows[region][deal]) {
      // The abbreviations are for paper only.
      expect(together).toContain(row[locale].join(' ').replace(/ \((Vg|Wg|Gdv|Gvkr|Vv)\)$/, ''))
    }
    for (const text of texts) expect(page).toContain(read(text))
  },
)

test.each(everyAd.filter(([region]) => region !== 'flanders'))(
  'the word EPC and the Flemish scores are not in an advertisement in %s for %s in %s',
  (region, deal, locale) => {
    expect(read(render(aLegalAd(region, deal, locale), locale))).not.toMatch(/\bEPC|score|\(Vg\)/i)
  },
)

test.each(everyAd)(
  'of a home in %s for %s of which nothing is known only the agent is named in %s, and nothing is admitted',
  (region, deal, locale) => {
    const { country, zip } = aLegalAd(region, deal, locale)
    const rows = legalRows(aPage({ country, zip, deal }), someNeeds(locale, { legalFacts: [] }))
    const named = region === 'luxembourg' ? ['businessPermit'] : ['agent', 'supervisor']
    const planning = region === 'brussels' && deal === 'sale' ? ['planningInformation'] : []
    expect(rows.map(({ name }) => name)).toEqual([...planning, ...named])
  },
)

test('an agency that has not named its brokers or its permit has no empty row for them', () => {
  const names = (given: Partial<ListingPageData>) =>
    legalRows(aPage(given), someNeeds('nl', { agency: { brokers: [] } })).map(({ name }) => name)
  expect(names({})).toEqual(['supervisor'])
  expect(names({ country: 'LU', zip: '9000' })).toEqual([])
})

test.each<{ given: ListingPageData['facts']; zip: string; rows: string[][] }>([
  {
    given: { energyStatus: 'Aangevraagd' },
    zip: '9000',
    rows: [['EPC (energieprestatiecertificaat)', 'Aangevraagd']],
  },
  {
    given: { energyStatus: 'Niet van toepassing', eLevel: 20 },
    zip: '9000',
    rows: [
      ['EPC (energieprestatiecertificaat)', 'Nog niet van toepassing (nieuwbouw)'],
      ['E-peil', '20'],
    ],
  },
  {
    given: { energyStatus: 'Niet van toepassing' },
    zip: '1000',
    rows: [['EPB-certificaat (Brussel)', 'Niet van toepassing']],
  },
])('a home at $zip without a certificate, $given, says $rows', ({ given, zip, rows }) => {
  expect(rowsIn(render(aPage({ zip, facts: given }))).slice(0, rows.length)).toEqual(rows)
})

test.each(['1000', '5000'])('at %s a certificate that is applied for is no certificate', (zip) => {
  const rows = legalRows(aPage({ zip, facts: { energyStatus: 'Aangevraagd' } }), someNeeds('nl'))
  expect(rows.filter(({ group }) => group === 'energy')).toEqual([])
})

test.each([
  { constructionYear: 2001, text: ['Niet vereist (gebouwd na 2000)'] },
  { constructionYear: 2000, text: undefined },
  { constructionYear: null, text: undefined },
])('the asbestos certificate of a home of $constructionYear: $text', ({ constructionYear, text }) => {
  expect(valueOf(aPage({ constructionYear }), 'asbestos')).toEqual(text)
})

test('the flood symbol is drawn with its words only when a score is D', () => {
  const prone = render(aPage({ facts: { pScore: 'A', gScore: 'D' } }))
  expect(prone).toContain('<svg')
  expect(read(prone).match(/Overstromingsgevoelig: /g)).toHaveLength(1)
  expect(
    read(render(aPage({ facts: { pScore: 'D', gScore: 'D' } }))).match(/Overstromingsgevoelig: /g),
  ).toHaveLength(1)
  expect(render(aPage({ facts: { pScore: 'C', gScore: 'C' } }))).not.toContain('<svg')
})

test.each([
  {
    facts: { hasSummons: true, judicialDecision: 1 },
    lines: ['Dagvaarding uitgebracht', 'Maatregel opgelegd'],
  },
  { facts: { judicialDecision: 1 }, lines: ['Maatregel opgelegd'] },
  { facts: { judicialDecision: 0 }, lines: undefined },
  {
    facts: { judicialMeasure: 'Gmo' },
    lines: ['Geen rechterlijke herstelmaatregel of bestuurlijke maatregel opgelegd'],
  },
])('$facts reads $lines', ({ facts, lines }) => {
  expect(valueOf(aPage({ facts }), 'measures')).toEqual(lines)
})

test.each([
  { heritage: 'Beschermd dorpsgezicht', isNamed: true },
  { heritage: 'Niet beschermd', isNamed: false },
  { heritage: 'Opgenomen in een vastgestelde inventaris', isNamed: false },
])('the heritage "$heritage" is named as protected: $isNamed', ({ heritage, isNamed }) => {
  expect(valueOf(aPage({ labels: { heritage } }), 'heritage') !== undefined).toBe(isNamed)
})

test.each([
  { given: { isPricePublished: false, priceCents: 85_000 }, what: 'is not published' },
  { given: { marqueeId: 4, marqueeName: 'Verhuurd', priceCents: 85_000 }, what: 'stands behind a marquee' },
  { given: { priceCents: null }, what: 'was not filled in' },
])('a rent that $what is not told, and is never "on demand"', ({ given }) => {
  const html = render(aPage({ deal: 'rent', ...given }))
  expect(read(html)).not.toMatch(/Huurprijs|850|op aanvraag/)
})

test('a home that is let shows no amounts any more', () => {
  const listing = { ...aLegalAd('flanders', 'rent', 'nl'), status: 'rented' } as const
  expect(read(render(listing))).not.toContain('€')
})

test('the deposit follows the reviewed fact of the day, and without one only the amount stands', () => {
  const listing = aLegalAd('brussels', 'rent', 'nl')
  const before = new Date('2023-12-31T12:00:00Z')
  expect(valueOf(listing, 'deposit')).toEqual(['€\u00a02.300', 'Wettelijk maximum: 2 maanden huur'])
  expect(valueOf(listing, 'deposit', { today: before })).toEqual(['€\u00a02.300'])
  expect(valueOf({ ...listing, facts: {} }, 'deposit', { today: before })).toBeUndefined()
  const unread = someNeeds('nl').legalFacts.map((fact) => ({ ...fact, reviewedAt: null }))
  expect(valueOf(listing, 'deposit', { legalFacts: unread })).toEqual(['€\u00a02.300'])
})

test('a garage to let has its rent and no maximum of the law on housing', () => {
  const rows = legalRows(
    aPage({ zip: '1000', deal: 'rent', kind: 'garage', priceCents: 9_000 }),
    someNeeds('nl'),
  )
  expect(rows.map(({ name }) => name)).toEqual(['rent', 'agent', 'supervisor'])
})

test('a home in France names its agents and nothing else', () => {
  const rows = legalRows(aPage({ country: 'FR', zip: '59000' }), someNeeds('en'))
  expect(rows.map(({ name }) => name)).toEqual(['agent', 'supervisor'])
  expect(rows[0]?.lines).toHaveLength(2)
})

test('the block has one heading and one for each of its parts', () => {
  expect(headingsIn(render(aLegalAd('flanders', 'sale', 'nl')))).toEqual([
    'h2 Wettelijke vermeldingen',
    ...['h3 Energie', 'h3 Stedenbouw', 'h3 Overstromingsgevoeligheid', 'h3 Asbest', 'h3 Makelaar'],
  ])
})

test.each([
  [null, '€ 12.000 per maand'],
  ['/jaar', '€ 12.000 per jaar'],
  ['€/m² per jaar', '€ 12.000/m² per jaar'],
])('a rent in %s is told by what it pays for', (priceUnitText, text) => {
  const listing = { ...aLegalAd('flanders', 'rent', 'nl'), priceCents: 1_200_000, priceUnitText }
  expect(valueOf(listing, 'rent')?.map(read)).toEqual([text])
})
