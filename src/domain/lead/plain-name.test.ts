import { expect, test } from 'vitest'

import { isPlainName } from './plain-name'

test.each([
  'An',
  'Jean-François d’Hoop',
  "Liesbet 't Hart",
  'Marie-Christine van der Straten Ponthoz',
  'M. & Mme Dupont',
  'Łukasz Ćwikła',
  'محمد',
])('%s is a name', (name) => {
  expect(isPlainName(name)).toBe(true)
})

test.each([
  'Bel nu 0900 12 34 56',
  'U hebt een prijs gewonnen, kom hem nu halen',
  'Gratis geld! Vraag Jo',
  'An <b>Peeters</b>',
  'casino.com',
  'an@example.com',
  'a'.repeat(51),
])('%s is more than a name', (name) => {
  expect(isPlainName(name)).toBe(false)
})
