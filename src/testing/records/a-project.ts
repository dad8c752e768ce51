import type { ProjectPageData } from '@/features/listings/projects/find-project'
import type { ProjectSummary } from '@/features/listings/projects/list-projects'
import type { ProjectUnit } from '@/features/listings/projects/list-units'
import { disclosedAddress } from '@/domain/listing/disclosure'
import { projectOffer } from '@/domain/listing/project-offer'

/** A flat on the second floor that can be had. */
export function aUnit(given: Partial<ProjectUnit> = {}): ProjectUnit {
  return {
    id: 2_000_100,
    reference: 'P-502.00',
    deal: 'sale',
    status: 'available',
    typeName: 'Appartement',
    zip: '9000',
    city: 'Gent',
    priceCents: 28_900_000,
    isPricePublished: true,
    priceUnit: 1,
    priceUnitText: null,
    annuity: null,
    marqueeId: null,
    marqueeName: null,
    bedrooms: 2,
    livingSquareMetres: 92,
    floor: 2,
    vatValue: 21,
    agent: null,
    municipalityKey: '44021',
    longitude: null,
    latitude: null,
    isPointExact: false,
    isAddressPublished: true,
    isTownShown: true,
    planUrl: null,
    ...given,
  }
}

/** A project with words, one flat, and neither pictures nor documents. */
export function aProject(given: Partial<ProjectPageData> = {}): ProjectPageData {
  return disclosedAddress({
    id: 502,
    number: 'P-502',
    name: 'De Weverij',
    street: 'Weverstraat',
    houseNumber: '8',
    box: null,
    zip: '9000',
    city: 'Gent',
    country: 'BE',
    isAddressPublished: true,
    isTownShown: true,
    description: '<p>Twaalf appartementen rond een tuin.</p>',
    technical: '<p>Warmtepomp.</p>',
    situation: '<p>Aan het park.</p>',
    delivery: 'Voorjaar 2028',
    externalUrl: null,
    pictures: [],
    documents: [],
    units: [aUnit()],
    ...given,
  })
}

export function aProjectSummary(given: Partial<ProjectSummary> = {}): ProjectSummary {
  return {
    id: 503,
    name: 'Molenpark',
    zip: '9000',
    city: 'Gent',
    country: 'BE',
    delivery: 'Voorjaar 2028',
    externalUrl: null,
    coverUrl: null,
    offer: projectOffer([aUnit()]),
    ...given,
  }
}
