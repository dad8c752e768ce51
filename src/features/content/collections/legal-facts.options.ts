import { words } from '@/cms/words'

/** What the sum of a home's costs reads beside duty and VAT. */
export const costOptions = [
  {
    value: 'registration-allowance-limit',
    label: words(
      'Hoogste prijs voor het vrijgestelde deel',
      'Prix maximum pour l’abattement',
      'Highest price for the exempt part',
      'Höchstpreis für den Freibetrag',
    ),
  },
  {
    value: 'registration-duty-minimum',
    label: words(
      'Registratierechten, minimum',
      'Droits d’enregistrement, minimum',
      'Registration duty, minimum',
      'Registrierungsgebühren, Mindestbetrag',
    ),
  },
  {
    value: 'vat-own-home',
    label: words(
      'Btw op een nieuw eigen hoofdverblijf',
      'TVA sur une résidence principale neuve',
      'VAT on a new main home',
      'MwSt. auf ein neues Eigenheim',
    ),
  },
  {
    value: 'vat-own-home-limit',
    label: words(
      'Hoogste voordeel van die verlaagde btw',
      'Avantage maximum de cette TVA réduite',
      'Highest advantage of that reduced VAT',
      'Höchstvorteil dieser ermäßigten MwSt.',
    ),
  },
  {
    value: 'notary-fee',
    label: words(
      'Ereloon van de notaris (schaal)',
      'Honoraires du notaire (barème)',
      'Notary’s fee (scale)',
      'Honorar des Notars (Staffel)',
    ),
  },
  {
    value: 'notary-file-cost',
    label: words(
      'Dossierkosten van de notaris',
      'Frais de dossier du notaire',
      'Notary’s file cost',
      'Aktenkosten des Notars',
    ),
  },
  {
    value: 'notary-vat',
    label: words(
      'Btw op het ereloon',
      'TVA sur les honoraires',
      'VAT on the notary’s fee',
      'MwSt. auf das Honorar',
    ),
  },
  {
    value: 'deed-disbursements',
    label: words(
      'Uitgaven aan derden voor de akte',
      'Débours pour l’acte',
      'Payments to others for the deed',
      'Auslagen für die Urkunde',
    ),
  },
  {
    value: 'cadastral-index',
    label: words(
      'Index van het kadastraal inkomen',
      'Coefficient d’indexation du revenu cadastral',
      'Index of the cadastral income',
      'Index des Katastereinkommens',
    ),
  },
  {
    value: 'property-tax',
    label: words(
      'Onroerende voorheffing, basistarief',
      'Précompte immobilier, taux de base',
      'Property tax, base rate',
      'Immobiliensteuervorabzug, Basissatz',
    ),
  },
  {
    value: 'property-tax-municipality',
    label: words(
      'Opcentiemen van de gemeente',
      'Centimes additionnels de la commune',
      'Surcharge of the municipality',
      'Zuschlaghundertstel der Gemeinde',
    ),
  },
  {
    value: 'property-tax-province',
    label: words(
      'Opcentiemen van provincie of agglomeratie',
      'Centimes additionnels de la province ou de l’agglomération',
      'Surcharge of the province or agglomeration',
      'Zuschlaghundertstel der Provinz oder Agglomeration',
    ),
  },
  {
    value: 'energy-price',
    label: words(
      'Energieprijs per kWh',
      'Prix de l’énergie par kWh',
      'Energy price per kWh',
      'Energiepreis je kWh',
    ),
  },
]
