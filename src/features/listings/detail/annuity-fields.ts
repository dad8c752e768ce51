import type { DetailField } from './detail-field'

const group = 'annuity'
const sexes = { F: 'annuity.female', M: 'annuity.male' } as const

/** A home sold for a sum at once and a rent for life. */
export const annuityFields: readonly DetailField[] = [
  {
    id: 'annuityType',
    group,
    label: 'annuity.type',
    source: { fact: 'viagerType' },
    format: 'choice',
    words: { 1: 'annuity.occupied', 2: 'annuity.free' },
    explanation: 'annuity_type',
  },
  {
    id: 'annuityBouquet',
    group,
    label: 'annuity.bouquet',
    source: { rule: ({ listing: { annuity } }) => annuity?.bouquetCents && annuity.bouquetCents / 100 },
    format: 'euro',
    amount: 'bouquet',
    isPrice: true,
    explanation: 'annuity_bouquet',
  },
  {
    id: 'annuityRent',
    group,
    label: 'annuity.rent',
    source: { fact: 'viagerPension' },
    format: 'euro',
    isPrice: true,
    explanation: 'annuity_rent',
  },
  {
    id: 'annuityAge1',
    group,
    label: 'annuity.age_head_1',
    source: { fact: 'viagerAge1' },
    format: 'age',
    explanation: 'annuity_head',
  },
  {
    id: 'annuitySex1',
    group,
    label: 'annuity.head_1',
    source: { fact: 'viagerGender1' },
    format: 'choice',
    words: sexes,
  },
  {
    id: 'annuityAge2',
    group,
    label: 'annuity.age_head_2',
    source: { fact: 'viagerAge2' },
    format: 'age',
    explanation: 'annuity_head',
  },
  {
    id: 'annuitySex2',
    group,
    label: 'annuity.head_2',
    source: { fact: 'viagerGender2' },
    format: 'choice',
    words: sexes,
  },
  {
    id: 'survivalPension',
    group,
    label: 'annuity.survival_pension',
    source: { fact: 'viagerSurvivalPension' },
    format: 'yesNo',
    explanation: 'survival_pension',
  },
  {
    id: 'indexedRent',
    group,
    label: 'annuity.indexed_rent',
    source: { fact: 'viagerIndexed' },
    format: 'yesNo',
    explanation: 'indexed_rent',
  },
  {
    id: 'annuityMaxDuration',
    group,
    label: 'annuity.max_duration',
    source: { fact: 'viagerMaxDuration' },
    format: 'years',
    explanation: 'annuity_max_duration',
  },
  {
    id: 'annuityConditions',
    group,
    label: 'annuity.conditions',
    source: { label: 'viagerConditions' },
    format: 'words',
  },
]
