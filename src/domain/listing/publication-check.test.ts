import { expect, test } from 'vitest'

import { publicationGaps } from './publication-check'
import type { CheckedListing } from './publication-gap'

const today = '2026-11-15'
const certificate = { energyReference: '20210415-0002389012-RES-1', energyEndDate: '2031-04-15' }
const planning = { hasPermit: true, hasSummons: false, hasPreemptiveRights: false, hasAllotmentPermit: false }

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
    labels: { areaApplication: 'Woongebied', asbestosType: 'Asbestveilig' },
    description: '<p>Rustig gelegen.</p>',
    pictures: 4,
    ...given,
  }
}

const inBrussels = { zip: '1050', facts: { ...certificate, co2Emission: 40 }, labels: {} }
const inWallonia = { zip: '5000', facts: { ...certificate, energyTotal: 31_000 }, labels: {} }
const inLuxembourg = { country: 'LU', zip: '1460', facts: certificate, labels: {} } as const
const toLet = { deal: 'rent', kind: 'flat', price: { cents: 95_000, isPublished: true } } as const

function lacking(given: Partial<CheckedListing>): string[] {
  return publicationGaps(aHome(given), today).map(({ field, severity }) => `${severity} ${field}`)
}

test.each<[string, Partial<CheckedListing>, string[]]>([
  ['a whole Flemish house lacks nothing', {}, []],
  ['sold is no longer offered', { status: 'sold', facts: {}, pictures: 0 }, []],
  ['no photo and no words', { pictures: 0, description: '<p>&nbsp;</p>' }, ['should photo', 'should text']],
  ['a sale on demand', { price: { cents: 0, isPublished: true } }, ['should price']],
  ['a sale price kept back on purpose', { price: { cents: null, isPublished: false } }, []],
  ['a Belgian postcode that is none', { zip: '999' }, ['should postcode']],
  ['a home in France', { country: 'FR', zip: '59000', facts: {}, labels: {} }, []],
])('%s', (_, given, gaps) => expect(lacking(given)).toEqual(gaps))

const withFacts = (facts: CheckedListing['facts']) => ({ facts: { ...aHome().facts, ...facts } })
const without = (...names: string[]) => ({
  facts: Object.fromEntries(Object.entries(aHome().facts).filter(([name]) => !names.includes(name))),
})
const noEnergy = { kwhPerSquareMetre: null, labelText: null }

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
    { ...inBrussels, ...toLet, facts: { chargesRenter: 90 } },
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
  ['no zone', { labels: { asbestosType: 'Asbestveilig' } }, ['must destination']],
  [
    'from 2000 without asbestos certificate',
    { constructionYear: 2000, labels: { areaApplication: 'Woongebied' } },
    ['should asbestos'],
  ],
  ['from 2001 it needs none', { constructionYear: 2001, labels: { areaApplication: 'Woongebied' } }, []],
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
    { ...inWallonia, ...toLet, facts: { ...inWallonia.facts, chargesRenter: 90 } },
    [],
  ],
  ['a flat without charges', { ...inWallonia, ...toLet }, ['must charges']],
  ['a house without charges', { ...inWallonia, ...toLet, kind: 'house' }, ['should charges']],
  ['a shop without charges', { ...inWallonia, ...toLet, kind: 'business' }, []],
  [
    'a rent on demand',
    { ...inWallonia, ...toLet, kind: 'business', price: { cents: null, isPublished: true } },
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
    ['must text'],
  ],
])('rent: %s', (_, given, gaps) => expect(lacking(given)).toEqual(gaps))
