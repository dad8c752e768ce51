import { detailFormats } from './detail-formats'
import type { DetailField } from './detail-field'
import type { DetailReading } from './detail-reading'

export const generalFields: readonly DetailField[] = [
  {
    id: 'reference',
    group: 'general',
    label: 'property.reference',
    source: { column: 'reference' },
    format: 'words',
  },
  {
    id: 'availability',
    group: 'general',
    label: 'property.availability',
    source: { rule: availability },
    format: 'words',
    explanation: 'availability',
  },
  {
    id: 'constructionYear',
    group: 'general',
    label: 'building.construction_year',
    source: { column: 'constructionYear' },
    format: 'year',
  },
  {
    id: 'renovationYear',
    group: 'general',
    label: 'building.renovation_year',
    source: { fact: 'renovationYear' },
    format: 'year',
  },
  {
    id: 'condition',
    group: 'general',
    label: 'building.condition',
    source: { label: 'condition' },
    format: 'words',
  },
]

/** The day says more than the word for "at a date". */
function availability(reading: DetailReading): string | undefined {
  const { facts, labels } = reading.listing
  const date = facts.availableFrom && detailFormats.date(facts.availableFrom, reading)
  return date ? reading.t('property.available_from', { date }) : labels.availability
}
