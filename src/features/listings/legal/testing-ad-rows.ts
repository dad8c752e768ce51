import type { Deal } from '@/domain/listing/listing'
import type { Region } from '@/domain/place/region'

import { asbestos, flood, planning } from './testing-flemish-rows'
import { type AdRow, type Labels, plain, row } from './testing-row'

const flemishClass: Labels = ['EPC-label', 'Label EPC', 'EPC label', 'EPC-Label']
const belgianClass: Labels = [
  'Energieklasse (EPB)',
  'Classe énergétique (PEB)',
  'Energy class (EPB)',
  'Energieklasse (PEB)',
]
const luxembourgClass: Labels = [
  'Energieklasse',
  'Classe de performance énergétique',
  'Energy performance class',
  'Energieeffizienzklasse',
]
const insulation: Labels = [
  'Warmte-isolatieklasse',
  'Classe d’isolation thermique',
  'Thermal insulation class',
  'Wärmeschutzklasse',
]
const flemishCode: Labels = ['Unieke code EPC', 'Code unique EPC', 'EPC unique code', 'EPC-Code']
const walloonCode: Labels = [
  'Unieke code EPB-certificaat',
  'Code unique du certificat PEB',
  'EPB certificate unique code',
  'Code des Energieausweises (PEB)',
]

const flemishValue = (kwh: number): AdRow =>
  row(
    ['EPC-waarde (kengetal)', `${kwh} kWh/m²/jaar`],
    ['Score énergétique (EPC)', `${kwh} kWh/m².an`],
    ['EPC value', `${kwh} kWh/m²/year`],
    ['EPC-Kennwert', `${kwh} kWh/m²/Jahr`],
  )
const especific = (kwh: number): AdRow =>
  row(
    ['Specifiek primair energieverbruik (Espec)', `${kwh} kWh/m²/jaar`],
    ['Consommation spécifique d’énergie primaire (Espec)', `${kwh} kWh/m².an`],
    ['Specific primary energy consumption (Espec)', `${kwh} kWh/m²/year`],
    ['Spezifischer Primärenergieverbrauch (Espec)', `${kwh} kWh/m²/Jahr`],
  )
const total = (points: string, narrow: string, comma: string): AdRow =>
  row(
    ['Totaal primair energieverbruik', `${points} kWh/jaar`],
    ['Consommation théorique totale d’énergie primaire', `${narrow} kWh/an`],
    ['Total primary energy consumption', `${comma} kWh/year`],
    ['Gesamter Primärenergieverbrauch', `${points} kWh/Jahr`],
  )
const co2 = (kilograms: number): AdRow =>
  row(
    ['CO₂-uitstoot', `${kilograms} kg CO₂/m²/jaar`],
    ['Émissions de CO₂', `${kilograms} kg CO₂/m².an`],
    ['CO₂ emissions', `${kilograms} kg CO₂/m²/year`],
    ['CO₂-Emissionen', `${kilograms} kg CO₂/m²/Jahr`],
  )
const rent = (amount: string): AdRow =>
  row(
    ['Huurprijs exclusief lasten', `${amount} per maand`],
    ['Loyer hors charges', `${amount} par mois`],
    ['Rent excluding charges', `${amount} per month`],
    ['Miete ohne Nebenkosten', `${amount} pro Monat`],
  )
const charges = (amount: string): AdRow =>
  row(
    ['Lasten huurder', `${amount} per maand`],
    ['Charges locataire', `${amount} par mois`],
    ['Tenant’s charges', `${amount} per month`],
    ['Nebenkosten Mieter', `${amount} pro Monat`],
  )
const deposit = (amount: string, months: number): AdRow =>
  row(
    ['Huurwaarborg', `${amount} Wettelijk maximum: ${months} maanden huur`],
    ['Garantie locative', `${amount} Maximum légal : ${months} mois de loyer`],
    ['Rental deposit', `${amount} Legal maximum: ${months} months’ rent`],
    ['Mietkaution', `${amount} Gesetzliches Maximum: ${months} Monatsmieten`],
  )
