import { expect, test } from 'vitest'

import { languages } from '@/domain/language'

import { documentTitle, type TitledDocument } from './document-title'

const places = {
  flanders: { country: 'BE', zip: '9000' },
  brussels: { country: 'BE', zip: '1080' },
  wallonia: { country: 'BE', zip: '4000' },
  luxembourg: { country: 'LU', zip: 'L-8350' },
  elsewhere: { country: 'ES', zip: '03189' },
}

function titles(document: TitledDocument, region: keyof typeof places): string {
  return languages.map((language) => documentTitle(document, places[region], language)).join(' | ')
}

test.each([
  ['flanders', 'EPC | Certificat énergétique (EPC) | EPC | Energieausweis (EPC)'],
  ['brussels', 'EPB-certificaat | Certificat PEB | EPB certificate | Energieausweis (PEB)'],
  ['wallonia', 'EPB-certificaat | Certificat PEB | EPB certificate | Energieausweis (PEB)'],
  [
    'luxembourg',
    'Energiepas (CPE) | Certificat de performance énergétique (CPE) | Energy passport (CPE) | Energiepass (CPE)',
  ],
  ['elsewhere', 'Energiecertificaat | Certificat énergétique | Energy certificate | Energieausweis'],
] as const)('an EPC-attest in %s is called %s', (region, words) => {
  expect(titles({ name: 'EPC-attest' }, region)).toBe(words)
})

test.each([
  ['Grondplan', 'Grondplan | Plan | Floor plan | Grundriss'],
  ['GRONDPLAN 2', 'Grondplan 2 | Plan 2 | Floor plan 2 | Grundriss 2'],
  [
    'Elektrische keuring.pdf',
    'Elektrische keuring | Contrôle électrique | Electrical inspection | Elektroprüfung',
  ],
  ['Plan d’implantation', 'Inplantingsplan | Plan d’implantation | Site plan | Lageplan'],
  ['Nota van de syndicus', Array.from(languages, () => 'Nota van de syndicus').join(' | ')],
  ['', ' |  |  | '],
])('%s is called %s', (name, words) => {
  expect(titles({ name }, 'flanders')).toBe(words)
})

test('a name that says nothing gets the kind that the platform says, and keeps what is its own', () => {
  expect(titles({ name: 'scan 2024-03', topic: 'floor_plan' }, 'flanders')).toBe(
    'Grondplan (scan 2024-03) | Plan (scan 2024-03) | Floor plan (scan 2024-03) | Grundriss (scan 2024-03)',
  )
  expect(titles({ name: '', topic: 'soil' }, 'brussels')).toBe(
    'Bodemattest | Attestation du sol | Soil certificate | Bodenbescheinigung',
  )
})
