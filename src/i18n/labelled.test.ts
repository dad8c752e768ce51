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

test('a sentence has no full stop before its colon', () => {
  expect(labelled('Ja, ik wil de nieuwsbrief ontvangen.', 'Ja', 'nl')).toBe(
    'Ja, ik wil de nieuwsbrief ontvangen: Ja',
  )
  expect(labelled('Oui, je souhaite recevoir la newsletter.', 'Oui', 'fr')).toBe(
    'Oui, je souhaite recevoir la newsletter\u00a0: Oui',
  )
})

test('an abbreviation keeps its full stop', () => {
  expect(labelled('Notarkosten inkl. MwSt.', '€ 2.400', 'de')).toBe('Notarkosten inkl. MwSt.: € 2.400')
})
