import fc from 'fast-check'
import { expect, test } from 'vitest'

import { cityTitle } from './city'

// Coverage: 9.30, 9.31.
test.each([
  ['GENT', 'Gent'],
  ['gent', 'Gent'],
  [' SINT-NIKLAAS ', 'Sint-Niklaas'],
  ['KAPELLE-OP-DEN-BOS', 'Kapelle-op-den-Bos'],
  ['HEIST-OP-DEN-BERG', 'Heist-op-den-Berg'],
  ["BRAINE-L'ALLEUD", "Braine-l'Alleud"],
  ["MONT-DE-L'ENCLUS", "Mont-de-l'Enclus"],
  ["L'ESCAILLÈRE", "L'Escaillère"],
  ['HAM-SUR-HEURE-NALINNES', 'Ham-sur-Heure-Nalinnes'],
  ['LA LOUVIÈRE', 'La Louvière'],
  ['LOUVAIN-LA-NEUVE', 'Louvain-la-Neuve'],
  ['ESCH-SUR-ALZETTE', 'Esch-sur-Alzette'],
  ['MARCHE-EN-FAMENNE', 'Marche-en-Famenne'],
  ['PONT-À-CELLES', 'Pont-à-Celles'],
  ['SINT-JOOST-TEN-NODE', 'Sint-Joost-ten-Node'],
  ['DE HAAN', 'De Haan'],
  ["'S-GRAVENWEZEL", "'s-Gravenwezel"],
  ["SINT-JOB-IN-'T-GOOR", "Sint-Job-in-'t-Goor"],
  ['IJMUIDEN', 'IJmuiden'],
  ['BEVEREN (WAAS)', 'Beveren (Waas)'],
  ['Kapelle-Op-Den-Bos', 'Kapelle-op-den-Bos'],
  ['Mont-De-L’Enclus', 'Mont-De-L’Enclus'],
  ['__proto__', '__Proto__'],
  ['', ''],
])('%s is written %s', (raw, title) => {
  expect(cityTitle(raw)).toBe(title)
})

test('a title is its own title', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (raw) => {
      expect(cityTitle(cityTitle(raw))).toBe(cityTitle(raw))
    }),
  )
})
