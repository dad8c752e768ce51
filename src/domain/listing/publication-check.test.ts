import { expect, test } from 'vitest'

import legalFacts from '../../../demo/content/legal-facts.json'
import type { FactName } from './facts/fact-catalogue'
import { publicationGaps } from './publication-check'
import type { CheckedListing } from './publication-gap'

const today = '2026-11-15'
const certificate = { energyReference: '20210415-0002389012-RES-1', energyEndDate: '2031-04-15' }
const planning = { hasPermit: true, hasSummons: false, hasPreemptiveRights: false, hasAllotmentPermit: false }

const flood = { floodZone: 'Geen', riparianZone: 'Geen', floodRisk: 'Geen' }

/** A Flemish house for sale to which nothing is missing. */
function aHome(given: Partial<CheckedListing> = {}): CheckedListing {
  return {
    kind: 'house',
    deal: 'sale',
    status: 'available',
    country: 'BE',
    zip: '9000',
    isAddressShown: false,
    price: { cents: 35_000_000, isPublished: true },
    constructionYear: 1978,
    energy: { kwhPerSquareMetre: 238, labelText: 'C' },
    facts: { ...certificate, ...planning, pScore: 'A', gScore: 'B' },
    labels: { ...flood, areaApplication: 'Woongebied', asbestosType: 'Asbestveilig' },
    description: '<p>Rustig gelegen.</p>',
    texts: { nl: '<p>Rustig gelegen.</p>', fr: '<p>Au calme.</p>' },
    pictures: 4,
    ...given,
  }
}

const inBrussels = { zip: '1050', facts: { ...certificate, co2Emission: 40 }, labels: {} }
const inWallonia = { zip: '5000', facts: { ...certificate, energyTotal: 31_000 }, labels: {} }
const inLuxembourg = { country: 'LU', zip: '1460', facts: certificate, labels: {} } as const
const said = '<p>Lasten: provisie. Individuele meters.</p>'
const toLet = { deal: 'rent', kind: 'apartment', price: { cents: 95_000, isPublished: true } } as const

const noEnergy = { kwhPerSquareMetre: null, labelText: null }

function lacking(given: Partial<CheckedListing>): string[] {
  return publicationGaps(aHome(given), today).map(({ field, severity }) => `${severity} ${field}`)
}

test.each([
  [{ registrationRights: 42_000, notaryFee: 2678 }, []],
  [{ registrationRights: 35_000, notaryFee: 3195 }, ['registrationDiffers', 'notaryFeeDiffers']],
  // VAT is due instead of duty.
  [{ registrationRights: 35_000, vatValue: 21 }, []],
  // A life annuity has another base.
  [{ registrationRights: 35_000, hasViager: true }, []],
])('of the amounts in a file, %o, what is not the law’s is reported: %o', (sent, fields) => {
  const home = aHome({ facts: { ...aHome().facts, ...sent } })
  expect(publicationGaps(home, today, legalFacts).map(({ field }) => field)).toEqual(fields)
})

test.each<[string, Partial<CheckedListing>, string[]]>([
  ['a whole Flemish house lacks nothing', {}, []],
  ['sold is no longer offered', { status: 'sold', facts: {}, pictures: 0 }, []],
  ['no photo and no words', { pictures: 0, description: '<p>&nbsp;</p>' }, ['should photo', 'should text']],
  ['a sale on demand', { price: { cents: 0, isPublished: true } }, ['should price']],
  ['a sale price kept back on purpose', { price: { cents: null, isPublished: false } }, []],
  [
    'words that turn people away',
    { texts: { nl: 'Rustig gelegen.', fr: 'Pas d’enfants.', de: 'Keine Kinder.' } },
    ['should excludingFr', 'should excludingDe'],
  ],
  [
    'a type that nobody gave a kind',
    { kind: 'unknown', energy: noEnergy, constructionYear: null },
    ['must kind'],
  ],
  ['a Belgian postcode that is none', { zip: '999' }, ['should postcode']],
  ['a home in France', { country: 'FR', zip: '59000', facts: {}, labels: {} }, []],
])('%s', (_, given, gaps) => expect(lacking(given)).toEqual(gaps))

const withFacts = (facts: CheckedListing['facts']) => ({ facts: { ...aHome().facts, ...facts } })
const without = (...names: FactName[]) => {
  const absent = Object.fromEntries(names.map((name) => [name, undefined]))
  return { facts: { ...aHome().facts, ...absent } }
}

