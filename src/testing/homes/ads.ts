import { type PerLanguage, perLanguage } from '@/domain/language'
import type { Facts } from '@/domain/listing/facts/fact-catalogue'
import type { LabelName } from '@/domain/listing/facts/label-catalogue'
import type { Deal } from '@/domain/listing/listing'
import type { Region } from '@/domain/place/region'
import type { Locale } from '@/i18n/locales'

import type { ListingPageData } from '@/features/listings/page/find-listing'
import type { LegalNeeds } from '@/features/listings/legal/legal-needs'

/** A bare flat for sale of which nothing is known. */
export function aPage(given: Partial<ListingPageData> = {}): ListingPageData {
  return {
    ...{ id: 1, reference: 'V-1', deal: 'sale', status: 'available', typeId: 2, projectId: null },
    kind: 'apartment',
    ...{
      priceCents: null,
      annuity: null,
      isPricePublished: true,
      isPriceShown: true,
      priceUnit: null,
      marqueeId: null,
    },
    ...{ zip: '9000', city: 'Gent', country: 'BE', municipalityKey: null, countryName: null },
    ...{ street: null, houseNumber: null, box: null, isAddressPublished: false, isTownShown: true },
    ...{ bedrooms: null, bathrooms: null, garages: null, parkings: null },
    ...{ livingSquareMetres: null, plotSquareMetres: null, hasGarden: false, hasTerrace: false },
    ...{ constructionYear: null, energyKwh: null, energyLabel: null, coverUrl: null },
    ...{ longitude: null, latitude: null, isPointExact: false },
    ...{
      title: '',
      typeName: 'Appartement',
      description: '',
      writtenIn: null,
      priceUnitText: null,
      marqueeName: null,
    },
    openDays: null,
    ...{ labels: {}, facts: {}, pictures: [], documents: [], agent: null, history: [] },
    typeNames: perLanguage(() => 'Appartement'),
    createdAt: '2026-01-01T00:00:00Z',
    changedAt: '2026-01-01T00:00:00Z',
    syncedAt: '2026-01-01T00:00:00Z',
    ...given,
  }
}

const term = {
  reviewedAt: '2026-02-01',
  unit: 'month',
  validFrom: '2024-01-01',
  source: 'https://example.com',
}

export function someNeeds(locale: Locale, given: Partial<LegalNeeds> = {}): LegalNeeds {
  return {
    locale,
    settings: { ignoredMarquees: [4], hideCity: false },
    agency: {
      brokers: [
        { name: 'Nele Claes', number: '599.901' },
        { name: 'Thomas Dubois', number: '599.902' },
      ],
      luxembourg: { permit: '10099900/0', register: 'B999001', vatNumber: 'LU 99900018' },
    },
    legalFacts: [
      { ...term, region: 'flanders', key: 'rental-deposit', value: 3 },
      { ...term, region: 'brussels', key: 'rental-deposit', value: 2 },
      { ...term, region: 'wallonia', key: 'rental-deposit', value: 2 },
      { ...term, region: 'luxembourg', key: 'rental-deposit', value: 2 },
      { ...term, region: 'flanders', key: 'renovation-term', value: 5, unit: 'year' },
    ],
    today: new Date('2026-03-01T12:00:00Z'),
    ...given,
  }
}

interface AdFacts {
  page: Partial<ListingPageData>
  facts: Facts
  labels: Partial<Record<LabelName, PerLanguage<string>>>
}

const flemish: AdFacts = {
  page: { zip: '9000', kind: 'house', energyLabel: 'E', energyKwh: 438, constructionYear: 1978 },
  facts: {
    energyReference: '20240312-0003141592-RES-1',
    ...{ hasPermit: true, hasSummons: false, judicialDecision: 0 },
    ...{ hasPreemptiveRights: false, hasAllotmentPermit: true, pScore: 'D', gScore: 'a' },
    asbestosDate: '2024-05-17',
  },
  labels: {
    areaApplication: { nl: 'Woongebied', fr: "Zone d'habitat", en: 'Residential area', de: 'Wohngebiet' },
    heritage: {
      nl: 'Beschermd monument',
      fr: 'Monument classé',
      en: 'Listed monument',
      de: 'Denkmalgeschützt',
    },
    floodZone: {
      nl: 'Niet gelegen in overstromingsgebied',
      fr: 'Hors zone inondable',
      en: 'Not in a flood zone',
      de: 'Nein',
    },
    riparianZone: {
      nl: 'Niet gelegen in oeverzone',
      fr: 'Hors zone riveraine',
      en: 'Not in a riparian zone',
      de: 'Nein',
    },
    floodRisk: {
      nl: 'Geen risicozone',
      fr: 'Pas de zone à risque',
      en: 'No risk zone',
      de: 'Keine Risikozone',
    },
    asbestosType: {
      nl: 'Niet asbestveilig',
      fr: "Présence d'amiante",
      en: 'Not asbestos-safe',
      de: 'Nicht asbestsicher',
    },
  },
}

const ads: Record<Region, Record<Deal, AdFacts>> = {
  flanders: {
    sale: flemish,
    rent: {
      page: { zip: '2000', energyLabel: 'B', energyKwh: 182, priceCents: 85_000 },
      facts: { energyReference: '20220203-0002718281-RES-1', chargesRenter: 85, depositAmount: 2550 },
      labels: {},
    },
  },
  brussels: {
    sale: {
      page: { zip: '1050', energyLabel: 'D+', energyKwh: 162 },
      facts: { co2Emission: 32, energyReference: '20230101-0000123456-01-1' },
      labels: {
        latestUse: {
          nl: 'Meergezinswoning',
          fr: 'Logement collectif',
          en: 'Multiple dwelling',
          de: 'Mehrfamilienhaus',
        },
      },
    },
    rent: {
      page: { zip: '1000', energyLabel: 'C-', energyKwh: 140, priceCents: 115_000 },
      facts: {
        co2Emission: 29,
        ...{ chargesRenter: 120, depositAmount: 2300 },
      },
      labels: {},
    },
  },
  wallonia: {
    sale: {
      page: { zip: '5000', kind: 'house', energyLabel: 'C', energyKwh: 232 },
      facts: { energyReference: '20230115012345', energyTotal: 41_760 },
      labels: {},
    },
    rent: {
      page: { zip: '4000', energyLabel: 'B', energyKwh: 150, priceCents: 78_000 },
      facts: {
        ...{ energyReference: '20230115054321', energyTotal: 12_000 },
        ...{ chargesRenter: 60, depositAmount: 1560 },
      },
      labels: {},
    },
  },
  luxembourg: {
    sale: {
      page: { country: 'LU', zip: '1315', energyLabel: 'D', energyKwh: 138 },
      facts: { insulationLabel: 'E' },
      labels: {},
    },
    rent: {
      page: { country: 'LU', zip: 'L-4040', energyLabel: 'B', energyKwh: 60, priceCents: 195_000 },
      facts: { insulationLabel: 'C', chargesRenter: 240, depositAmount: 3900, agencyCost: 1141 },
      labels: {},
    },
  },
}

/** An advertisement of which everything is known that its region's law asks for. */
export function aLegalAd(region: Region, deal: Deal, locale: Locale): ListingPageData {
  const { page, facts, labels } = ads[region][deal]
  return aPage({
    ...page,
    deal,
    facts,
    labels: Object.fromEntries(Object.entries(labels).map(([name, text]) => [name, text[locale]])),
    agent: { id: null, name: 'Thomas Dubois', email: null, phone: null },
  })
}
