import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { storeListings } from '@/features/listings/store/store-listings'
import { aListing } from '@/testing/records/a-listing'
import { openPayload, type TestPayload } from '@/testing/records/a-payload'

import { titleText } from '../cockpit/admin/kind-names'
import { readToday } from './read-today'

let cms: TestPayload

beforeAll(async () => {
  cms = await openPayload()
})
afterAll(() => cms.close())

test('today shows what waits, what has a date first, and what was edited last', async () => {
  const publishAt = new Date(Date.now() + 3_600_000).toISOString()
  const page = { collection: 'pages', locale: 'nl' } as const
  const { id } = await cms.payload.create({
    ...page,
    draft: true,
    data: { name: 'Gepland', publishAt, publishIn: 'all' },
  })
  await cms.payload.create({ ...page, data: { name: 'Publiek', title: 'Publiek', _status: 'published' } })
  await cms.payload.create({ ...page, draft: true, data: { name: 'Nog te lezen' } })
  await cms.payload.updateGlobal({ slug: 'look', data: { brandColour: '#7A2E1B' } })

  const { waiting, edited, empty, languages } = await readToday(cms.db, ['fr'])
  expect(waiting.records[0]).toMatchObject({ kind: 'pages', id, publishAt: new Date(publishAt) })
  expect(waiting.records.map(({ title }) => title)).toEqual(['Gepland', 'Nog te lezen'])
  expect([waiting.total, waiting.scheduled]).toEqual([2, 1])
  expect(edited.map(({ kind, title }) => [kind, title])).toEqual([
    ['look', null],
    ['pages', 'Nog te lezen'],
    ['pages', 'Publiek'],
    ['pages', 'Gepland'],
  ])
  expect(empty).toContain('articles')
  expect(empty).not.toContain('pages')
  expect(languages).toEqual([{ language: 'fr', state: 'missing', count: 3 }])
})

test('what is about a home or a rate is called by what colleagues call it', async () => {
  await storeListings(cms.db, [aListing({ id: 12 })])
  await cms.payload.create({ collection: 'listing-notes', data: { recordId: 12 } })
  await cms.payload.create({ collection: 'listing-notes', data: { recordId: 99 } })
  const { edited } = await readToday(cms.db, ['fr'])
  expect(edited.slice(0, 2).map(({ title }) => title)).toEqual(['99', expect.stringMatching(/^V-12, Gent$/i)])
  const req = await createLocalReq({}, cms.payload)
  expect(titleText(req, 'legal-facts', 'registration-duty')).toBe('Registratierechten, andere')
  expect(titleText(req, 'pages', 'registration-duty')).toBe('registration-duty')
})

test('today counts the rates that nobody has reviewed', async () => {
  const before = (await readToday(cms.db, ['fr'])).rates
  const fact = {
    key: 'tax-credit',
    region: 'luxembourg',
    value: 1,
    unit: 'euro',
    source: 'guichet.lu',
  } as const
  const create = (validFrom: string, reviewedAt?: string) =>
    cms.payload.create({ collection: 'legal-facts', data: { ...fact, validFrom, reviewedAt } })
  await create('2026-01-01')
  await create('2026-02-01', '2026-02-02')
  expect((await readToday(cms.db, ['fr'])).rates).toEqual({
    reviewed: before.reviewed + 1,
    unreviewed: before.unreviewed + 1,
  })
})
