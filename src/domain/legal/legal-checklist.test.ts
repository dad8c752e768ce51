import { expect, test } from 'vitest'

import type { Deal } from '../listing/listing'
import type { Region } from '../place/region'
import type { AdvertisedHome } from './advertised-home'
import { legalChecklist } from './legal-checklist'

const places = {
  flanders: { country: 'BE', zip: '9000' },
  brussels: { country: 'BE', zip: '1000' },
  wallonia: { country: 'BE', zip: '5000' },
  luxembourg: { country: 'LU', zip: '9000' },
} as const

const unknown: AdvertisedHome = {
  ...{ kind: 'apartment', status: 'available', country: 'BE', zip: '9000', projectId: null },
  ...{ constructionYear: null, rent: null },
  ...{ energy: { kwhPerSquareMetre: null, labelText: null }, facts: {}, labels: {} },
}

/** A flat of which all is known that any region asks. */
const known: AdvertisedHome = {
  ...unknown,
  rent: { kind: 'rent', cents: 90_000, per: 'month', unitText: null },
  energy: { kwhPerSquareMetre: 238, labelText: 'C' },
  facts: {
    ...{ energyReference: '2024-1', energyTotal: 30_000, co2Emission: 40, insulationLabel: 'D' },
    ...{ chargesRenter: 90, depositAmount: 1800, agencyCost: 900 },
    ...{ hasPermit: true, hasSummons: false, hasPreemptiveRights: false, hasAllotmentPermit: false },
    ...{ pScore: 'A', gScore: 'B', asbestosDate: '2024-05-17' },
  },
  labels: {
    ...{ areaApplication: 'Woongebied', latestUse: 'Wonen', asbestosType: 'Asbestveilig' },
    ...{ floodZone: 'Geen', riparianZone: 'Geen', floodRisk: 'Geen' },
  },
}

const flemishLand =
  'permit destination measures preemption allotment pScore gScore floodZone riparianZone riskArea'
const belgianAgent = 'agent supervisor'

test.each<{ region: Region; deal: Deal; asked: string }>([
  {
    region: 'flanders',
    deal: 'sale',
    asked: `energyClass energyValue energyCode ${flemishLand} asbestos asbestosDate ${belgianAgent}`,
  },
  {
    region: 'flanders',
    deal: 'rent',
    asked: `energyClass energyValue energyCode rent charges deposit ${flemishLand} asbestos asbestosDate ${belgianAgent}`,
  },
  {
    region: 'brussels',
    deal: 'sale',
    asked: `energyClass co2Emission latestUse planningInformation ${belgianAgent}`,
  },
  {
    region: 'brussels',
    deal: 'rent',
    asked: `energyClass co2Emission rent charges deposit ${belgianAgent}`,
  },
  {
    region: 'wallonia',
    deal: 'sale',
    asked: `energyClass energyCode energyTotal energyValue ${belgianAgent}`,
  },
  {
    region: 'wallonia',
    deal: 'rent',
    asked: `energyClass energyCode energyTotal energyValue rent charges deposit ${belgianAgent}`,
  },
  { region: 'luxembourg', deal: 'sale', asked: 'energyClass insulationClass businessPermit' },
  {
    region: 'luxembourg',
    deal: 'rent',
    asked: 'energyClass insulationClass rent charges deposit agencyFeeHalf businessPermit',
  },
])('an advertisement of a flat in $region for $deal has $asked', ({ region, deal, asked }) => {
  const items = legalChecklist({ ...known, ...places[region] }, { region, deal, depositMonths: null })
  expect(items.map(({ name }) => name).join(' ')).toBe(asked)
})

test.each<[Region, Deal, string]>([
  ['flanders', 'sale', 'agent supervisor'],
  ['flanders', 'rent', 'agent supervisor'],
  // Where it can be had is the law's own wording of it.
  ['brussels', 'sale', 'planningInformation agent supervisor'],
  ['brussels', 'rent', 'agent supervisor'],
  ['wallonia', 'sale', 'agent supervisor'],
  ['wallonia', 'rent', 'agent supervisor'],
  ['luxembourg', 'sale', 'businessPermit'],
  ['luxembourg', 'rent', 'businessPermit'],
])('what is not known of a home in %s for %s has no row: %s', (region, deal, names) => {
  const items = legalChecklist({ ...unknown, ...places[region] }, { region, deal, depositMonths: null })
  expect(items.map(({ name }) => name).join(' ')).toBe(names)
})

test.each([
  { kind: 'house', isSaid: true },
  { kind: 'retail', isSaid: true },
  { kind: 'plot', isSaid: false },
  { kind: 'unknown', isSaid: false },
] as const)('that a $kind of 2005 needs no asbestos certificate is said: $isSaid', ({ kind, isSaid }) => {
  const home = { ...unknown, kind, constructionYear: 2005 }
  const items = legalChecklist(home, { region: 'flanders', deal: 'sale', depositMonths: null })
  expect(items.some(({ value }) => value.kind === 'not-required')).toBe(isSaid)
})

test('the most that the law lets a landlord ask is that of housing', () => {
  const question = { region: 'brussels', deal: 'rent', depositMonths: 2 } as const
  const names = (kind: AdvertisedHome['kind']) =>
    legalChecklist({ ...unknown, kind }, question).map(({ name }) => name)
  expect(names('student-room')).toContain('deposit')
  expect(names('office')).not.toContain('deposit')
  expect(names('unknown')).not.toContain('deposit')
})

test('what a Flemish rent advertisement need not say, it says when it is known', () => {
  const home = {
    ...unknown,
    facts: { hasPermit: true, pScore: 'B' },
    labels: { asbestosType: 'Asbestveilig' },
  }
  const items = legalChecklist(home, { region: 'flanders', deal: 'rent', depositMonths: 3 })
  expect(items).toContainEqual({ name: 'permit', value: { kind: 'planning', codes: ['Vg'] } })
  expect(items).toContainEqual({ name: 'pScore', value: { kind: 'flood-score', score: 'B' } })
  expect(items.map(({ name }) => name)).toContain('asbestos')
  expect(items.map(({ name }) => name)).not.toContain('gScore')
})

test('a value of zero is one that nobody filled in', () => {
  const home = { ...unknown, facts: { chargesRenter: 0, depositAmount: 0 } }
  const items = legalChecklist(home, { region: 'flanders', deal: 'rent', depositMonths: null })
  expect(items.map(({ name }) => name)).toEqual(['agent', 'supervisor'])
})
