import fc from 'fast-check'
import { expect, test } from 'vitest'

import { slug } from './slug'

// Coverage: 2.41, 2.42.
test.each([
  ['Wat onze klanten zeggen', 'wat-onze-klanten-zeggen'],
  ['Kredieten, beleggingen en verzekeringen', 'kredieten-beleggingen-en-verzekeringen'],
  ['À Vendre', 'a-vendre'],
  ['Maison à louer, 3 façades', 'maison-a-louer-3-facades'],
  ["Braine-l'Alleud", 'braine-lalleud'],
  ['Straße Œuvre Ærø Łódź', 'strasse-oeuvre-aero-lodz'],
  ['Fatma Yıldız', 'fatma-yildiz'],
  ['Huis/villa', 'huis-villa'],
  ['300 m²', '300-m2'],
  ['  -- Ons   team! -- ', 'ons-team'],
  ['Ons – team', 'ons-team'],
  ['???', ''],
  ['', ''],
])('"%s" becomes "%s"', (text, path) => {
  expect(slug(text)).toBe(path)
})

test('a slug has only lower-case letters, digits and single inner hyphens, and is its own slug', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(...'aÀ -/_!É9ß') }),
  )
  fc.assert(
    fc.property(anyText, (text) => {
      expect(slug(text)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
      expect(slug(slug(text))).toBe(slug(text))
    }),
    { numRuns: 500 },
  )
})
