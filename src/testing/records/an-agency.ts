import type { Agency } from '@/domain/site/site'

/** An agency with one broker of which no page lacks anything it must name. */
export function anAgency(given: Partial<Agency> = {}): Agency {
  return {
    name: 'Gevel Vastgoed',
    company: 'Gevel NV',
    street: 'Korenmarkt 1',
    place: '9000 Gent',
    country: 'België',
    countryCode: 'BE',
    phone: '09 000 00 00',
    email: 'info@gevel.example',
    whatsapp: '',
    companyNumber: '',
    vatNumber: '',
    brokers: [{ name: 'Nele Claes', number: '505.123' }],
    insurer: '',
    insurancePolicy: '',
    codeOfConductUrl: '',
    socialLinks: [],
    ...given,
  }
}
