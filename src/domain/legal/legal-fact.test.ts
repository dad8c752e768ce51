import { expect, test } from 'vitest'

import { factOn, type LegalFact, scaleOn } from './legal-fact'

const aFact = (given: Partial<LegalFact> = {}): LegalFact => ({
  region: 'flanders',
  key: 'registration-duty',
  value: 12,
  unit: 'percent',
  validFrom: '2025-01-01',
  source: 'A source',
  ...given,
})

const asked = { region: 'flanders', key: 'registration-duty' }
const on = (date: string) => ({ ...asked, date: new Date(date) })

test.each([
  ['2024-12-31T22:59:00Z', undefined],
  ['2024-12-31T23:00:00Z', 12],
  ['2025-12-31T22:59:00Z', 12],
  ['2025-12-31T23:00:00Z', undefined],
])('at %s, by the calendar of Brussels, it is %s', (moment, value) => {
  expect(factOn([aFact({ validTo: '2025-12-31' })], on(moment))?.value).toBe(value)
})

test('an instant, as the admin stores it, means its day', () => {
  const fact = aFact({ validFrom: '2025-01-01T12:00:00.000Z', validTo: '2025-01-02T12:00:00.000Z' })
  expect(factOn([fact], on('2025-01-01T00:30:00+01:00'))).toBe(fact)
  expect(factOn([fact], on('2025-01-02T23:30:00+01:00'))).toBe(fact)
})

test('of two that hold, the one that began last counts', () => {
  const facts = [aFact({ validFrom: '2026-01-01', value: 11 }), aFact()]
  expect(factOn(facts, on('2026-05-01'))?.value).toBe(11)
})

test('a fact of all Belgium holds in its regions, unless one has its own, and not across the border', () => {
  const federal = aFact({ region: 'belgium', value: 21 })
  expect(factOn([federal], on('2026-05-01'))?.value).toBe(21)
  expect(factOn([federal, aFact()], on('2026-05-01'))?.value).toBe(12)
  expect(factOn([federal], { ...on('2026-05-01'), region: 'luxembourg' })).toBeNull()
})

test('a scale is the brackets of its last beginning, the lowest first', () => {
  const facts = [
    aFact({ bracketFrom: 100, value: 1 }),
    aFact({ bracketFrom: 0, value: 2 }),
    aFact({ bracketFrom: 50, value: 3, validFrom: '2020-01-01' }),
  ]
  expect(scaleOn(facts, on('2026-05-01')).map(({ value }) => value)).toEqual([2, 1])
})