test.each<[string, Partial<CheckedListing>, string[]]>([
  ['its last day still counts', withFacts({ energyEndDate: today }), []],
  ['the day after it has expired', withFacts({ energyEndDate: '2026-11-14' }), ['must energyExpired']],
  ['no end date', without('energyEndDate'), ['should energyEndDate']],
  ['no code', without('energyReference'), ['must energyCode']],
  ['the address shown instead of the code', { ...without('energyReference'), isAddressShown: true }, []],
  ['a class without a figure', { energy: { ...noEnergy, labelText: 'C' } }, ['must energyValue']],
  ['a figure from which the class follows', { energy: { kwhPerSquareMetre: 238, labelText: null } }, []],
  [
    'applied for is not enough',
    { energy: noEnergy, facts: { ...planning, pScore: 'A', gScore: 'A', energyStatus: 'Aangevraagd' } },
    ['must energyCertificate'],
  ],
  [
    'new, with an E-level',
    { energy: noEnergy, ...withFacts({ energyStatus: 'Niet van toepassing', eLevel: 20 }) },
    [],
  ],
  [
    'said not to need one, nobody knows why',
    { energy: noEnergy, ...withFacts({ energyStatus: 'Niet van toepassing' }) },
    ['should energyExemption'],
  ],
  [
    'Brussels: the figures are good practice',
    { ...inBrussels, ...toLet, description: said, facts: { chargesRenter: 90 } },
    ['should energyCode', 'should co2Emission', 'should energyEndDate'],
  ],
  ['Wallonia: total use too', { ...inWallonia, facts: certificate }, ['must energyTotal']],
  ['Luxembourg: two classes', inLuxembourg, ['must insulationClass']],
  ['Luxembourg: both given', { ...inLuxembourg, facts: { ...certificate, insulationLabel: 'D' } }, []],
  [
    'Luxembourg: no class follows from a figure',
    {
      ...inLuxembourg,
      energy: { kwhPerSquareMetre: 90, labelText: null },
      facts: { ...certificate, insulationLabel: 'n/a' },
    },
    ['must energyClass', 'must insulationClass'],
  ],
])('energy: %s', (_, given, gaps) => expect(lacking(given)).toEqual(gaps))

test.each<[string, Partial<CheckedListing>, string[]]>([
  ['no flood scores', without('pScore', 'gScore'), ['must pScore', 'must gScore']],
  [
    'no word on the two zones and the risk',
    { labels: { areaApplication: 'Woongebied', asbestosType: 'Asbestveilig' } },
    ['must floodZone', 'must riparianZone', 'should riskArea'],
  ],
  ['a score that is none', withFacts({ pScore: '?' }), ['must pScore']],
  ['a plot has no building', { kind: 'plot', energy: noEnergy, ...without('gScore', 'energyReference') }, []],
  [
    'a garage has no certificate',
    { kind: 'garage', energy: noEnergy, ...without('energyReference'), labels: aHome().labels },
    [],
  ],
  ['no permit known', without('hasPermit'), ['must permit']],
  [
    'a decision answers for the summons',
    { facts: { ...without('hasSummons').facts, judicialDecision: 1 } },
    [],
  ],
  [
    'no decision filled in does not',
    { facts: { ...without('hasSummons').facts, judicialDecision: 0 } },
    ['must summons'],
  ],
  ['no zone', { labels: { ...flood, asbestosType: 'Asbestveilig' } }, ['must destination']],
  [
    'from 2000 without asbestos certificate',
    { constructionYear: 2000, labels: { ...flood, areaApplication: 'Woongebied' } },
    ['should asbestos'],
  ],
  [
    'from 2001 it needs none',
    { constructionYear: 2001, labels: { ...flood, areaApplication: 'Woongebied' } },
    [],
  ],
  ['of unknown age', { constructionYear: null }, ['should constructionYear']],
  [
    'let: flood is not asked, planning only for long leases',
    { ...toLet, facts: { ...certificate, chargesRenter: 80 }, labels: {} },
    ['should permit', 'should destination', 'should summons', 'should preemption', 'should allotment'],
  ],
])('Flanders: %s', (_, given, gaps) => expect(lacking(given)).toEqual(gaps))

test.each<[string, Partial<CheckedListing>, string[]]>([
  ['Brussels sale without lawful use', inBrussels, ['must latestUse', 'should destination']],
  [
    'Brussels sale with it',
    { ...inBrussels, labels: { latestUse: 'Woning', areaApplication: 'Woongebied' } },
    [],
  ],
  ['Wallonia asks nothing on planning', inWallonia, []],
])('planning: %s', (_, given, gaps) => expect(lacking(given)).toEqual(gaps))

test.each<[string, Partial<CheckedListing>, string[]]>([
  [
    'a flat with rent and charges',
    { ...inWallonia, ...toLet, description: said, facts: { ...inWallonia.facts, chargesRenter: 90 } },
    [],
  ],
  ['a flat without charges', { ...inWallonia, ...toLet }, ['must charges']],
  ['a house without charges', { ...inWallonia, ...toLet, kind: 'house' }, ['should charges']],
  ['a shop without charges', { ...inWallonia, ...toLet, kind: 'retail' }, []],
  [
    'a rent on demand',
    { ...inWallonia, ...toLet, kind: 'retail', price: { cents: null, isPublished: true } },
    ['must rentOnDemand'],
  ],
  [
    'a rent kept back',
    { ...inWallonia, ...toLet, kind: 'house', price: { cents: null, isPublished: false } },
    ['must rent', 'should charges'],
  ],
  [
    'a Brussels rent without description',
    { ...inBrussels, ...toLet, facts: { ...inBrussels.facts, chargesRenter: 90 }, description: '' },
    ['must chargesKind', 'must meters', 'must text'],
  ],
  [
    'a Brussels flat whose description says what no field holds',
    { ...inBrussels, ...toLet, facts: { ...inBrussels.facts, chargesRenter: 90 }, description: said },
    [],
  ],
  [
    'a Brussels flat at 300 meter of the station, with provisions',
    {
      ...{ ...inBrussels, ...toLet, facts: { ...inBrussels.facts, chargesRenter: 90 } },
      description: '<p>Op 300 meter van het station. Lasten: forfait.</p>',
    },
    ['must meters'],
  ],
  [
    'a Luxembourg flat without the tenant’s half of the fee',
    { ...inLuxembourg, ...toLet, facts: { ...certificate, insulationLabel: 'D', chargesRenter: 90 } },
    ['should agencyFee'],
  ],
])('rent: %s', (_, given, gaps) => expect(lacking(given)).toEqual(gaps))
