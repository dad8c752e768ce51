import { energyStatusOf } from '@/domain/listing/energy/energy-status'
import { belgium } from '@/domain/listing/facts/fact-entry'

import { energyOf } from '../listing-words'
import type { DetailField } from './detail-field'
import type { DetailReading } from './detail-reading'

const group = 'energy'

/** What the energy certificate says, or why there is none. */
export const energyFields: readonly DetailField[] = [
  {
    id: 'energyLabel',
    group,
    label: ({ region }) => (region ? `energy.class.${region}` : 'fact.energy_label_label'),
    source: { rule: ({ listing }) => energyOf(listing)?.text },
    format: 'words',
    explanation: 'energy_label',
  },
  {
    id: 'energyValue',
    group,
    label: ({ region }) => (region ? `energy.value.${region}` : 'energy.epc_value'),
    source: { column: 'energyKwh' },
    format: 'kwhPerSquareMetre',
    explanation: 'energy_value',
  },
  {
    id: 'energyTotal',
    group,
    label: 'energy.epc_total',
    source: { fact: 'energyTotal' },
    format: 'kwh',
    explanation: 'energy_total',
  },
  {
    id: 'eLevel',
    group,
    label: 'energy.e_level',
    source: { fact: 'eLevel' },
    format: 'count',
    explanation: 'e_level',
  },
  {
    id: 'co2Emission',
    group,
    label: 'energy.co2_emission',
    source: { fact: 'co2Emission' },
    format: 'co2',
    explanation: 'co2_emission',
  },
  {
    id: 'insulationClass',
    group,
    label: 'energy.lu_insulation_class',
    source: { fact: 'insulationLabel' },
    format: 'words',
    explanation: 'insulation_class',
  },
  {
    id: 'energyCode',
    group,
    label: ({ region }) => (region ? `energy.code.${region}` : 'energy.epc_unique_code'),
    source: { rule: ({ listing: { facts } }) => facts.energyReference ?? facts.uniqueCode },
    format: 'words',
    regions: belgium,
    explanation: 'energy_code',
  },
  {
    id: 'energyEndDate',
    group,
    label: ({ region }) =>
      region === 'luxembourg' ? 'energy.epc_end_date_luxembourg' : 'energy.epc_end_date',
    source: { fact: 'energyEndDate' },
    format: 'date',
    explanation: 'energy_end_date',
  },
  {
    id: 'energyStatus',
    group,
    label: 'energy.certificate',
    source: { rule: status },
    format: 'choice',
    words: { requested: 'common.requested', 'not-applicable': 'common.not_applicable' },
    explanation: 'energy_status',
  },
]

/** Outside Flanders the words "applied for" may not stand in an advertisement. */
function status({ listing, region }: DetailReading): string | null {
  if (energyOf(listing) || listing.energyKwh !== null) return null
  const known = energyStatusOf(listing.facts.energyStatus)
  return known === 'requested' && region !== 'flanders' ? null : known
}
