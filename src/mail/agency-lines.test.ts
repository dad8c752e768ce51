import { expect, test } from 'vitest'

import { agencyLines } from './agency-lines'

const agency = {
  name: 'Gevel',
  company: 'Gevel NV',
  street: 'Korenmarkt 1',
  place: '9000 Gent',
  country: 'België',
  countryCode: 'BE' as const,
  phone: '',
  email: 'info@gevel.example',
  whatsapp: '',
  companyNumber: '',
  vatNumber: '',
  brokers: [],
  insurer: '',
  insurancePolicy: '',
  codeOfConductUrl: '',
  socialLinks: [],
}

// Coverage: 5.22, 5.23.
test.each([
  { phone: '0470123456', shown: '0470 12 34 56' },
  { phone: '09/000.12.34', shown: '09 000 12 34' },
  { phone: '+32 9 000 12 34', shown: '+32 9 000 12 34' },
])('the foot of a mail writes $phone as $shown', ({ phone, shown }) => {
  expect(agencyLines({ ...agency, phone }, 'nl')).toContain(`${shown} · info@gevel.example`)
})
