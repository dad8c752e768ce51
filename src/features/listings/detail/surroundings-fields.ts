import type { DetailField } from './detail-field'

const group = 'surroundings'

/** Where it lies; the mobility score is a Flemish one. */
export const surroundingsFields: readonly DetailField[] = [
  {
    id: 'subCities',
    group,
    label: 'property.sub_cities',
    source: { label: 'subCities' },
    format: 'words',
  },
  {
    id: 'neighbourhoods',
    group,
    label: 'property.neighbourhoods',
    source: { label: 'neighbourhoods' },
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
    explanation: 'mobility_score',
  },
  {
    id: 'mobilityPublicTransport',
    group,
    label: 'mobility.public_transport',
    source: { fact: 'mobilityPublicTransport' },
    format: 'scoreOfTen',
  },
  {
    id: 'mobilityEducation',
    group,
    label: 'mobility.education',
    source: { fact: 'mobilityEducation' },
    format: 'scoreOfTen',
  },
  {
    id: 'mobilityShops',
    group,
    label: 'mobility.shops',
    source: { fact: 'mobilityShops' },
    format: 'scoreOfTen',
  },
  {
    id: 'mobilityLeisure',
    group,
    label: 'mobility.leisure',
    source: { fact: 'mobilityLeisure' },
    format: 'scoreOfTen',
  },
  {
    id: 'mobilityHealth',
    group,
    label: 'mobility.health',
    source: { fact: 'mobilityHealth' },
    format: 'scoreOfTen',
  },
  {
    id: 'mobilityEnvironment',
    group,
    label: 'mobility.environment',
    source: { fact: 'mobilityEnvironment' },
    format: 'scoreOfTen',
  },
  {
    id: 'mobilityNearby',
    group,
    label: 'mobility.nearby',
    source: { fact: 'mobilityNearby' },
    format: 'scoreOfTen',
  },
]