const agent: AdRow[] = [
  row(
    ['Vastgoedmakelaar', 'Thomas Dubois: Erkend vastgoedmakelaar-bemiddelaar, BIV 599.902, België'],
    ['Agent immobilier', 'Thomas Dubois: Agent immobilier intermédiaire agréé, IPI 599.902, Belgique'],
    ['Estate agent', 'Thomas Dubois: Recognised estate agent (broker), BIV/IPI 599.902, Belgium'],
    ['Immobilienmakler', 'Thomas Dubois: Zugelassener Immobilienmakler (Vermittler), IPI 599.902, Belgien'],
  ),
  row(
    [
      'Toezichthoudende autoriteit',
      'Beroepsinstituut van Vastgoedmakelaars (BIV), Luxemburgstraat 16 B, 1000 Brussel',
    ],
    [
      'Autorité de surveillance',
      'Institut professionnel des agents immobiliers (IPI), rue du Luxembourg 16 B, 1000 Bruxelles',
    ],
    [
      'Supervisory authority',
      'Professional Institute of Estate Agents (BIV/IPI), Luxemburgstraat 16 B, 1000 Brussels',
    ],
    ['Aufsichtsbehörde', 'Berufsinstitut der Immobilienmakler (IPI), Rue du Luxembourg 16 B, 1000 Brüssel'],
  ),
]
const permit = plain(
  [
    'Vestigingsvergunning (Luxemburg)',
    'Autorisation d’établissement',
    'Business permit (Luxembourg)',
    'Niederlassungsgenehmigung',
  ],
  '10099900/0',
)

/** What each fixture must show, row by row as the law of its region has it; written out, not looked up. */
export const legalAdRows: Record<Region, Record<Deal, AdRow[]>> = {
  flanders: {
    sale: [
      plain(flemishClass, 'E'),
      flemishValue(438),
      plain(flemishCode, '20240312-0003141592-RES-1'),
      ...planning,
      ...flood,
      ...asbestos,
      ...agent,
    ],
    rent: [
      plain(flemishClass, 'B'),
      flemishValue(182),
      plain(flemishCode, '20220203-0002718281-RES-1'),
      rent('€ 850'),
      charges('€ 85'),
      deposit('€ 2.550', 3),
      ...agent,
    ],
  },
  brussels: {
    sale: [
      plain(belgianClass, 'D (D+)'),
      co2(32),
      row(
        ['Meest recente stedenbouwkundige bestemming', 'Meergezinswoning'],
        ['Destination urbanistique licite la plus récente', 'Logement collectif'],
        ['Most recent planning designation', 'Multiple dwelling'],
        ['Jüngste städtebauliche Zweckbestimmung', 'Mehrfamilienhaus'],
      ),
      row(
        [
          'Stedenbouwkundige inlichtingen',
          'De stedenbouwkundige inlichtingen zijn gratis op papier verkrijgbaar bij ons kantoor.',
        ],
        [
          'Renseignements urbanistiques',
          'Les renseignements urbanistiques peuvent être obtenus gratuitement en format papier auprès de notre agence.',
        ],
        [
          'Planning information',
          'The planning information is available free of charge on paper from our office.',
        ],
        [
          'Städtebauliche Auskünfte',
          'Die städtebaulichen Auskünfte sind bei uns kostenlos in Papierform erhältlich.',
        ],
      ),
      ...agent,
    ],
    rent: [
      plain(belgianClass, 'C (C−)'),
      co2(29),
      rent('€ 1.150'),
      charges('€ 120'),
      row(
        ['Aard van de lasten', 'Provisie: water, onderhoud'],
        ['Nature des charges', 'Provision: eau, entretien'],
        ['Nature of the charges', 'Provision on account: water, upkeep'],
        ['Art der Nebenkosten', 'Vorauszahlung: Wasser, Wartung'],
      ),
      row(
        ['Individuele meters', 'Ja'],
        ['Compteurs individuels', 'Oui'],
        ['Individual meters', 'Yes'],
        ['Eigene Zähler', 'Ja'],
      ),
      deposit('€ 2.300', 2),
      ...agent,
    ],
  },
  wallonia: {
    sale: [
      plain(belgianClass, 'C'),
      plain(walloonCode, '20230115012345'),
      total('41.760', '41 760', '41,760'),
      especific(232),
      ...agent,
    ],
    rent: [
      plain(belgianClass, 'B'),
      plain(walloonCode, '20230115054321'),
      total('12.000', '12 000', '12,000'),
      especific(150),
      rent('€ 780'),
      charges('€ 60'),
      row(
        ['Aard van de lasten', 'Forfait'],
        ['Nature des charges', 'Forfait'],
        ['Nature of the charges', 'Flat rate'],
        ['Art der Nebenkosten', 'Pauschale'],
      ),
      deposit('€ 1.560', 2),
      ...agent,
    ],
  },
  luxembourg: {
    sale: [plain(luxembourgClass, 'D'), plain(insulation, 'E'), permit],
    rent: [
      plain(luxembourgClass, 'B'),
      plain(insulation, 'C'),
      rent('€ 1.950'),
      charges('€ 240'),
      deposit('€ 3.900', 2),
      plain(
        [
          'Makelaarskosten, helft van de huurder',
          'Frais d’agence, moitié du locataire',
          'Agency fee, tenant’s half',
          'Maklerkosten, Hälfte des Mieters',
        ],
        '€ 1.141',
      ),
      permit,
    ],
  },
}
