import { inAllLanguages } from '@/domain/language'
import { disclosed } from '@/domain/listing/disclosure'
import type { ListingPageData } from '@/features/listings/page/find-listing'

/** A plain house for sale in Gent as its page knows it, without what may not be known; a test names only what matters to it. */
export function aListingPage(given: Partial<ListingPageData> = {}): ListingPageData {
  return disclosed({
    id: 40217,
    reference: 'V-40217',
    deal: 'sale',
    status: 'available',
    kind: 'house',
    typeId: 1,
    priceCents: 35_000_000,
    isPricePublished: true,
    priceUnit: 1,
    annuity: null,
    marqueeId: null,
    zip: '9000',
    city: 'Gent',
    country: 'BE',
    municipalityKey: '44021',
    bedrooms: 3,
    livingSquareMetres: 164,
    plotSquareMetres: 512,
    energyKwh: 238,
    energyLabel: 'C',
    coverUrl: null,
    createdAt: '2026-01-01T00:00:00Z',
    longitude: 3.72,
    latitude: 51.05,
    isPointExact: true,
    title: 'Gezinswoning met tuin',
    typeName: 'Huis',
    priceUnitText: null,
    marqueeName: null,
    openDays: null,
    street: 'Veldstraat',
    houseNumber: '1',
    box: null,
    isAddressPublished: true,
    isTownShown: true,
    isPriceShown: true,
    bathrooms: 1,
    garages: null,
    parkings: null,
    hasGarden: true,
    hasTerrace: false,
    constructionYear: 1978,
    projectId: null,
    description: '<p>Rustig gelegen woning.</p>',
    writtenIn: null,
    countryName: 'België',
    labels: {},
    facts: {},
    pictures: [],
    documents: [],
    agent: null,
    typeNames: inAllLanguages({ nl: 'Huis', fr: 'Maison', en: 'House', de: 'Haus' }),
    changedAt: '2026-01-02T00:00:00Z',
    syncedAt: '2026-01-03T00:00:00Z',
    history: [],
    ...given,
  })
}

/** A house of which all is known that its cost depends on. */
export function aCostedListingPage(given: Partial<ListingPageData> = {}): ListingPageData {
  return aListingPage({ livingSquareMetres: 150, energyKwh: 200, facts: { cadastralIncome: 1000 }, ...given })
}
