import type { ListingPageData } from '../find-listing'
import { type DetailField, type DetailReading, flanders } from './detail-field'

const group = 'surroundings'

/** Where it lies; the mobility score is a Flemish one. */
export const surroundingsFields: readonly DetailField[] = [
  {
    id: 'subCities',
    group,
    label: 'property.sub_cities',
    source: { rule: whereKnown(({ labels }) => labels.subCities) },
    format: 'words',
  },
  {
    id: 'neighbourhoods',
    group,
    label: 'property.neighbourhoods',
    source: { rule: whereKnown(({ labels }) => labels.neighbourhoods) },
    format: 'words',
  },
  {
    id: 'pointsOfInterest',
    group,
    label: 'property.points_of_interest',
    source: { label: 'pointsOfInterest' },
    format: 'distances',
  },
  {
    id: 'mobilityTotal',
    group,
    label: 'mobility.title',
    source: { fact: 'mobilityTotal' },
    format: 'scoreOfTen',
    regions: flanders,
    explanation: 'mobility_score',
  },
  {
    id: 'mobilityPublicTransport',
    group,
    label: 'mobility.public_transport',
    source: { fact: 'mobilityPublicTransport' },
    format: 'scoreOfTen',
    regions: flanders,
  },
  {
    id: 'mobilityEducation',
    group,
    label: 'mobility.education',
    source: { fact: 'mobilityEducation' },
    format: 'scoreOfTen',
    regions: flanders,
  },
  {
    id: 'mobilityShops',
    group,
    label: 'mobility.shops',
    source: { fact: 'mobilityShops' },
    format: 'scoreOfTen',
    regions: flanders,
  },
  {
    id: 'mobilityLeisure',
    group,
    label: 'mobility.leisure',
    source: { fact: 'mobilityLeisure' },
    format: 'scoreOfTen',
    regions: flanders,
  },
  {
    id: 'mobilityHealth',
    group,
    label: 'mobility.health',
    source: { fact: 'mobilityHealth' },
    format: 'scoreOfTen',
    regions: flanders,
  },
  {
    id: 'mobilityEnvironment',
    group,
    label: 'mobility.environment',
    source: { fact: 'mobilityEnvironment' },
    format: 'scoreOfTen',
    regions: flanders,
  },
  {
    id: 'mobilityNearby',
    group,
    label: 'mobility.nearby',
    source: { fact: 'mobilityNearby' },
    format: 'scoreOfTen',
    regions: flanders,
  },
]

/** Where even the town stays hidden, so do its parts. */
function whereKnown(read: (listing: ListingPageData) => string | undefined) {
  return ({ listing, settings }: DetailReading) =>
    settings.hideCity && !listing.isAddressPublished ? undefined : read(listing)
}
