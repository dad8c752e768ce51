import { afterAll, beforeAll, expect, test } from 'vitest'

import { factOn } from '@/domain/legal/legal-fact'
import { make } from '@/testing/records/a-document'
import { openPayload, type TestPayload } from '@/testing/records/a-payload'

import { visitorReader } from './published-source'
import { readLegalFacts } from './read-legal-facts'

let cms: TestPayload

beforeAll(async () => {
  cms = await openPayload()
})
afterAll(() => cms.close())

test('a visitor’s page reads each term with its days, and the rules find the one of today', async () => {
  const term = { region: 'flanders', key: 'renovation-term', unit: 'year', source: 'https://example.com' }
  const note = 'Na te kijken'
  await make(cms.payload, 'legal-facts', { ...term, note, value: 6, validFrom: '2027-01-01' })
  await make(cms.payload, 'legal-facts', {
    ...term,
    value: 5,
    validFrom: '2023-01-01',
    validTo: '2026-12-31',
  })
  const facts = await readLegalFacts(visitorReader({ db: cms.db, locale: 'fr' }))
  expect(facts).toMatchObject([
    { ...term, value: 5 },
    { ...term, value: 6, validTo: null },
  ])
  expect(JSON.stringify(facts)).not.toContain(note)
  const termOn = (day: string) =>
    factOn(facts, { region: 'flanders', key: 'renovation-term', date: new Date(`${day}T12:00:00Z`) })?.value
  expect([termOn('2022-12-31'), termOn('2026-12-31'), termOn('2027-01-01')]).toEqual([undefined, 5, 6])
})
