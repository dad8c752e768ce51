import { expect, test } from 'vitest'

import { locales } from '@/i18n/locales'
import { type Translate, translator } from '@/i18n/messages'

import { rowsAmongCosts } from '../cost/listing-costs'
import { detailFields } from './detail-fields'
import { amountFormats } from './detail-formats'
import { detailGroups } from './detail-groups'
import { amountOf } from './detail-rows'
import { simulatedHomes } from '../../../testing/homes/simulated-homes'
import { type SpecLabel, specLabels } from '../../../testing/homes/spec-labels'
import { readingOf } from '../../../testing/homes/spec-reading'

const settings = { ignoredMarquees: [4, 5], hideCity: false }
const homes = simulatedHomes(new Date('2026-03-16T10:00:00Z')).map(({ rows, pages }) => ({
  rows,
  /** Everything its page shows, by row and language. */
  shown: Object.fromEntries(
    locales.map((locale) => [
      locale,
      new Map(
        detailGroups(pages[locale], { locale, settings }).flatMap(({ rows: group }) =>
          group.map((row) => [row.id, row] as const),
        ),
      ),
    ]),
  ),
}))

/** Rows that the law or a visitor asks for and the specification does not list. */
const beyond = [
  'reference',
  'surfaceLivingRoom',
  'orientationTerrace',
  'latestUse',
  'insulationClass',
  'energyStatus',
  'annuityBouquet',
  'annuityRent',
]

const message = (locale: (typeof locales)[number], key: string) =>
  translator(locale)(key as Parameters<Translate>[0])

function isEmpty(sent: unknown): boolean {
  return Array.isArray(sent) ? sent.length === 0 : [undefined, null, '', '-', false, 0].includes(sent as null)
}

/** A "no" is an answer where the law or the place asks. */
const isLacking = ({ reads }: SpecLabel, sent: unknown) =>
  reads === 'yes or no' ? sent === undefined || sent === null : isEmpty(sent)

/** `src/features/listings/one-amount-per-fact.test.tsx` looks where the page tells these. */
const detailLabels = specLabels.filter(({ id }) => !rowsAmongCosts.includes(id))

// Coverage: 2.100, 3.12, 3.13, 3.14, 3.15, 3.16, 3.17, 3.20, 3.21, 3.22, 3.24, 3.26, 3.27, 3.29, 3.31,
// 3.32, 3.33, 3.34, 3.35, 3.36, 3.37, 3.38, 3.39, 3.40, 3.41, 3.42, 3.43, 3.44, 3.45, 3.46, 3.47, 3.49,
// 3.50, 3.51, 3.54, 3.56, 3.58, 3.59.
test.each(detailLabels)('$words is shown wherever the platform sends it, and only there', (label) => {
  const isOneMessage = label.reads.includes('.')
  const outcomes = homes.map(({ rows, shown }) => {
    const sent = label.sent(rows.nl)
    const isThere = isOneMessage
      ? shown.nl?.get(label.id)?.value === message('nl', label.reads)
      : shown.nl?.has(label.id)
    const wrong = !isThere
      ? []
      : locales.filter((locale) => {
          const row = shown[locale]?.get(label.id)
          const inLocale = isWorded(label) ? label.sent({ ...rows.nl, ...rows[locale] }) : sent
          const expected = isOneMessage ? message(locale, label.reads) : readingOf(label, inLocale, locale)
          const isRight =
            typeof expected === 'string' ? row?.value === expected : expected.test(row?.value ?? '')
          return !isRight || !label.labels.some((key) => message(locale, key) === row?.label)
        })
    const isDue = label.applies(rows.nl) && !isLacking(label, sent)
    return { id: rows.nl.ID, sent, isThere, isDue, wrong }
  })
  expect(outcomes.filter(({ wrong }) => wrong.length > 0)).toEqual([])
  expect(outcomes.filter(({ isThere, isDue }) => isThere !== isDue)).toEqual([])
  expect(
    outcomes.some(({ isThere }) => isThere),
    'a home that has it',
  ).toBe(true)
  expect(
    outcomes.some(({ isDue }) => !isDue),
    'a home that lacks it',
  ).toBe(true)
})

function isWorded({ reads }: SpecLabel): boolean {
  return ['words', 'words or date', 'part', 'rooms', 'distances'].includes(reads)
}

test('the table holds every label of the specification, once', () => {
  const rows = new Set(specLabels.map(({ id }) => id))
  console.info(
    `${specLabels.length} labels of the specification in ${rows.size} rows; ${beyond.length} rows beyond it`,
  )
  expect(new Set(specLabels.map(({ words }) => words)).size).toBe(specLabels.length)
  expect(specLabels).toHaveLength(120)
  expect(detailFields.map(({ id }) => id).toSorted()).toEqual([...rows, ...beyond].toSorted())
})

test('every amount names its fact', () => {
  const nameless = detailFields.filter((field) => amountFormats.has(field.format) && !amountOf(field))
  expect(nameless.map(({ id }) => id)).toEqual([])
})
