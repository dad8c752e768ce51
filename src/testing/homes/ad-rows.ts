import type { PerLanguage } from '@/domain/language'
import type { Deal } from '@/domain/listing/listing'
import type { Region } from '@/domain/place/region'

import { asbestos, flood, planning } from './flemish-rows'
import { type AdRow, type Labels, plain } from './a-row'

const flemishClass: Labels = { nl: 'EPC-label', fr: 'Label EPC', en: 'EPC label', de: 'EPC-Label' }
const belgianClass: Labels = {
  nl: 'Energieklasse (EPB)',
  fr: 'Classe énergétique (PEB)',
  en: 'Energy class (EPB)',
  de: 'Energieklasse (PEB)',
}
const luxembourgClass: Labels = {
  nl: 'Energieklasse',
  fr: 'Classe de performance énergétique',
  en: 'Energy performance class',
  de: 'Energieeffizienzklasse',
}
const insulation: Labels = {
  nl: 'Warmte-isolatieklasse',
  fr: 'Classe d’isolation thermique',
  en: 'Thermal insulation class',
  de: 'Wärmeschutzklasse',
}
const flemishCode: Labels = {
  nl: 'Unieke code EPC',
  fr: 'Code unique EPC',
  en: 'EPC unique code',
  de: 'EPC-Code',
}
const walloonCode: Labels = {
  nl: 'Unieke code EPB-certificaat',
  fr: 'Code unique du certificat PEB',
  en: 'EPB certificate unique code',
  de: 'Code des Energieausweises (PEB)',
}

