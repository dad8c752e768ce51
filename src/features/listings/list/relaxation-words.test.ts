import { expect, test } from 'vitest'

import { criteriaFor } from '@/domain/search/criteria'

import type { RelaxationKind } from '../search/list-relaxations'
import { relaxationWords } from './relaxation-words'

const cases: [RelaxationKind, string][] = [
  [{ kind: 'price-max', euro: 370_000 }, '+3 tot €\u00a0370.000'],
  [{ kind: 'price-min', euro: 150_000 }, '+3 vanaf €\u00a0150.000'],
  [{ kind: 'price-min', euro: 0 }, '+3 zonder minimumprijs'],
  [{ kind: 'municipality', key: '44088' }, '+3 in Merelbeke-Melle'],
  [{ kind: 'bedrooms-min', bedrooms: 1 }, '+3 vanaf 1 slaapkamer'],
  [{ kind: 'bedrooms-min', bedrooms: undefined }, '+3 met elk aantal slaapkamers'],
  [{ kind: 'radius', radiusKm: 10 }, '+3 binnen 10 km'],
  [{ kind: 'any-type' }, '+3 van elk type'],
  [{ kind: 'without', field: 'hasGarden' }, '+3 zonder het filter ‘Tuin’'],
  [{ kind: 'without', field: 'energyLabels' }, '+3 zonder het filter ‘Energielabel’'],
]

test.each(cases)('%o is said as “%s”', (kind, words) => {
  expect(relaxationWords({ gain: 3, criteria: criteriaFor('sale'), ...kind }, 'nl')).toBe(words)
})
