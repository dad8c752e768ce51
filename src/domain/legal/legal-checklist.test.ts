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
  ...{ kind: 'flat', status: 'available', country: 'BE', zip: '9000', projectId: null },
  ...{ isAddressShown: false, constructionYear: null, rentCents: null },
  ...{ energy: { kwhPerSquareMetre: null, labelText: null }, facts: {}, labels: {} },
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
    asked: `energyClass energyValue energyCode rent charges deposit ${belgianAgent}`,
  },
  {
    region: 'brussels',
    deal: 'sale',
    asked: `energyClass co2Emission latestUse planningInformation ${belgianAgent}`,
  },
  {
    region: 'brussels',
    deal: 'rent',
    asked: `energyClass co2Emission rent charges chargesKind meters deposit ${belgianAgent}`,
  },
  {
    region: 'wallonia',
    deal: 'sale',
    asked: `energyClass energyCode energyTotal energyValue ${belgianAgent}`,
  },
  {
    region: 'wallonia',
    deal: 'rent',
    asked: `energyClass energyCode energyTotal energyValue rent charges chargesKind deposit ${belgianAgent}`,
  },
  { region: 'luxembourg', deal: 'sale', asked: 'energyClass insulationClass businessPermit' },
  {
    region: 'luxembourg',
    deal: 'rent',
    asked: 'energyClass insulationClass rent charges deposit agencyFeeHalf businessPermit',
  },
])('of a flat in $region for $deal the law asks $asked', ({ region, deal, asked }) => {
  const items = legalChecklist({ ...unknown, ...places[region] }, { region, deal, depositMonths: null })
  expect(items.map(({ name }) => name).join(' ')).toBe(asked)
})

test('a plot for sale in Flanders has no certificate of energy or asbestos, and no building to flood', () => {
  const items = legalChecklist(
    { ...unknown, kind: 'plot' },
    { region: 'flanders', deal: 'sale', depositMonths: null },
  )
  const names = items.map(({ name }) => name)
  expect(names.slice(0, 2)).toEqual(['permit', 'destination'])
  expect(names).not.toContain('gScore')
  expect(names).not.toContain('asbestos')
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
  const missing = items.filter(({ value }) => value.kind === 'missing').map(({ name }) => name)
  expect(missing).toEqual(expect.arrayContaining(['charges', 'deposit']))
})
