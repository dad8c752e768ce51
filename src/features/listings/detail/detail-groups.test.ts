import { expect, test } from 'vitest'

import { disclosed } from '@/domain/listing/disclosure'
import { messages } from '@/i18n/messages'
import { locales } from '@/i18n/locales'

import type { ListingPageData } from '../page/find-listing'
import { detailFields } from './detail-fields'
import { detailGroups } from './detail-groups'
import { simulatedHomes } from '../../../testing/homes/simulated-homes'

const settings = { ignoredMarquees: [4], hideCity: false }
const homes = simulatedHomes(new Date('2026-03-16T10:00:00Z')).map(({ pages }) => pages.nl)

/** A Flemish house for sale of which nearly everything is known. */
const house = homes.find(
  ({ zip, deal, status, isPricePublished, plotSquareMetres, facts }) =>
    zip.startsWith('9') &&
    deal === 'sale' &&
    status === 'available' &&
    isPricePublished &&
    plotSquareMetres !== null &&
    facts.gScore !== undefined,
)!

const valuesOf = (given: Partial<ListingPageData>) =>
  Object.fromEntries(
    detailGroups(disclosed({ ...house, ...given }), { locale: 'nl', settings }).flatMap(({ rows }) =>
      rows.map(({ id, value }) => [id, value]),
    ),
  )
const withFacts = (facts: ListingPageData['facts']) => ({ facts: { ...house.facts, ...facts } })

const priceIds = detailFields.filter(({ isPrice }) => isPrice).map(({ id }) => id)
const flemish = { mobilityTotal: 8, pScore: 'A', gScore: 'B', energyReference: '2020-1', eLevel: 30 }

test('a Luxembourg home shows no Belgian row, whatever the platform sends', () => {
  const shown = Object.keys(
    valuesOf({ ...withFacts({ ...flemish, cadastralIncome: 900 }), country: 'LU', zip: '1234' }),
  )
  const belgian = ['cadastralIncome', 'realEstateTax', 'energyCode', 'eLevel', 'pScore', 'gScore']
  expect(shown.filter((id) => [...belgian, 'floodZone', 'mobilityTotal'].includes(id))).toEqual([])
  expect(shown).toContain('bedrooms')
})

test.each([
  { region: 'Flanders', zip: '9000', scores: ['pScore', 'gScore', 'mobilityTotal'] },
  { region: 'Brussels', zip: '1000', scores: [] },
  { region: 'Wallonia', zip: '4000', scores: [] },
])('the Flemish scores in $region: $scores', ({ zip, scores }) => {
  const shown = Object.keys(valuesOf({ ...withFacts(flemish), zip }))
  expect(shown.filter((id) => ['pScore', 'gScore', 'mobilityTotal'].includes(id))).toEqual(scores)
})

test('a price can be asked for, a rent cannot', () => {
  expect(valuesOf({ priceCents: null }).priceOnDemand).toBe('Prijs op aanvraag')
  expect(valuesOf({ priceCents: null, deal: 'rent' }).priceOnDemand).toBeUndefined()
})

test.each([
  { why: 'not published', given: { isPricePublished: false } },
  { why: 'sold', given: { status: 'sold' as const } },
  { why: 'hidden behind its marquee', given: { marqueeId: 4 } },
])('a price that is $why cannot be worked out from another row', ({ given }) => {
  const facts = {
    hasViager: true,
    startPrice: 1,
    totalCost: 1,
    notaryFee: 1,
    vatValue: 21_000,
    viagerPension: 1,
    constructionCost: 1,
  }
  const open = Object.keys(valuesOf(withFacts(facts)))
  expect(open.filter((id) => priceIds.includes(id)).length).toBeGreaterThan(6)
  const closed = Object.keys(valuesOf({ ...withFacts(facts), ...given }))
  expect(closed.filter((id) => priceIds.includes(id))).toEqual([])
})

test('nothing is zero, empty or unheard of', () => {
  const empty = Object.fromEntries(
    detailFields.flatMap(({ source }) => ('fact' in source ? [[source.fact, 0]] : [])),
  )
  const shown = valuesOf({
    facts: empty,
    labels: {},
    bedrooms: 0,
    bathrooms: 0,
    garages: 0,
    parkings: 0,
    livingSquareMetres: 0,
    plotSquareMetres: 0,
    constructionYear: 0,
    energyKwh: null,
    energyLabel: null,
    hasGarden: false,
    hasTerrace: false,
  })
  expect(Object.keys(shown)).toEqual(['reference'])
})

