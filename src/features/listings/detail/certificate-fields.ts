import type { DetailField } from './detail-field'

const group = 'certificates'

export const certificateFields: readonly DetailField[] = [
  {
    id: 'asbestosType',
    group,
    label: 'cert.asbestos_type',
    source: { label: 'asbestosType' },
    format: 'words',
    explanation: 'asbestos',
  },
  {
    id: 'asbestosDate',
    group,
    label: 'cert.asbestos_date',
    source: { fact: 'asbestosDate' },
    format: 'date',
  },
  {
    id: 'electricityCertificate',
    group,
    label: 'cert.electricity',
    source: { label: 'electricityCertificate' },
    format: 'words',
    explanation: 'electricity_certificate',
  },
  {
    id: 'gasCertificate',
    group,
    label: 'cert.gas',
    source: { label: 'gasCertificate' },
    format: 'words',
    explanation: 'gas_certificate',
  },
  {
    id: 'groundCertificate',
    group,
    label: 'cert.ground',
    source: { fact: 'groundCertificate' },
    format: 'choice',
    words: { 1: 'common.requested', 2: 'common.present' },
    explanation: 'ground_certificate',
  },
]
