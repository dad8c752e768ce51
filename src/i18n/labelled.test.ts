import { expect, test } from 'vitest'

import { labelled } from './labelled'
import { locales } from './locales'

test('French parts the colon from its label, by a space that does not break', () => {
  expect(locales.map((locale) => labelled('Unique', '12', locale))).toEqual([
    'Unique: 12',
    'Unique\u00a0: 12',
    'Unique: 12',
    'Unique: 12',
  ])
})

test.each(['Waarom?', 'Prijs:'])('%s has its mark already', (label) => {
  expect(labelled(label, '12', 'fr')).toBe(`${label} 12`)
})