const flemishValue = (kwh: number): AdRow => ({
  nl: ['EPC-waarde (kengetal)', `${kwh} kWh/m²/jaar`],
  fr: ['Score énergétique (EPC)', `${kwh} kWh/m².an`],
  en: ['EPC value', `${kwh} kWh/m²/year`],
  de: ['EPC-Kennwert', `${kwh} kWh/m²/Jahr`],
})
const especific = (kwh: number): AdRow => ({
  nl: ['Specifiek primair energieverbruik (Espec)', `${kwh} kWh/m²/jaar`],
  fr: ['Consommation spécifique d’énergie primaire (Espec)', `${kwh} kWh/m².an`],
  en: ['Specific primary energy consumption (Espec)', `${kwh} kWh/m²/year`],
  de: ['Spezifischer Primärenergieverbrauch (Espec)', `${kwh} kWh/m²/Jahr`],
})
const total = (points: string, narrow: string, comma: string): AdRow => ({
  nl: ['Totaal primair energieverbruik', `${points} kWh/jaar`],
  fr: ['Consommation théorique totale d’énergie primaire', `${narrow} kWh/an`],
  en: ['Total primary energy consumption', `${comma} kWh/year`],
  de: ['Gesamter Primärenergieverbrauch', `${points} kWh/Jahr`],
})
const co2 = (kilograms: number): AdRow => ({
  nl: ['CO₂-uitstoot', `${kilograms} kg CO₂/m²/jaar`],
  fr: ['Émissions de CO₂', `${kilograms} kg CO₂/m².an`],
  en: ['CO₂ emissions', `${kilograms} kg CO₂/m²/year`],
  de: ['CO₂-Emissionen', `${kilograms} kg CO₂/m²/Jahr`],
})
/** Whole euros as each language writes them, apart from the code that is tested. */
const amounts = (euro: number): PerLanguage<string> => {
  const grouped = (mark: string) => String(euro).replaceAll(/\B(?=(\d{3})+$)/g, mark)
  return {
    nl: `€ ${grouped('.')}`,
    fr: `€ ${grouped(' ')}`,
    en: `€${grouped(',')}`,
    de: `€ ${grouped('.')}`,
  }
}
const rent = (euro: number): AdRow => {
  const { nl, fr, en, de } = amounts(euro)
  return {
    nl: ['Huurprijs exclusief lasten', `${nl} per maand`],
    fr: ['Loyer hors charges', `${fr} par mois`],
    en: ['Rent excluding charges', `${en} per month`],
    de: ['Miete ohne Nebenkosten', `${de} pro Monat`],
  }
}
const charges = (euro: number): AdRow => {
  const { nl, fr, en, de } = amounts(euro)
  return {
    nl: ['Lasten van de huurder', `${nl} per maand`],
    fr: ['Charges du locataire', `${fr} par mois`],
    en: ['Tenant’s charges', `${en} per month`],
    de: ['Nebenkosten des Mieters', `${de} pro Monat`],
  }
}
const deposit = (euro: number, months: number): AdRow => {
  const { nl, fr, en, de } = amounts(euro)
  return {
    nl: ['Huurwaarborg', `${nl} Wettelijk maximum: ${months} maanden huur`],
    fr: ['Garantie locative', `${fr} Maximum légal : ${months} mois de loyer`],
    en: ['Rental deposit', `${en} Legal maximum: ${months} months’ rent`],
    de: ['Mietkaution', `${de} Gesetzliches Maximum: ${months} Monatsmieten`],
  }
}
const agent: AdRow[] = [
  {
    nl: ['Vastgoedmakelaar', 'Thomas Dubois: erkend vastgoedmakelaar-bemiddelaar, BIV 599.902, België'],
    fr: ['Agent immobilier', 'Thomas Dubois : Agent immobilier intermédiaire agréé, IPI 599.902, Belgique'],
    en: ['Estate agent', 'Thomas Dubois: Recognised estate agent (broker), BIV/IPI 599.902, Belgium'],
    de: [
      'Immobilienmakler',
      'Thomas Dubois: als Immobilienmakler (Vermittler) zugelassen, IPI 599.902, Belgien',
    ],
  },
  {
    nl: [
      'Toezichthoudende autoriteit',
      'Beroepsinstituut van Vastgoedmakelaars (BIV), Luxemburgstraat 16 B, 1000 Brussel',
    ],
    fr: [
      'Autorité de surveillance',
      'Institut professionnel des agents immobiliers (IPI), rue du Luxembourg 16 B, 1000 Bruxelles',
    ],
    en: [
      'Supervisory authority',
      'Professional Institute of Estate Agents (BIV/IPI), Luxemburgstraat 16 B, 1000 Brussels',
    ],
    de: [
      'Aufsichtsbehörde',
      'Berufsinstitut der Immobilienmakler (IPI), Rue du Luxembourg 16 B, 1000 Brüssel',
    ],
  },
]
const permit = plain(
  {
    nl: 'Vestigingsvergunning (Luxemburg)',
    fr: 'Autorisation d’établissement',
    en: 'Business permit (Luxembourg)',
    de: 'Niederlassungsgenehmigung',
  },
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
      rent(850),
      charges(85),
      deposit(2_550, 3),
      ...agent,
    ],
  },
  brussels: {
    sale: [
      plain(belgianClass, 'D (D+)'),
      co2(32),
      {
        nl: ['Laatste wettige stedenbouwkundige bestemming', 'Meergezinswoning'],
        fr: ['Destination urbanistique licite la plus récente', 'Logement collectif'],
        en: ['Most recent lawful planning use', 'Multiple dwelling'],
        de: ['Letzte rechtmäßige städtebauliche Zweckbestimmung', 'Mehrfamilienhaus'],
      },
      {
        nl: [
          'Stedenbouwkundige inlichtingen',
          'De stedenbouwkundige inlichtingen zijn gratis op papier verkrijgbaar bij ons kantoor.',
        ],
        fr: [
          'Renseignements urbanistiques',
          'Les renseignements urbanistiques peuvent être obtenus gratuitement en format papier auprès de notre agence.',
        ],
        en: [
          'Planning information',
          'The planning information is available free of charge on paper from our office.',
        ],
        de: [
          'Städtebauliche Auskünfte',
          'Die städtebaulichen Auskünfte sind bei uns kostenlos in Papierform erhältlich.',
        ],
      },
      ...agent,
    ],
    rent: [plain(belgianClass, 'C (C−)'), co2(29), rent(1_150), charges(120), deposit(2_300, 2), ...agent],
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
      rent(780),
      charges(60),
      deposit(1_560, 2),
      ...agent,
    ],
  },
  luxembourg: {
    sale: [plain(luxembourgClass, 'D'), plain(insulation, 'E'), permit],
    rent: [
      plain(luxembourgClass, 'B'),
      plain(insulation, 'C'),
      rent(1_950),
      charges(240),
      deposit(3_900, 2),
      {
        nl: ['Makelaarskosten, helft van de huurder', '€ 1.141'],
        fr: ['Frais d’agence, moitié du locataire', '€ 1 141'],
        en: ['Agency fee, tenant’s half', '€1,141'],
        de: ['Maklerkosten, Hälfte des Mieters', '€ 1.141'],
      },
      permit,
    ],
  },
}