test.each([
  { zip: '9000', value: 'Aangevraagd' },
  { zip: '1000', value: undefined },
  { zip: '4000', value: undefined },
])('in $zip a certificate that is applied for reads $value', ({ zip, value }) => {
  const given = { ...withFacts({ energyStatus: 'Aangevraagd' }), energyKwh: null, energyLabel: null, zip }
  expect(valuesOf(given).energyStatus).toBe(value)
})

test('no decision is an answer in Flanders once the planning facts are filled in', () => {
  const answer = { zip: '9000', ...withFacts({ judicialDecision: 0, hasSummons: false }) }
  expect(valuesOf(answer).judicialDecision).toBe('Geen maatregel opgelegd')
  expect(valuesOf({ ...answer, zip: '4000' }).judicialDecision).toBeUndefined()
  expect(valuesOf({ ...answer, facts: { judicialDecision: 0 } }).judicialDecision).toBeUndefined()
})

test.each([
  { vatValue: 6, value: '6%' },
  { vatValue: 84_000, value: '€\u00a084.000' },
])('$vatValue of VAT reads $value', ({ vatValue, value }) => {
  expect(valuesOf(withFacts({ vatValue })).vatValue).toBe(value)
})

test('an unpublished address is not given away by distances, nor its town by the parts of it', () => {
  const labels = { pointsOfInterest: 'Station\t430', subCities: 'Afsnee', neighbourhoods: 'Patijntjes' }
  expect(valuesOf({ labels, isAddressPublished: true }).pointsOfInterest).toBe('Station (450 m)')
  expect(valuesOf({ labels, isAddressPublished: true, status: 'sold' }).pointsOfInterest).toBe('Station')
  const hidden = valuesOf({ labels, isAddressPublished: false })
  expect(hidden).toMatchObject({ pointsOfInterest: 'Station', subCities: 'Afsnee' })
  const hiddenTown = Object.keys(valuesOf({ labels, isAddressPublished: false, isTownShown: false }))
  expect(hiddenTown.filter((id) => id in labels)).toEqual(['pointsOfInterest'])
})

test('every explanation belongs to a row and is there in four languages, each in its own words', () => {
  const explained = new Set(detailFields.flatMap(({ explanation }) => explanation ?? []))
  expect([...explained].toSorted()).toEqual(Object.keys(messages.nl.explain).toSorted())
  expect(explained.size).toBeGreaterThanOrEqual(35)
  for (const key of explained) {
    const texts = locales.map((locale) => messages[locale].explain[key])
    expect(new Set(texts).size, key).toBe(locales.length)
    for (const text of texts) expect(text.length, text).toBeLessThan(260)
  }
})

// Coverage: 3.25.
test.each([
  { kind: 'apartment', plotSquareMetres: 60, floor: 'Gelijkvloers' },
  { kind: 'retail', plotSquareMetres: null, floor: 'Gelijkvloers' },
  { kind: 'house', plotSquareMetres: 500, floor: undefined },
  { kind: 'unknown', plotSquareMetres: null, floor: undefined },
] as const)('floor 0 of a $kind reads $floor', ({ kind, plotSquareMetres, floor }) => {
  expect(valuesOf({ kind, plotSquareMetres, ...withFacts({ floor: 0 }) }).floor).toBe(floor)
})

// Coverage: 3.30.
test.each([
  { facades: 1, value: '1 gevel' },
  { facades: 2, value: 'Gesloten bebouwing' },
  { facades: 5, value: '5 gevels' },
])('$facades façades read $value', ({ facades, value }) => {
  expect(valuesOf(withFacts({ facades })).facades).toBe(value)
})

// Coverage: 3.30.
test('without a number of façades the word of the platform stands', () => {
  expect(valuesOf({ facts: {}, labels: { construction: 'Open bebouwing' } }).facades).toBe('Open bebouwing')
})

// Coverage: 3.28.
test.each([
  { kind: 'house', row: 'surfaceLiving' },
  { kind: 'office', row: 'surfaceTotal' },
  { kind: 'unknown', row: 'surfaceTotal' },
] as const)('the surface of a $kind is its $row', ({ kind, row }) => {
  const shown = valuesOf({ kind, livingSquareMetres: 120, facts: {} })
  expect([shown.surfaceLiving, shown.surfaceTotal].filter(Boolean)).toEqual(['120 m²'])
  expect(shown[row]).toBe('120 m²')
})

test('a home that needs no energy has a value, and it is zero', () => {
  expect(valuesOf({ energyKwh: 0, energyLabel: null }).energyValue).toBe('0 kWh/m²/jaar')
})
