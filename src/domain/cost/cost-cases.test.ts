import { expect, test } from 'vitest'

import { type CasesOf, costCases } from './cost-cases'

const existing = { kind: 'existing' } as const
const newTogether = { kind: 'new', landCents: null } as const
const newApart = { kind: 'new', landCents: 1 } as const
const plot = { kind: 'plot' } as const

test.each<[string, Partial<CasesOf>, string[]]>([
  ['a Flemish house', {}, ['own-home', 'other']],
  ['a Flemish garage', { isToLiveIn: false, sale: { kind: 'garage' } }, ['other']],
  ['a Flemish plot', { sale: plot }, ['other']],
  ['a Walloon plot', { region: 'wallonia', sale: plot }, ['own-home', 'other']],
  ['a new Belgian home', { sale: newTogether }, ['new-build', 'rebuild']],
  [
    'a new Walloon home with its land apart',
    { region: 'wallonia', sale: newApart },
    ['own-home-new-build', 'own-home-rebuild', 'new-build', 'rebuild'],
  ],
  ['a Luxembourg house', { region: 'luxembourg' }, ['own-home', 'own-home-two', 'other']],
  ['a new Luxembourg home', { region: 'luxembourg', sale: newApart }, ['own-home', 'own-home-two', 'other']],
])('%s is bought in these situations', (_, home, ids) => {
  const cases = costCases({ region: 'flanders', sale: existing, isToLiveIn: true, ...home })
  expect(cases.map(({ id }) => id)).toEqual(ids)
})

test('Luxembourg counts its buyers', () => {
  const cases = costCases({ region: 'luxembourg', sale: existing, isToLiveIn: true })
  expect(cases.map(({ buyers }) => buyers)).toEqual([1, 2, 1])
})
