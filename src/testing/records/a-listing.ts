import { languages, type PerLanguage } from '@/domain/language'
import type { Listing, ListingText } from '@/domain/listing/listing'

let lastId = 0

/** A plain house for sale in Gent; a test names only what matters to it. */
export function aListing(given: Partial<Listing> = {}): Listing {
  const id = given.id ?? ++lastId
  return {
    id,
    reference: `V-${id}`,
    deal: 'sale',
    status: 'available',
    kind: 'house',
    platformTypeId: 139,
    typeId: 1,
    typeIds: [given.typeId ?? 1],
    projectId: null,
    price: { cents: 35_000_000, isPublished: true, isFrom: false },
    marqueeId: null,
    address: {
      street: 'Veldstraat',
      number: '1',
      box: null,
      zip: '9000',
      city: 'GENT',
      country: 'BE',
      isPublished: true,
    },
    location: { latitude: 51.05, longitude: 3.72 },
    bedrooms: 3,
    bathrooms: 1,
    garages: null,
    parkings: null,
    livingSquareMetres: 164,
    plotSquareMetres: 512,
    hasGarden: true,
    hasTerrace: false,
    constructionYear: 1978,
    energy: { kwhPerSquareMetre: 238, labelText: 'C' },
    pictures: [],
    documents: [],
    agent: null,
    office: null,
    facts: {},
    createdAt: new Date('2026-01-01T00:00:00Z'),
    changedAt: new Date('2026-01-02T00:00:00Z'),
    texts: inEveryLanguage({}),
    ...given,
  }
}

export function inEveryLanguage(text: Partial<ListingText>): PerLanguage<ListingText> {
  const whole: ListingText = {
    title: 'Gezinswoning met tuin',
    typeName: 'Huis',
    description: '<p>Rustig gelegen woning.</p>',
    priceUnitText: null,
    marqueeName: null,
    countryName: 'België',
    street: null,
    labels: {},
    ...text,
  }
  return Object.fromEntries(languages.map((language) => [language, whole])) as PerLanguage<ListingText>
}
