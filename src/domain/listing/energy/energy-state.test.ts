import { expect, test } from 'vitest'

import { type CertifiedHome, energyState, type EnergyState } from './energy-state'

const without: CertifiedHome = {
  projectId: null,
  energy: { kwhPerSquareMetre: null, labelText: null },
  facts: {},
}

// Coverage: 4.15.
test.each<{ given: Partial<CertifiedHome>; state: EnergyState }>([
  { given: { energy: { kwhPerSquareMetre: 238, labelText: null } }, state: 'certified' },
  { given: { energy: { kwhPerSquareMetre: null, labelText: 'PEB: B-' } }, state: 'certified' },
  { given: { facts: { energyReference: '2024-1' } }, state: 'certified' },
  { given: { energy: { kwhPerSquareMetre: null, labelText: '-' } }, state: 'unknown' },
  { given: {}, state: 'unknown' },
  { given: { facts: { energyStatus: 'Aangevraagd' } }, state: 'requested' },
  { given: { facts: { energyStatus: 'Niet van toepassing' } }, state: 'not-applicable' },
  { given: { facts: { energyStatus: 'Niet van toepassing', eLevel: 20 } }, state: 'not-yet' },
  { given: { facts: { energyStatus: 'n.v.t.' }, projectId: 7 }, state: 'not-yet' },
  { given: { facts: { eLevel: 20 } }, state: 'not-yet' },
])('in Flanders a home with $given is $state', ({ given, state }) => {
  expect(energyState({ ...without, ...given }, 'flanders')).toBe(state)
})

test.each(['brussels', 'wallonia', 'luxembourg'] as const)(
  'in %s "applied for" is not said, and nothing else is',
  (region) => {
    for (const energyStatus of ['Aangevraagd', 'En cours', 'Requested', 'Beantragt'])
      expect(energyState({ ...without, facts: { energyStatus } }, region)).toBe('unknown')
  },
)

test('outside Flanders a new home without a certificate has none that applies', () => {
  const facts = { energyStatus: "Pas d'application", eLevel: 20 }
  expect(energyState({ ...without, facts }, 'wallonia')).toBe('not-applicable')
})
